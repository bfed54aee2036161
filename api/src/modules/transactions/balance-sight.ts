import type { Database } from '../../db/index.ts';
import { seesMovements, viewerOf } from '../../lib/ledger/index.ts';
import type { Session } from '../../lib/sessions/session.ts';
import type { TransactionScope } from './filter.ts';
import type { TransactionRow } from './page.ts';

/** Whether a row is shown with the balance before and after it. */
export type BalanceSight = (row: TransactionRow) => boolean;

/**
 * Which rows of a list, or which single transaction, show a balance. My own list holds only some lines of an account
 * that I share: between two of them others spend, so its balances would not follow from each other and would reveal
 * what others spent.
 */
export async function balanceSight(
  db: Database,
  session: Session,
  scope: TransactionScope | 'one',
): Promise<BalanceSight> {
  if (scope === 'user') return (row) => row.payer_user_id === session.userId;
  const viewer = await viewerOf(db, session);
  return (row) =>
    seesMovements(viewer, {
      kind: row.payer_kind,
      ownerId: row.payer_owner_id,
      companyId: row.payer_company_id,
      groupId: row.payer_group_id,
    });
}
