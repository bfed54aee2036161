import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PromoStatus, SourceKind } from '#lib/promo-kinds.ts';
import { isRefused, type PromoFilter } from '../filter-repository.ts';
import type { PromoDays } from '../period.ts';
import { requestsOf } from './stats-repository.ts';

/** A source, with its numbers in the period. `rank` is the number by which the top is ordered. */
export interface Ranked {
  readonly source_id: number;
  readonly rank: number;
  readonly requests: number;
  readonly granted: number;
  readonly amount: string;
}

/** What is ranked, over which days and by which status. */
export interface Top {
  readonly kind: SourceKind;
  readonly days: PromoDays;
  readonly status: PromoStatus | undefined;
  readonly limit: number;
}

/** How many rows of the roll-up a period has. */
export async function countSourceDays(db: Database, { kind, days }: Top): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(sources), 0)::integer as n from promo_returns
    where kind = ${kind} and day between ${days.from}::date and ${days.to}::date`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * The top of all sources of the period. All of them are only ranked, because a hash of them with amounts would not fit
 * in memory.
 */
export async function rankAll(db: Database, { kind, days, status, limit }: Top): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select t.source_id, d.* from (
      select d.source_id, ${rankOf(status)} as rank from promo_source_days d
      where d.kind = ${kind} and d.day between ${days.from}::date and ${days.to}::date
      group by d.source_id having ${rankOf(status)} > 0 order by rank desc, d.source_id limit ${limit}) t
    cross join lateral (${sumsOf(sql`t.source_id`, days, status)}) d
    order by t.rank desc, t.source_id`.execute(db);
  return rows;
}

/** The next sources by requests in all time, each with its rank in the period, which is never higher. */
export async function rankNext(
  db: Database,
  { kind, days, status }: Top,
  after: { readonly ever: number; readonly sourceId: number } | undefined,
  limit: number,
): Promise<(Ranked & { readonly ever: number })[]> {
  const behind = after
    ? sql`and (s.requests < ${after.ever} or (s.requests = ${after.ever} and s.id > ${after.sourceId}))`
    : sql``;
  // The first bound lets the index begin where the last batch ended.
  const bound = after ? sql`and s.requests <= ${after.ever}` : sql``;
  const { rows } = await sql<Ranked & { ever: number }>`
    select s.id as source_id, s.requests as ever, d.* from (
      select s.id, s.requests from promo_sources s where s.kind = ${kind} ${bound} ${behind}
      order by s.requests desc, s.id limit ${limit}) s
    cross join lateral (${sumsOf(sql`s.id`, days, status)}) d
    order by s.requests desc, s.id`.execute(db);
  return rows;
}

/** The top among the requests of an address, a fingerprint or a cluster. */
export async function rankRequests(
  db: Database,
  { kind, days, status, limit }: Top,
  filter: PromoFilter,
): Promise<Ranked[]> {
  const value = kind === 'ip' ? sql`promo_source(r.ip)` : sql`r.fingerprint`;
  const rank =
    status === undefined ? sql`count(*)` : sql`count(*) filter (where r.status = ${sql.lit(status)})`;
  const { rows } = await sql<Ranked>`
    select s.id as source_id, t.rank, t.requests, t.granted, t.amount from (
      select ${value} as value, ${rank}::integer as rank, count(*)::integer as requests,
        (count(*) filter (where r.status = 'granted'))::integer as granted,
        coalesce(sum(r.amount) filter (where r.status = 'granted'), 0) as amount
      from (${requestsOf(days, filter)}) r group by 1) t
    join promo_sources s on s.kind = ${kind} and s.value = t.value
    where t.rank > 0 order by t.rank desc, s.id limit ${limit}`.execute(db);
  return rows;
}

export interface SourceRow {
  readonly id: number;
  readonly value: string;
  readonly users: number;
  readonly links: number;
  readonly first_seen: Date;
  readonly last_seen: Date;
  readonly blocked: boolean;
  readonly cluster_id: string | null;
  readonly cluster_number: number | null;
}

/** The other facts of sources, with how many people came from each in the period. */
export async function describeSources(
  db: Database,
  { kind, days }: Top,
  ids: readonly number[],
): Promise<SourceRow[]> {
  const own = kind === 'ip' ? sql`promo_network(r.ip) = s.value::inet` : sql`r.fingerprint = s.value`;
  const blocked =
    kind === 'ip'
      ? isRefused(sql`s.value::inet`)
      : sql`exists (select from promo_blocks b where b.kind = s.kind and b.value = s.value)`;
  const { rows } = await sql<SourceRow>`
    select s.id, s.value, s.links, s.first_seen, s.last_seen, m.cluster_id, c.number as cluster_number,
      (select count(distinct r.person)::integer from promo_requests r
        where ${own} and r.created_at >= ${days.start} and r.created_at < ${days.end}) as users,
      ${blocked} as blocked
    from promo_sources s
    left join promo_cluster_members m on m.source_id = s.id
    left join promo_clusters c on c.id = m.cluster_id
    where s.id = any (${ids}::integer[])`.execute(db);
  return rows;
}

function rankOf(status: PromoStatus | undefined): RawBuilder<unknown> {
  return sql`sum(d.${sql.raw(status ?? 'requests')})`;
}

/** The numbers of one source in the period. */
function sumsOf(
  id: RawBuilder<unknown>,
  days: PromoDays,
  status: PromoStatus | undefined,
): RawBuilder<unknown> {
  return sql`select coalesce(${rankOf(status)}, 0)::integer as rank, coalesce(sum(d.requests), 0)::integer as requests,
      coalesce(sum(d.granted), 0)::integer as granted, coalesce(sum(d.amount), 0) as amount
    from promo_source_days d
    where d.source_id = ${id} and d.day between ${days.from}::date and ${days.to}::date`;
}
