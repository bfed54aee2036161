import type { Database } from '#db/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { awaitsLetter } from './awaits-letter.ts';
import { findSecondsAmong } from './proposal-dto.ts';
import type { Decider, ProposalRow } from './repository.ts';

/**
 * Writes to everybody who may confirm a proposal that was just made, in its transaction: whoever proposes it again by the
 * same key writes none. Where nobody may, others hear of it (`beginDay`), so nobody reads of one thing twice.
 */
export async function tellSeconds(
  trx: Database,
  row: ProposalRow,
  deciders: readonly Decider[],
  cabinetOrigin: string,
): Promise<void> {
  for (const person of findSecondsAmong(deciders, row))
    await enqueueLetter(trx, awaitsLetter(person, row, cabinetOrigin));
}
