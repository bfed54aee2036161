import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { listTiers, sees, tierProgress, type Viewer } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { holderOf } from '../access.ts';
import { readLevel } from '../level-repository.ts';
import type { RequestRow } from '../repository.ts';
import type { RequestDetailSchema } from './schemas.ts';

type Level = Static<typeof RequestDetailSchema>['level'];

/**
 * The level that a payment has brought, and how far the account is now (product §14.3). It is for those who see what the
 * account was topped up with. A group that is no more has none: its money goes to its owner.
 */
export async function levelOf(db: Database, request: RequestRow, viewer: Viewer): Promise<Level> {
  if (request.status !== 'paid' || !sees(viewer, 'movements', holderOf(request))) return null;
  const [row, tiers] = await Promise.all([readLevel(db, request.payer_id), listTiers(db)]);
  if (row === undefined) return null;
  return {
    before: request.tier_before,
    after: request.tier_after,
    progress: tierProgress(tiers, row.tier, wire(row.total_topped_up)),
  };
}
