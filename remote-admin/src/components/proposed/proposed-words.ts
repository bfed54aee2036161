import type { Proposal } from '../../api/proposals.ts';

/** «Предложение П-000123 записано». */
export function proposedTitle(proposals: readonly Pick<Proposal, 'number'>[]): string {
  const numbers = proposals.map(({ number }) => number);
  return numbers.length === 1
    ? `Предложение ${numbers.join()} записано`
    : `Записаны предложения ${numbers.join(', ')}`;
}
