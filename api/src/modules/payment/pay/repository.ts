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

/** Of whom somebody is part, in the order in which these pay. */
export async function findActivePayers(db: Database, session: Session): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select p.id, p.kind, p.name, p.owner_id, p.group_id, p.company_id, b.balance
    from payers_of_users o join payers p on p.id = o.payer_id join payer_balances b on b.payer_id = p.id
    where o.user_id = ${session.userId} and p.is_active
    order by o.place`.execute(db);
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

/** Keeps the payer from being closed until the transaction ends. Returns false when it pays no more. */
export async function keepActive(db: Database, payerId: string): Promise<boolean> {
  const { rows } = await sql`select id from payers where id = ${payerId} and is_active for share`.execute(db);
  return rows.length > 0;
}
