import { ONLINE_METHODS, OPEN_STATUSES } from '@cabinet/kernel/core/payments';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerKind, PaymentMethod } from '#db/schema.ts';
import type { Session } from '#lib/sessions/session.ts';

const BATCH = 100;
/** The bank may still be working on a payment that was checked just before the end. */
const GRACE_MINUTES = 60;

/** The requests whose time is over. Where nobody can be asked, payments at a provider that have begun get longer. */
export function findDueRequests(
  db: Database,
  { canAsk }: { readonly canAsk: boolean },
): Promise<{ readonly id: string; readonly method: PaymentMethod }[]> {
  return (
    db
      .selectFrom('payment_requests')
      .select(['id', 'method'])
      .where('status', 'in', OPEN_STATUSES)
      // One of two people has confirmed the money, and a slow second one must not harm the payer.
      .where('confirmed_by', 'is', null)
      .where((eb) =>
        eb.or([
          eb('expires_at', '<=', sql<Date>`now() - make_interval(mins => ${GRACE_MINUTES})`),
          eb.and([
            eb('expires_at', '<=', sql<Date>`now()`),
            ...(canAsk
              ? []
              : [eb.or([eb('method', 'not in', ONLINE_METHODS), eb('status', '=', 'pending')])]),
          ]),
        ]),
      )
      .orderBy('expires_at')
      .limit(BATCH)
      .execute()
  );
}

export interface PayerChoice {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
}

type PayerRow = PayerChoice & {
  readonly owner_id: string | null;
  readonly group_id: string | null;
  readonly company_id: string | null;
  readonly balance: string;
};

/**
 * Of whom somebody is part, in the order in which these pay; then what they own and owe on, though it pays no more: a
 * debt can always be paid.
 */
export async function findPayersToTopUp(db: Database, session: Session): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select p.id, p.kind, p.name, p.owner_id, p.group_id, p.company_id, b.balance
    from payers p join payer_balances b on b.payer_id = p.id
      left join payers_of_users o on o.payer_id = p.id and o.user_id = ${session.userId}
    where p.id in (
      select payer_id from payers_of_users where user_id = ${session.userId}
      union select id from payers where owner_id = ${session.userId})
      and (o.payer_id is not null and p.is_active or p.owner_id = ${session.userId} and b.debt > 0)
    order by p.is_active desc, o.place, p.id`.execute(db);
  return rows;
}

interface PayerMoney {
  readonly balance: string;
  readonly total_topped_up: string;
  readonly tier: string;
  readonly tier_is_manual: boolean;
}

export async function readPayerMoney(db: Database, payerId: string): Promise<PayerMoney> {
  const { rows } = await sql<PayerMoney>`
    select b.balance, b.total_topped_up, p.tier, p.tier_is_manual
    from payer_balances b join payers p on p.id = b.payer_id where p.id = ${payerId}`.execute(db);
  if (!rows[0]) throw new Error(`payer ${payerId} has no balance row`);
  return rows[0];
}

/** Keeps the payer from being closed until the transaction ends. Returns false when it pays no more and owes nothing. */
export async function keepActive(db: Database, payerId: string): Promise<boolean> {
  const { rows } = await sql`select id from payers where id = ${payerId}
    and (is_active or exists (select from payer_balances b where b.payer_id = payers.id and b.debt > 0)) for share`.execute(
    db,
  );
  return rows.length > 0;
}
