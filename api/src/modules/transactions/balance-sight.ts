import type { Database } from '#db/index.ts';
import { type Onlooker, type PayerHolder, sees, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { TransactionScope } from './filter.ts';
import type { TransactionRow } from './repository.ts';

/** Whether a row shows the balance before and after it. */
export type BalanceSight = (row: TransactionRow) => boolean;

/**
 * Says which rows of a list show a balance. My own list has only my lines of a shared account, so its balances would
 * reveal what others spent in between.
 */
export async function balanceSight(
  db: Database,
  session: Session,
  scope: TransactionScope,
): Promise<BalanceSight> {
  if (scope === 'user') return (row) => sees(session, 'linesOfMine', holderOf(row));
  // Only the group's list needs the viewer's group; without one it reveals nothing more.
  return sightOf(scope === 'group' ? await viewerOf(db, session) : { ...session, groupId: null });
}

export function sightOf(viewer: Onlooker): BalanceSight {
  return (row) => sees(viewer, 'movements', holderOf(row));
}

export function holderOf(row: TransactionRow): PayerHolder {
  return {
    kind: row.payer_kind,
    ownerId: row.payer_owner_id,
    companyId: row.payer_company_id,
    groupId: row.payer_group_id,
  };
}
