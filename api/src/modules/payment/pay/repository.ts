import { OPEN_STATUSES } from '@cabinet/kernel/core/payments';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { PayerKind, PaymentMethod } from '../../../db/schema.ts';
import type { Session } from '../../../lib/sessions/session.ts';

const BATCH = 100;
/** A payment that was checked just before the end may still be at its bank. */
const GRACE_MINUTES = 60;

/** Requests whose time is over; those that are at their provider a while longer where nobody can be asked. */
export function findDueRequests(
  db: Database,
  { canAsk }: { canAsk: boolean },
): Promise<{ id: string; method: PaymentMethod }[]> {
  return (
    db
      .selectFrom('payment_requests')
      .select(['id', 'method'])
      .where('status', 'in', OPEN_STATUSES)
      // The first of two people has confirmed the money; the payer must not suffer from a slow second one.
      .where('confirmed_by', 'is', null)
      .where((eb) =>
        eb.or([
          eb('expires_at', '<=', sql<Date>`now() - make_interval(mins => ${GRACE_MINUTES})`),
          eb.and([
            eb('expires_at', '<=', sql<Date>`now()`),
            ...(canAsk ? [] : [eb.or([eb('method', '=', 'invoice'), eb('status', '=', 'pending')])]),
          ]),
        ]),
      )
      .orderBy('expires_at')
      .limit(BATCH)
      .execute()
  );
}

export type PayerChoice = { id: string; kind: PayerKind; name: string };

type PayerRow = PayerChoice & {
  owner_id: string | null;
  group_id: string | null;
  company_id: string | null;
  balance: string;
};

export async function findTopUpPayers(
  db: Database,
  session: Session,
  { seesCompany }: { seesCompany: boolean },
): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select p.id, p.kind, p.name, p.owner_id, p.group_id, p.company_id, b.balance
    from payers_of_users o join payers p on p.id = o.payer_id join payer_balances b on b.payer_id = p.id
    where o.user_id = ${session.userId} and p.is_active
      and (p.kind <> 'company' or ${seesCompany} or p.owner_id = ${session.userId})
    order by o.place`.execute(db);
  return rows;
}

type PayerMoney = { balance: string; total_topped_up: string; tier: string; tier_is_manual: boolean };

export async function readPayerMoney(db: Database, payerId: string): Promise<PayerMoney> {
  const { rows } = await sql<PayerMoney>`
    select b.balance, b.total_topped_up, p.tier, p.tier_is_manual
    from payer_balances b join payers p on p.id = b.payer_id where p.id = ${payerId}`.execute(db);
  if (!rows[0]) throw new Error(`payer ${payerId} has no balance row`);
  return rows[0];
}
