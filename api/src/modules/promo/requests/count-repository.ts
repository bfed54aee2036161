import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { all } from '../filter-repository.ts';
import { unitsOf } from '../network.ts';
import { branches } from './page-repository.ts';
import { type RequestFilter, rowConditions } from './search-repository.ts';

const HOUR_MS = 3_600_000;

/** Requests found by a text are counted up to here, because nobody pages further through a search. */
const COUNTED = 10_000;

/**
 * How many requests a filter has. Whole hours come from the roll-up, so does one address or fingerprint at any time; what
 * narrows these further, a cluster and a person come from an index.
 */
export async function countRequests(db: Database, filter: RequestFilter): Promise<number> {
  const { ip, fingerprint, cluster_id: clusterId, user_id: userId, q } = filter;
  if (q !== undefined)
    return count(
      db,
      sql`select 1 as n from (${branches(filter, [], sql`limit ${COUNTED}`)}) r limit ${COUNTED}`,
    );
  const source = userId === undefined ? soleSource(filter) : undefined;
  if (source !== undefined) return count(db, ofSource(filter, source));
  if ([ip, fingerprint, clusterId, userId].some((each) => each !== undefined))
    return count(db, sql`select 1 as n from (${branches(filter, [], sql``)}) r`);
  return count(db, byHours(filter));
}

async function count(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counts } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::integer as total from (${rows}) t`.execute(db);
  return counts[0]?.total ?? 0;
}

/** The one source whose requests the filter asks for at any time, if that is what it asks. */
function soleSource({ ip, fingerprint, cluster_id: clusterId, from, to }: RequestFilter) {
  if (clusterId !== undefined || from !== undefined || to !== undefined) return undefined;
  if (ip === undefined)
    return fingerprint === undefined ? undefined : sql`s.kind = 'fingerprint' and s.value = ${fingerprint}`;
  const isOne = fingerprint === undefined && unitsOf(ip) === 1;
  return isOne ? sql`s.kind = 'ip' and s.value::inet = promo_network(${ip}::inet)` : undefined;
}

function ofSource({ status }: RequestFilter, source: RawBuilder<unknown>): RawBuilder<unknown> {
  const counted = status?.map((each) => sql.ref(`s.${each}`)) ?? [sql.ref('s.requests')];
  return sql`select ${sql.join(counted, sql` + `)} as n from promo_sources s where ${source}`;
}

function byHours(filter: RequestFilter): RawBuilder<unknown> {
  const { from, to, status } = filter;
  const first = from && new Date(Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS);
  const after = to && new Date(Math.floor(to.getTime() / HOUR_MS) * HOUR_MS);
  if (first && after && first >= after) return fromRequests(filter, filter);
  const hours = all([
    ...(status ? [sql`h.status in (${sql.join(status)})`] : []),
    ...(first ? [sql`h.hour >= ${first}`] : []),
    ...(after ? [sql`h.hour < ${after}`] : []),
  ]);
  const parts = [
    sql`select h.requests as n from promo_hours h where ${hours}`,
    ...(from && first && from < first ? [fromRequests(filter, { from, to: first })] : []),
    ...(to && after && after < to ? [fromRequests(filter, { from: after, to })] : []),
  ];
  return sql.join(parts, sql` union all `);
}

function fromRequests(filter: RequestFilter, { from, to }: Pick<RequestFilter, 'from' | 'to'>) {
  return sql`select 1 as n from promo_requests r where ${all(rowConditions({ ...filter, from, to }))}`;
}
