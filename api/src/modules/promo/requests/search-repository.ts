import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { type RawBuilder, sql } from 'kysely';
import { isFrom, type PromoFilter, requestConditions } from '../filter-repository.ts';
import { networkProblem } from '../network.ts';

export interface RequestFilter extends PromoFilter {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly q?: string | undefined;
}

/** A beginning that more sources share than this finds only those that were seen last. */
const SOURCES = 1000;

/** The conditions of a filter on requests `r`, without its cluster and its text. */
export function rowConditions({ from, to, ...filter }: RequestFilter): RawBuilder<unknown>[] {
  return [
    ...(from ? [sql`r.created_at >= ${from}`] : []),
    ...(to ? [sql`r.created_at < ${to}`] : []),
    ...requestConditions(filter),
  ];
}

/** Rows that one index reaches: those that fit `on`, for each value that `via` finds. */
export interface Branch {
  readonly via?: RawBuilder<unknown>;
  readonly on: RawBuilder<unknown>;
}

/** What a text may mean: an id, an address or a network, or the beginning of an e-mail, of a network or of a fingerprint. */
export function searches(q: string): Branch[] {
  if (UUID_PATTERN.test(q)) return [{ on: sql`r.id = ${q}::uuid` }, { on: sql`r.user_id = ${q}::uuid` }];
  const email = { on: sql`lower(r.email) like ${beginning(q.toLowerCase())}` };
  const fingerprint = { via: sources('fingerprint', q), on: sql`r.fingerprint = f.value` };
  const ip = { via: sources('ip', q.toLowerCase()), on: sql`promo_network(r.ip) = f.value::inet` };
  if (networkProblem(q) === undefined) return [{ on: isFrom(q) }, ip];
  if (/^[\da-f]*[.:][\da-f.:]*$/i.test(q)) return [ip, email, fingerprint];
  return q.includes('@') ? [email] : [email, fingerprint, ip];
}

function sources(kind: 'ip' | 'fingerprint', q: string): RawBuilder<unknown> {
  return sql`select s.value from promo_sources s where s.kind = ${sql.lit(kind)} and s.value like ${beginning(q)}
    order by s.last_seen desc limit ${sql.lit(SOURCES)}`;
}

function beginning(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
