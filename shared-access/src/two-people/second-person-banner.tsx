import { Banner } from '@cabinet/kernel/ui';

/** Whoever changes somebody's rights may first read this. */
export interface SecondPersonBannerProps {
  /** Why one person is not enough, in a sentence. */
  readonly cause: string;
  /** What somebody else confirms: «Её», «Новую почту». */
  readonly what: string;
  /** How things stay until then. */
  readonly until: string;
}

/** Says before a change that it takes two people, and what happens until then (product §19.5). */
export function SecondPersonBanner({ cause, what, until }: SecondPersonBannerProps) {
  return (
    <Banner title="Нужен второй человек">
      {`${cause}\n${what} подтвердит другой человек, у которого эти права тоже есть; ${until}.\nЕсли второго человека нет, предложение вступит в силу через 24 часа, и все сотрудники получат письма.`}
    </Banner>
  );
}
