import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** The personal account of a person, and what waits on it. */
export interface OwnMoney {
  readonly payer_id: string;
  readonly balance: string;
  readonly held: string;
  readonly debt: string;
  readonly credit_limit: string;
  readonly open_requests: number;
  readonly open_amount: string;
}

/** What is on the personal account of a person, deleted or not. Undefined when there is nobody. */
export async function findOwnMoney(db: Database, userId: string): Promise<OwnMoney | undefined> {
  const { rows } = await sql<OwnMoney>`
    select p.id as payer_id, b.balance, b.held, b.debt, b.credit_limit,
      (select count(*)::integer from payment_requests r
        where r.payer_id = p.id and r.status in ('pending', 'processing')) as open_requests,
      (select coalesce(sum(r.amount), 0)::text from payment_requests r
        where r.payer_id = p.id and r.status in ('pending', 'processing')) as open_amount
    from payers p join payer_balances b on b.payer_id = p.id where p.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Locks the money of a person, as every movement does, so that what is said of it holds until the transaction ends. */
export async function lockOwnMoney(trx: Database, userId: string): Promise<OwnMoney | undefined> {
  await sql`select from payer_balances where payer_id = (select id from payers where user_id = ${userId})
    for update`.execute(trx);
  return findOwnMoney(trx, userId);
}

export interface DeletedRow {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly created_at: Date;
  readonly deleted_at: Date;
  readonly deleted_by: string | null;
  readonly deleted_by_name: string | null;
  readonly reason: string | null;
}

/** Somebody who was deleted, with who did it and why, by the audit log. */
export async function findDeleted(db: Database, id: string): Promise<DeletedRow | undefined> {
  const { rows } = await sql<DeletedRow>`
    select u.id, u.email, u.display_name, u.created_at, u.deleted_at, l.actor_id as deleted_by,
      a.display_name as deleted_by_name, l.after ->> 'reason' as reason
    from users u
      left join lateral (select actor_id, after from audit_log
        where entity_type = 'user' and entity_id = u.id::text and action = 'user.delete'
        order by seq desc limit 1) l on true
      left join users a on a.id = l.actor_id
    where u.id = ${id} and u.deleted_at is not null`.execute(db);
  return rows[0];
}
