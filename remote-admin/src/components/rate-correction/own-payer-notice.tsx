import { Banner } from '@cabinet/kernel/ui';

const DEEDS = {
  tier: 'его уровень меняет другой человек с разрешением «Управление корректировками ставок».',
  correction:
    'корректировку для него создаёт, меняет и отключает другой человек с разрешением «Управление корректировками ставок».',
} as const;

/** Why nothing can be done here: nobody prices themself. */
export function OwnPayerNotice({ deed }: { readonly deed: keyof typeof DEEDS }) {
  return <Banner tone="warning">{`Это ваш счёт или счёт вашей группы или компании: ${DEEDS[deed]}`}</Banner>;
}
