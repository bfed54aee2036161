import type { Proposal } from '../../api/proposals.ts';

/** What a saved change has come to. */
export const savedText = ({ proposal }: { readonly proposal: Proposal | null }): string =>
  proposal === null
    ? 'Корректировка сохранена'
    : `Предложение ${proposal.number} записано: подтверждает другой человек`;
