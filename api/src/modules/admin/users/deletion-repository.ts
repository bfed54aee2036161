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
}

/** Somebody who was deleted. */
export async function findDeleted(db: Database, id: string): Promise<DeletedRow | undefined> {
  const { rows } = await sql<DeletedRow>`
    select u.id, u.email, u.display_name, u.created_at, u.deleted_at
    from users u where u.id = ${id} and u.deleted_at is not null`.execute(db);
  return rows[0];
}
