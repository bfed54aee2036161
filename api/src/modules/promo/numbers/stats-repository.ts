import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { all, fingerprintsOf, type PromoFilter, requestConditions } from '../filter-repository.ts';
import type { PromoDays } from '../period.ts';

interface StatsRow {
  readonly total: number;
  readonly granted: number;
  readonly rejected: number;
  readonly flagged: number;
  readonly amount_granted: string;
  readonly people: number;
  readonly converted: number;
  readonly unique_ips: number;
  readonly unique_fingerprints: number;
}

export function isNarrow({ ip, fingerprint, cluster_id: clusterId }: PromoFilter): boolean {
  return ip !== undefined || fingerprint !== undefined || clusterId !== undefined;
}

/**
 * The numbers of whole days. They come from the roll-ups, or from the index of an address, a fingerprint or a cluster.
 */
export async function readStats(db: Database, days: PromoDays, filter: PromoFilter): Promise<StatsRow> {
  const { rows } = await (isNarrow(filter) ? fromRequests(days, filter) : fromRollUps(days)).execute(db);
  if (!rows[0]) throw new Error('a sum has always a row');
  return rows[0];
}

function fromRollUps({ from, to, start, end }: PromoDays): RawBuilder<StatsRow> {
  const unique = (kind: string) => sql`(select coalesce(sum(sources), 0)::integer from promo_returns
    where kind = ${sql.lit(kind)} and day between ${from}::date and ${to}::date and previous_day < ${from}::date)`;
  return sql<StatsRow>`
    select ${statusSums(sql`requests`)},
      coalesce(sum(amount), 0) as amount_granted, coalesce(sum(people), 0)::integer as people,
      coalesce(sum(converted), 0)::integer as converted,
      ${unique('ip')} as unique_ips, ${unique('fingerprint')} as unique_fingerprints
    from promo_hours where hour >= ${start} and hour < ${end}`;
}

function fromRequests(days: PromoDays, filter: PromoFilter): RawBuilder<StatsRow> {
  const { start, end } = days;
  return sql<StatsRow>`
    with r as (${requestsOf(days, filter)}),
    people as (
      select p.topped_up_at from promo_people p
      where p.granted_at >= ${start} and p.granted_at < ${end}
        and p.person in (select r.person from r where r.status = 'granted'))
    select ${statusSums(sql`1`)},
      coalesce(sum(amount) filter (where status = 'granted'), 0) as amount_granted,
      count(distinct promo_network(ip))::integer as unique_ips, count(distinct fingerprint)::integer as unique_fingerprints,
      (select count(*)::integer from people) as people,
      (select count(*)::integer from people where topped_up_at is not null) as converted
    from r`;
}

/** The requests of an address, a fingerprint or a cluster on some days. */
export function requestsOf({ start, end }: PromoDays, filter: PromoFilter): RawBuilder<unknown> {
  const { cluster_id: clusterId } = filter;
  return sql`select r.* from promo_requests r where ${all([
    sql`r.created_at >= ${start}`,
    sql`r.created_at < ${end}`,
    ...requestConditions(filter),
    ...(clusterId === undefined ? [] : [sql`r.fingerprint in (${fingerprintsOf(clusterId)})`]),
  ])}`;
}

function statusSums(n: RawBuilder<unknown>): RawBuilder<unknown> {
  const of = (status: string) =>
    sql`coalesce(sum(${n}) filter (where status = ${sql.lit(status)}), 0)::integer as ${sql.ref(status)}`;
  return sql`coalesce(sum(${n}), 0)::integer as total, ${of('granted')}, ${of('rejected')}, ${of('flagged')}`;
}
