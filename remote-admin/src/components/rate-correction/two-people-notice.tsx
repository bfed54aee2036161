import { Banner } from '@cabinet/kernel/ui';

/** Says before it is saved that it takes two people, and why. */
export function TwoPeopleNotice({ why }: { readonly why: readonly string[] }) {
  return (
    <Banner title="Нужен второй человек">
      {`${why.join('. ')}. Вы только предложите это, а подтвердит другой человек с разрешением «Управление корректировками ставок». До этого цены не изменятся.`}
    </Banner>
  );
}
