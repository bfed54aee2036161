import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { SourceKind } from '#lib/promo-kinds.ts';
import { isFrom, liesIn } from '../filter-repository.ts';
import type { BlockSchema } from './schemas.ts';

/** The blocks with their authors, and how many requests came from each source. */
export function blocks(db: Database) {
  return db.selectFrom('promo_blocks as b').leftJoin('users as u', 'u.id', 'b.created_by');
}

const REQUESTS = sql<number>`(select coalesce(sum(s.requests), 0)::integer from promo_sources s
  where case b.kind when 'ip' then s.kind = 'ip' and ${liesIn(sql`s.value::inet`, sql`b.network`)}
    else s.kind = b.kind and s.value = b.value end)`;

export function selectBlock(query: ReturnType<typeof blocks>) {
  return query.select([
    'b.id',
    'b.kind',
    sql<string>`coalesce(promo_source(b.network), b.value)`.as('value'),
    'b.reason',
    sql<Author>`case when u.id is not null then
      json_build_object('id', u.id, 'display_name', coalesce(nullif(u.display_name, ''), u.email)) end`.as(
      'created_by',
    ),
    'b.created_at',
    REQUESTS.as('requests'),
  ]);
}

type Author = Static<typeof BlockSchema>['created_by'];
export type BlockRow = InferResult<ReturnType<typeof selectBlock>>[number];

/** Names the network of an address in the one form that the database uses. */
export async function canonical(db: Database, kind: SourceKind, value: string): Promise<string> {
  if (kind === 'fingerprint') return value;
  const { rows } = await sql<{ value: string }>`select promo_source(${value}::inet) as value`.execute(db);
  return rows[0]?.value ?? value;
}

export function findBlock(db: Database, kind: SourceKind, value: string): Promise<BlockRow | undefined> {
  return selectBlock(blocks(db)).where(isBlockOf(kind, value)).executeTakeFirst();
}

/** The narrowest block that refuses this source: its own, or that of a network that it is part of. */
export function findRefusal(db: Database, kind: SourceKind, value: string): Promise<BlockRow | undefined> {
  if (kind === 'fingerprint') return findBlock(db, kind, value);
  return selectBlock(blocks(db))
    .where(sql<SqlBool>`b.network >>= promo_network(${value}::inet)`)
    .orderBy(sql`masklen(b.network)`, 'desc')
    .executeTakeFirst();
}

/** Whether the row `b` is the block of exactly this source. */
const isBlockOf = (kind: SourceKind, value: string) =>
  kind === 'ip'
    ? sql<SqlBool>`b.network = promo_network(${value}::inet)`
    : sql<SqlBool>`b.kind = ${kind} and b.value = ${value}`;

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
    .onConflict((conflict) => conflict.doNothing())
    .returning('value')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false where it is not blocked. */
export async function deleteBlock(trx: Database, kind: SourceKind, value: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('promo_blocks as b')
    .where(isBlockOf(kind, value))
    .returning('b.value')
    .executeTakeFirst();
  return deleted !== undefined;
}

interface SourceRow {
  readonly requests: number;
  readonly users: number;
  readonly users_30d: number;
  readonly granted: number;
  readonly amount: string;
  readonly links: number;
}

/** What has come from an address, a network or a fingerprint so far, and who has since a moment. */
export async function findSource(
  db: Database,
  { kind, value }: { readonly kind: SourceKind; readonly value: string },
  since: Date,
): Promise<SourceRow> {
  const isOwn = kind === 'ip' ? isFrom(value) : sql`r.fingerprint = ${value}`;
  const people = (more: RawBuilder<unknown>) =>
    sql`(select count(distinct r.person)::integer from promo_requests r where ${isOwn} ${more})`;
  const isPart =
    kind === 'ip' ? liesIn(sql`s.value::inet`, sql`promo_network(${value}::inet)`) : sql`s.value = ${value}`;
  const { rows } = await sql<SourceRow>`
    with parts as materialized (select s.* from promo_sources s where s.kind = ${sql.lit(kind)} and ${isPart})
    select coalesce(sum(requests), 0)::integer as requests, coalesce(sum(granted), 0)::integer as granted,
      coalesce(sum(amount), 0) as amount,
      -- Several addresses of a network may have met the same device.
      case when count(*) < 2 then coalesce(max(links), 0) else (
        select count(distinct p.fingerprint_id)::integer from promo_pairs p where p.ip_id in (select id from parts))
        end as links,
      ${people(sql``)} as users, ${people(sql`and r.created_at >= ${since}`)} as users_30d
    from parts`.execute(db);
  if (!rows[0]) throw new Error('a sum has always a row');
  return rows[0];
}
