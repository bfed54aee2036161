import { type PayerHolder, sees } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { TransactionScope } from './filter.ts';
import type { TransactionRow } from './repository.ts';

/** Whether a row shows the balance before and after it. */
export type BalanceSight = (row: TransactionRow) => boolean;

/**
 * Says which rows of a list show a balance. A list of one's own lines of a shared account has gaps: balances would
 * reveal what others spent in between.
 */
export function balanceSight(session: Session, scope: TransactionScope): BalanceSight {
  if (scope === 'user') return (row) => sees(session, 'linesOfMine', holderOf(row));
  const isTold = sightOf(session);
  if (scope === 'all') return isTold;
  return (row) => sees(session, 'rowsOfOthers', holderOf(row)) && isTold(row);
}

export function sightOf(session: Session): BalanceSight {
  return (row) => sees(session, 'movements', holderOf(row));
}

export function holderOf(row: TransactionRow): PayerHolder {
  return {
    kind: row.payer_kind,
    ownerId: row.payer_owner_id,
    companyId: row.payer_company_id,
    groupId: row.payer_group_id,
  };
}
