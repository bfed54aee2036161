import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { wireOf } from '#lib/wire.ts';
import type { Position } from '#lists/index.ts';
import { all, fingerprintsOf, isRefused } from '../filter-repository.ts';
import type { PromoRequestSchema } from './schemas.ts';
import { type Branch, type RequestFilter, rowConditions, searches } from './search-repository.ts';

export type PromoRequestRow = Static<typeof PromoRequestSchema> & {
  /** `created_at` with microseconds, for the cursor. */
  readonly at: string;
};

interface PageOrder {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly offset?: number;
}

/** A page of requests. Each branch walks its own index from the cursor on, and only the page's rows are joined. */
export async function readRequests(
  db: Database,
  filter: RequestFilter,
  { direction, limit, after, offset = 0 }: PageOrder,
): Promise<PromoRequestRow[]> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const order = sql`order by r.created_at ${way}, r.id ${way}`;
  const cursor = after
    ? [
        sql`(r.created_at, r.id) ${direction === 'desc' ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::uuid)`,
      ]
    : [];
  const walks = branches(filter, cursor, sql`${order} limit ${limit + offset}`);
  const { rows } = await sql<PromoRequestRow>`
    select r.id, r.created_at, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      r.user_id, nullif(u.display_name, '') as user_name, coalesce(r.email, u.email) as email, host(promo_address(r.ip)) as ip,
      r.fingerprint, r.user_agent, r.code, ${wireOf('r.amount')} as amount, r.status, r.reason, m.cluster_id, c.number as cluster_number,
      ${isRefused(sql`promo_network(r.ip)`)} as ip_blocked,
      exists (select from promo_blocks b where b.kind = 'fingerprint' and b.value = r.fingerprint) as fingerprint_blocked
    from (select * from (${walks}) r ${order} limit ${limit} offset ${offset}) r
    left join users u on u.id = r.user_id
    left join promo_sources s on s.kind = 'fingerprint' and s.value = r.fingerprint
    left join promo_cluster_members m on m.source_id = s.id
    left join promo_clusters c on c.id = m.cluster_id
    ${order}`.execute(db);
  return rows;
}

/** The rows of a filter, each once. `tail` cuts every branch. */
export function branches(
  filter: RequestFilter,
  more: readonly RawBuilder<unknown>[],
  tail: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { q, cluster_id: clusterId } = filter;
  const conditions = [...rowConditions(filter), ...more];
  if (q === undefined) return walk(ofCluster(clusterId), conditions, tail);
  const inCluster = clusterId === undefined ? [] : [sql`r.fingerprint in (${fingerprintsOf(clusterId)})`];
  return sql.join(
    searches(q).map((branch) => walk(branch, [...conditions, ...inCluster], tail)),
    sql` union `,
  );
}

function ofCluster(clusterId: string | undefined): Branch {
  if (clusterId === undefined) return { on: sql`true` };
  return { via: fingerprintsOf(clusterId), on: sql`r.fingerprint = f.value` };
}

/** Takes value by value where there are several, because any other way could read the whole table for one page. */
function walk(
  { via, on }: Branch,
  conditions: readonly RawBuilder<unknown>[],
  tail: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rows = sql`select r.* from promo_requests r where ${all([on, ...conditions])} ${tail}`;
  return via === undefined
    ? sql`(${rows})`
    : sql`(select r.* from (${via}) f cross join lateral (${rows}) r)`;
}
