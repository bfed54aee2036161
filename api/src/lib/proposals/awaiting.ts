import { hasPermission } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { PROPOSAL_KINDS, type ProposalKind } from './kind.ts';
import { PROPOSAL_KIND } from './kinds.ts';
import { type Judge, obstacleOf } from './proposal-dto.ts';
import { findOpenFor } from './repository.ts';

/** The kinds about which somebody decides. */
export function kindsDecidedBy(permissions: readonly string[]): ProposalKind[] {
  return PROPOSAL_KINDS.filter((kind) => hasPermission(permissions, PROPOSAL_KIND[kind].permission));
}

/**
 * The ids of the proposals that wait for this person: exactly those that they may confirm now (product §19.5). One rule
 * decides about the press, the list and the number, so that nobody is called to what is refused to them.
 */
export async function findAwaiting(db: Database, judge: Judge): Promise<string[]> {
  const kinds = kindsDecidedBy(judge.permissions);
  if (kinds.length === 0) return [];
  const rows = await findOpenFor(db, judge.userId, kinds);
  return rows.filter((row) => obstacleOf(judge, row) === null).map(({ id }) => id);
}
