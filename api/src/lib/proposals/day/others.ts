import type { Database } from '#db/index.ts';
import { missingOf, readDeciders } from '../proposal-dto.ts';
import type { ProposalRow } from '../repository.ts';

const NAMED = 5;

/** The names of some who could undo a proposal, or propose the opposite: neither its author nor whoever it is about. */
export async function findOthers(
  db: Database,
  row: Pick<ProposalRow, 'kind' | 'facts' | 'proposed_by' | 'person_id'>,
): Promise<string[]> {
  return (await readDeciders(db))
    .filter(({ userId }) => userId !== row.proposed_by && userId !== row.person_id)
    .filter((person) => missingOf(person, row) === null)
    .slice(0, NAMED)
    .map(({ displayName }) => displayName);
}
