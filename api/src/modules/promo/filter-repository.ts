import { type RawBuilder, sql } from 'kysely';
import type { PromoStatus } from './fields.ts';

/** Which requests are meant, apart from their time. */
export interface PromoFilter {
  readonly status?: readonly PromoStatus[] | undefined;
  readonly ip?: string | undefined;
  readonly fingerprint?: string | undefined;
  readonly cluster_id?: string | undefined;
}

/** The fingerprints of a cluster. A request belongs to the cluster of its fingerprint. */
export function fingerprintsOf(clusterId: string): RawBuilder<unknown> {
  return sql`select s.value from promo_cluster_members m join promo_sources s on s.id = m.source_id
    where m.cluster_id = ${clusterId} and s.kind = 'fingerprint'`;
}

/** The conditions of a filter on requests `r`, without its cluster. */
export function requestConditions({ status, ip, fingerprint }: PromoFilter): RawBuilder<unknown>[] {
  return [
    // These are literals of a closed set, so that the planner sees how rare a status is.
    ...(status ? [sql`r.status in (${sql.join(status.map((each) => sql.lit(each)))})`] : []),
    ...(ip === undefined ? [] : [sql`r.ip = ${ip}::inet`]),
    ...(fingerprint === undefined ? [] : [sql`r.fingerprint = ${fingerprint}`]),
  ];
}

export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}
