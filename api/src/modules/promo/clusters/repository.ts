import { SHARED_NETWORK_FINGERPRINTS } from '@cabinet/kernel/core/contract';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { isRefused } from '../filter-repository.ts';

export interface RefreshState {
  readonly requested_at: Date | null;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly took_ms: number | null;
}

export async function readRefresh(db: Database): Promise<RefreshState> {
  return db
    .selectFrom('promo_refresh')
    .select(['requested_at', 'started_at', 'finished_at', 'took_ms'])
    .executeTakeFirstOrThrow();
}

export async function requestRefresh(trx: Database): Promise<void> {
  await sql`update promo_refresh set requested_at = clock_timestamp()`.execute(trx);
}

export function findCluster(db: Database, id: string) {
  return db.selectFrom('promo_clusters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false where it was not new. */
export async function markReviewed(trx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promo_clusters')
    .set({ is_new: false })
    .where('id', '=', id)
    .where('is_new', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface EdgeRow {
  readonly fingerprint: string;
  readonly fingerprint_blocked: boolean;
  readonly kind: 'ip' | 'user';
  /** The network, or the person: an account's id or an e-mail. */
  readonly value: string;
  readonly label: string;
  readonly is_blocked: boolean;
  readonly requests: number;
}

/** The addresses and the people of a cluster's fingerprints, the busiest first. */
export async function findEdges(db: Database, clusterId: string, limit: number): Promise<EdgeRow[]> {
  const members = sql`promo_cluster_members m join promo_sources f on f.id = m.source_id and f.kind = 'fingerprint'`;
  const { rows } = await sql<EdgeRow>`
    select e.*, exists (select from promo_blocks b where b.kind = 'fingerprint' and b.value = e.fingerprint)
        as fingerprint_blocked,
      case when e.kind = 'ip' then ${isRefused(sql`e.value::inet`)} else false end as is_blocked
    from (
      (select f.value as fingerprint, 'ip' as kind, i.value, i.value as label, p.requests
        from ${members} join promo_pairs p on p.fingerprint_id = f.id join promo_sources i on i.id = p.ip_id
        where m.cluster_id = ${clusterId} and i.links <= ${sql.lit(SHARED_NETWORK_FINGERPRINTS)}
        order by p.requests desc, 1, 3 limit ${limit})
      union all
      (select r.fingerprint, 'user', coalesce(r.user_id::text, lower(r.email)),
          coalesce(max(u.email), max(lower(r.email))), count(*)::integer
        from ${members} join promo_requests r on r.fingerprint = f.value left join users u on u.id = r.user_id
        where m.cluster_id = ${clusterId} and r.person is not null
        group by 1, 3 order by 5 desc, 1, 3 limit ${limit})) e
    order by e.requests desc, e.fingerprint, e.kind, e.value`.execute(db);
  return rows;
}

/** How many edges there are in all. */
export async function countEdges(db: Database, clusterId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from promo_cluster_members m join promo_pairs p on p.fingerprint_id = m.source_id
        join promo_sources i on i.id = p.ip_id
        where m.cluster_id = ${clusterId} and i.links <= ${sql.lit(SHARED_NETWORK_FINGERPRINTS)})
      + (select count(distinct (r.fingerprint, r.person)) from promo_cluster_members m
        join promo_sources f on f.id = m.source_id and f.kind = 'fingerprint'
        join promo_requests r on r.fingerprint = f.value
        where m.cluster_id = ${clusterId} and r.person is not null))::integer as n`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface NetworkRow {
  readonly ip: string;
  readonly fingerprints: number;
  readonly requests: number;
  readonly granted: number;
  readonly amount: string;
  readonly first_seen: Date;
  readonly last_seen: Date;
  readonly blocked: boolean;
}

/** The networks that many share, the most shared first. Of a cluster only those from which its requests came. */
export async function findNetworks(
  db: Database,
  limit: number,
  clusterId?: string,
): Promise<{ readonly rows: NetworkRow[]; readonly total: number }> {
  // Starts from the cluster, not from the networks, because one network may have as many pairs as all clusters
  // together.
  const own =
    clusterId === undefined
      ? sql``
      : sql`with own as materialized (
          select distinct p.ip_id from promo_cluster_members m join promo_pairs p on p.fingerprint_id = m.source_id
          where m.cluster_id = ${clusterId})`;
  const isOwn = clusterId === undefined ? sql`` : sql`and s.id in (select ip_id from own)`;
  const which = sql`s.kind = 'ip' and s.links > ${sql.lit(SHARED_NETWORK_FINGERPRINTS)} ${isOwn}`;
  const { rows } = await sql<NetworkRow & { total: number }>`
    ${own}
    select s.value as ip, s.links as fingerprints, s.requests, s.granted, s.amount, s.first_seen, s.last_seen,
      ${isRefused(sql`s.value::inet`)} as blocked,
      (select count(*)::integer from promo_sources s where ${which}) as total
    from promo_sources s where ${which} order by s.links desc, s.id limit ${limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
