import { type InferResult, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { SourceKind } from '../fields.ts';
import type { BlockSchema } from './schemas.ts';

/** The blocks with their authors, and how many requests came from each source. */
export function blocks(db: Database) {
  return db
    .selectFrom('promo_blocks as b')
    .leftJoin('users as u', 'u.id', 'b.created_by')
    .leftJoin('promo_sources as s', (join) =>
      join.onRef('s.kind', '=', 'b.kind').onRef('s.value', '=', 'b.value'),
    );
}

export function selectBlock(query: ReturnType<typeof blocks>) {
  return query.select([
    'b.id',
    'b.kind',
    'b.value',
    'b.reason',
    sql<Author>`case when u.id is not null then
      json_build_object('id', u.id, 'display_name', coalesce(nullif(u.display_name, ''), u.email)) end`.as(
      'created_by',
    ),
    'b.created_at',
    sql<number>`coalesce(s.requests, 0)`.as('requests'),
  ]);
}

type Author = Static<typeof BlockSchema>['created_by'];
export type BlockRow = InferResult<ReturnType<typeof selectBlock>>[number];

/** Writes an address in the one form that the database uses. */
export async function canonical(db: Database, kind: SourceKind, value: string): Promise<string> {
  if (kind === 'fingerprint') return value;
  const { rows } = await sql<{ value: string }>`select host(${value}::inet) as value`.execute(db);
  return rows[0]?.value ?? value;
}

export function findBlock(db: Database, kind: SourceKind, value: string): Promise<BlockRow | undefined> {
  return selectBlock(blocks(db)).where('b.kind', '=', kind).where('b.value', '=', value).executeTakeFirst();
}

/** Returns false where it is blocked already. */
export async function insertBlock(
  trx: Database,
  block: {
    readonly kind: SourceKind;
    readonly value: string;
    readonly reason: string;
    readonly createdBy: string;
  },
): Promise<boolean> {
  const { kind, value, reason, createdBy } = block;
  const inserted = await trx
    .insertInto('promo_blocks')
    .values({ kind, value, reason, created_by: createdBy })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .returning('value')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false where it is not blocked. */
export async function deleteBlock(trx: Database, kind: SourceKind, value: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('promo_blocks')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .returning('value')
    .executeTakeFirst();
  return deleted !== undefined;
}

interface SourceRow {
  readonly requests: number;
  readonly users: number;
  readonly granted: number;
  readonly amount: string;
  readonly links: number;
}

/** What has come from an address or a fingerprint so far. */
export async function findSource(
  db: Database,
  kind: SourceKind,
  value: string,
): Promise<SourceRow | undefined> {
  const own = kind === 'ip' ? sql`r.ip = s.value::inet` : sql`r.fingerprint = s.value`;
  const { rows } = await sql<SourceRow>`
    select s.requests, s.granted, s.amount, s.links,
      (select count(distinct r.person)::integer from promo_requests r where ${own}) as users
    from promo_sources s where s.kind = ${kind} and s.value = ${value}`.execute(db);
  return rows[0];
}
