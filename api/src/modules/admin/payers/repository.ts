import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { companyFacts } from '#lib/companies/verified.ts';
import { isClosed } from '#lib/ledger/payer-state.ts';
import { wireOf } from '#lib/wire.ts';
import type { AdminPayerSchema } from './schemas.ts';

/** So many days count as the last month, today among them. */
const DAYS = 30;

/** Payers with their money and their owner. */
export function payers(db: Database) {
  return db
    .selectFrom('payers as p')
    .innerJoin('payer_balances as b', 'b.payer_id', 'p.id')
    .leftJoin('users as o', 'o.id', 'p.owner_id');
}

/**
 * The payers to choose a page from. PostgreSQL drops an outer join that nothing refers to, so their money is read only
 * where a filter names it.
 */
export function payersAlone(db: Database) {
  return db.selectFrom('payers as p').leftJoin('payer_balances as b', 'b.payer_id', 'p.id');
}

/**
 * The same rows for sums of money or an order by money. The payers themselves are read only where a filter names them.
 */
export function moneyAlone(db: Database) {
  return db.selectFrom('payer_balances as b').leftJoin('payers as p', 'p.id', 'b.payer_id');
}

/**
 * The found rows, kept whole behind an `offset 0` before they are sorted. PostgreSQL would otherwise sort all money
 * first, on disk, and join it row by row. Money has no index, so that a charge writes none.
 */
export function moneyToSort(db: Database, money: ReturnType<typeof moneyAlone>) {
  const found = money.select(['b.payer_id', 'b.balance', 'b.total_topped_up', 'b.total_spent']).offset(0);
  return db.selectFrom(found.as('b'));
}

export function selectPayer(query: ReturnType<typeof payers>) {
  const since = addDays(moscowDay(new Date()), 1 - DAYS);
  return query.select([
    'p.id',
    'p.kind',
    'p.name',
    'p.owner_id',
    'p.user_id',
    'p.group_id',
    'p.company_id',
    sql<Owner>`case when o.id is not null then
      json_build_object('id', o.id, 'display_name', o.display_name, 'email', o.email) end`.as('owner'),
    'p.tier',
    'p.tier_is_manual',
    'p.is_active',
    'p.version',
    'p.created_at',
    wireOf('b.balance').as('balance'),
    wireOf('b.held').as('held'),
    wireOf('b.credit_limit').as('credit_limit'),
    wireOf('b.available').as('available'),
    wireOf('b.debt').as('debt'),
    wireOf('b.total_topped_up').as('total_topped_up'),
    wireOf('b.total_spent').as('total_spent'),
    isClosed.as('is_closed'),
    companyFacts.as('company'),
    sql<string>`(select ${wireOf('s.sum')} from (
      select coalesce(sum(d.amount_out), 0) as sum from ledger_payer_days d
      where d.payer_id = p.id and d.type = 'charge' and d.day >= ${since}::date) s)`.as('spent_30d'),
  ]);
}

type Owner = Static<typeof AdminPayerSchema>['owner'];
export type PayerRow = InferResult<ReturnType<typeof selectPayer>>[number];

export function findPayer(db: Database, id: string): Promise<PayerRow | undefined> {
  return selectPayer(payers(db)).where('p.id', '=', id).executeTakeFirst();
}

/** The payers with these ids, in the order of the ids. */
export function findPayers(db: Database, ids: readonly string[]): Promise<PayerRow[]> {
  return selectPayer(payers(db))
    .where(sql<SqlBool>`p.id = any (${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], p.id)`)
    .execute();
}

/**
 * Locks the payer's money until the transaction ends, as every movement and every closing does. What is read afterwards
 * stays true meanwhile.
 */
export async function lockPayer(trx: Database, id: string): Promise<PayerRow | undefined> {
  await sql`select from payer_balances where payer_id = ${id} for update`.execute(trx);
  return findPayer(trx, id);
}

export async function updatePayer(trx: Database, id: string, isActive: boolean): Promise<void> {
  await sql`update payers set is_active = ${isActive}, version = version + 1 where id = ${id}`.execute(trx);
}

/** The payer that got the money of a closed one. */
export function findSuccessor(db: Database, id: string) {
  return db
    .selectFrom('payers as p')
    .innerJoin('payers as s', 's.id', 'p.successor_id')
    .select(['s.id', 's.kind', 's.name'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** The reason why a payer's tier is not the one of its top-ups, if somebody has set it. */
export async function findManualTier(
  db: Database,
  id: string,
): Promise<
  | {
      readonly at: Date;
      readonly reason: string | null;
      readonly actor_id: string | null;
      readonly actor_name: string | null;
    }
  | undefined
> {
  const row = await db
    .selectFrom('payers as p')
    .leftJoin('users as u', 'u.id', 'p.tier_set_by')
    .select(['p.tier_set_at', 'p.tier_reason', 'p.tier_set_by', 'u.display_name'])
    .where('p.id', '=', id)
    .where('p.tier_is_manual', '=', true)
    .executeTakeFirst();
  if (!row?.tier_set_at) return undefined;
  return {
    at: row.tier_set_at,
    reason: row.tier_reason,
    actor_id: row.tier_set_by,
    actor_name: row.display_name,
  };
}

/** When the holder of a payer ended, or null while there is one. */
export async function findEnd(db: Database, id: string): Promise<Date | null> {
  const { rows } = await sql<{ readonly at: Date | null }>`
    select coalesce(u.deleted_at, g.dissolved_at, c.closed_at) as at
    from payers p
      left join users u on u.id = p.user_id
      left join groups g on g.id = p.group_id
      left join companies c on c.id = p.company_id
    where p.id = ${id}`.execute(db);
  return rows[0]?.at ?? null;
}

export interface HoldRow {
  readonly id: string;
  readonly amount: string;
  readonly user_id: string | null;
  readonly user_name: string | null;
  readonly model_name: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly total: number;
}

const HOLDS_SHOWN = 20;

/** The open reserves, those that end first at the top. `total` is the number of all. */
export async function findHolds(db: Database, payerId: string): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select h.id, h.amount, h.user_id, u.display_name as user_name, m.name as model_name, h.created_at, h.expires_at,
      count(*) over ()::integer as total
    from holds h left join users u on u.id = h.user_id left join models m on m.id = h.model_id
    where h.payer_id = ${payerId} and h.status = 'active'
    order by h.expires_at, h.id limit ${HOLDS_SHOWN}`.execute(db);
  return rows;
}
