import { type RawBuilder, sql } from 'kysely';
import type { PromoStatus } from '#lib/promo-kinds.ts';
import { unitsOf } from './network.ts';

/** Which requests are meant, apart from their time. */
export interface PromoFilter {
  readonly status?: readonly PromoStatus[] | undefined;
  readonly ip?: string | undefined;
  readonly fingerprint?: string | undefined;
  readonly cluster_id?: string | undefined;
  /** Requests of somebody with an account. */
  readonly user_id?: string | undefined;
}

/** The fingerprints of a cluster. A request belongs to the cluster of its fingerprint. */
export function fingerprintsOf(clusterId: string): RawBuilder<unknown> {
  return sql`select s.value from promo_cluster_members m join promo_sources s on s.id = m.source_id
    where m.cluster_id = ${clusterId} and s.kind = 'fingerprint'`;
}

/** Whether a network lies in another, by the order of an index. */
export function liesIn(network: RawBuilder<unknown>, wider: RawBuilder<unknown>): RawBuilder<unknown> {
  const last = sql`set_masklen(broadcast(${wider}), case family(${wider}) when 4 then 32 else 128 end)`;
  return sql`(${network} >= ${wider} and ${network} <= ${last})`;
}

/** Whether requests `r` came from an address or a network, as the index of networks finds them. */
export function isFrom(ip: string): RawBuilder<unknown> {
  const asked = sql`promo_network(${ip}::inet)`;
  // One network is asked for by equality, because its requests then come by time.
  return unitsOf(ip) === 1 ? sql`promo_network(r.ip) = ${asked}` : liesIn(sql`promo_network(r.ip)`, asked);
}

/** Whether a network is refused, by itself or as part of a wider one. */
export const isRefused = (network: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from promo_blocks b where b.network >>= ${network})`;

/** The conditions of a filter on requests `r`, without its cluster. */
export function requestConditions({
  status,
  ip,
  fingerprint,
  user_id: userId,
}: PromoFilter): RawBuilder<unknown>[] {
  return [
    // These are literals of a closed set, so that the planner sees how rare a status is.
    ...(status ? [sql`r.status in (${sql.join(status.map((each) => sql.lit(each)))})`] : []),
    ...(ip === undefined ? [] : [isFrom(ip)]),
    ...(fingerprint === undefined ? [] : [sql`r.fingerprint = ${fingerprint}`]),
    ...(userId === undefined ? [] : [sql`r.user_id = ${userId}::uuid`]),
  ];
}

export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}
