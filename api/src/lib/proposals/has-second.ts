import type { Database } from '#db/index.ts';
import { PROPOSAL_KIND } from './kinds.ts';
import { missingOf } from './proposal-dto.ts';
import { findSeconds, type ProposalRow } from './repository.ts';

/** Whether anybody could be the second person for a proposal that is made now, or was made at a moment. */
export async function hasSecond(
  db: Database,
  {
    kind,
    facts = {},
    proposed_by: proposerId,
    created_at: at,
  }: Pick<ProposalRow, 'kind' | 'proposed_by'> & Partial<Pick<ProposalRow, 'facts' | 'created_at'>>,
): Promise<boolean> {
  const { permission } = PROPOSAL_KIND[kind];
  const seconds = await findSeconds(db, { permission, proposerId, ...(at && { at }) });
  return seconds.some((person) => missingOf(person, { kind, facts }) === null);
}
