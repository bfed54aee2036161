import { sql } from 'kysely';
import { ADVISORY_LOCKS, type Database } from '#db/index.ts';
import type { SourceKind } from '#lib/promo-kinds.ts';

const SLICE = 20_000;

/** Returns false while another instance does the same. The lock ends with the transaction. */
export async function lockRefresh(trx: Database): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.promoRefresh)}) as locked`.execute(trx);
  return rows[0]?.locked === true;
}

/** Allows each sort and hash of this transaction so much memory. */
export async function allowMemory(trx: Database, memory: string): Promise<void> {
  await sql`select set_config('work_mem', ${memory}, true)`.execute(trx);
}

/** Makes the clusters of new roots. */
export async function openClusters(trx: Database, roots: readonly number[]): Promise<void> {
  for (const slice of slices(roots))
    await sql`insert into promo_clusters (root_id)
      select r from unnest(${slice}::integer[]) r`.execute(trx);
}

/** Gives sources to the clusters of these roots. */
export async function assignMembers(
  trx: Database,
  members: readonly (readonly [sourceId: number, rootId: number])[],
): Promise<void> {
  for (const slice of slices(members))
    await sql`insert into promo_cluster_members (source_id, cluster_id)
      select n.source_id, c.id
      from unnest(${slice.map(([id]) => id)}::integer[], ${slice.map(([, root]) => root)}::integer[]) n (source_id, root_id)
        join promo_clusters c on c.root_id = n.root_id
      on conflict (source_id) do update set cluster_id = excluded.cluster_id`.execute(trx);
}

/** Takes sources out of their clusters. */
export async function removeMembers(trx: Database, sourceIds: readonly number[]): Promise<void> {
  for (const slice of slices(sourceIds))
    await sql`delete from promo_cluster_members where source_id = any (${slice}::integer[])`.execute(trx);
}

/** Deletes the clusters that have no members any more. */
export async function closeClusters(trx: Database, roots: readonly number[]): Promise<void> {
  for (const slice of slices(roots))
    await sql`delete from promo_clusters where root_id = any (${slice}::integer[])`.execute(trx);
}

/**
 * Sums these clusters up. Pairs tell who came, except for fingerprints that several people share, all of whose requests
 * belong to their cluster.
 */
export async function sumClusters(trx: Database, roots: readonly number[]): Promise<void> {
  if (roots.length === 0) return;
  // One statement reads everything, so that the people and the requests fit each other.
  await sql`
    with members as (
      select m.cluster_id, m.source_id
      from unnest(${roots}::integer[]) r (root_id) join promo_clusters c using (root_id)
        join promo_cluster_members m on m.cluster_id = c.id),
    pairs as (
      select m.cluster_id, p.* from members m join promo_pairs p on p.fingerprint_id = m.source_id),
    sums as (
      select cluster_id, sum(requests) as requests, sum(granted) as granted, sum(amount) as amount,
        min(first_seen) as first_seen, max(last_seen) as last_seen
      from pairs group by 1),
    kinds as (
      select m.cluster_id, count(*) filter (where s.kind = 'ip') as ips,
        count(*) filter (where s.kind = 'fingerprint') as fingerprints,
        ${busiest('ip')} as top_ip_id, ${busiest('fingerprint')} as top_fingerprint_id
      from members m join promo_sources s on s.id = m.source_id group by 1),
    people as (
      select cluster_id, person from pairs where not is_mixed and person is not null
      union
      select p.cluster_id, r.person
      from (select distinct cluster_id, fingerprint_id from pairs where is_mixed) p
        join promo_sources f on f.id = p.fingerprint_id join promo_requests r on r.fingerprint = f.value
      where r.person is not null),
    users as (select cluster_id, count(*) as users from people group by 1)
    update promo_clusters c set requests = s.requests, granted = s.granted, amount = s.amount,
      first_seen = s.first_seen, last_seen = s.last_seen, ips = k.ips, fingerprints = k.fingerprints,
      users = coalesce(u.users, 0), top_ip_id = k.top_ip_id, top_fingerprint_id = k.top_fingerprint_id
    from sums s join kinds k using (cluster_id) left join users u using (cluster_id)
    where c.id = s.cluster_id`.execute(trx);
}

/**
 * The id of the source with the most requests, and among equals the smallest id. Both are one number here, because a
 * sort of a million rows takes a second.
 */
function busiest(kind: SourceKind) {
  const LOW = sql.lit(2 ** 32 - 1);
  return sql`${LOW} - (max((s.requests::bigint << 32) + ${LOW} - s.id) filter (where s.kind = ${sql.lit(kind)})
    & ${LOW})`;
}

/** The time by the clock that also says when somebody asked. */
export async function readClock(trx: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx);
  if (!rows[0]) throw new Error('a clock has always a time');
  return rows[0].now;
}

/** Comes only at the end, so that whoever asks for the next refresh does not wait for this one. */
export async function finishRefresh(
  trx: Database,
  { startedAt, pairs, tookMs }: { readonly startedAt: Date; readonly pairs: number; readonly tookMs: number },
): Promise<void> {
  await sql`update promo_refresh set started_at = ${startedAt}, finished_at = clock_timestamp(),
    took_ms = ${tookMs}, pairs = ${pairs}`.execute(trx);
}

/** Whether a refresh is due: somebody asked for it, or requests have come and the last refresh was some minutes ago. */
export async function isRefreshDue(db: Database, now: Date, minutes: number): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select coalesce(f.requested_at > coalesce(f.started_at, '-infinity'), false)
      or (coalesce(f.finished_at, '-infinity') < ${now}::timestamptz - make_interval(mins => ${minutes})
        and exists (select from promo_hours h where h.hour > coalesce(f.started_at, '-infinity') - interval '1 hour')) as due
    from promo_refresh f`.execute(db);
  return rows[0]?.due === true;
}

function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += SLICE) yield all.slice(at, at + SLICE);
}
