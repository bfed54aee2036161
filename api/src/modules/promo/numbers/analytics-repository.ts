import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PromoStatus } from '#lib/promo-kinds.ts';
import type { PromoFilter } from '../filter-repository.ts';
import type { PromoDays } from '../period.ts';
import { isNarrow, requestsOf } from './stats-repository.ts';

export interface SeriesRow {
  /** The first moment of the hour, or of the day of Moscow. */
  readonly at: Date;
  readonly status: PromoStatus;
  readonly requests: number;
  readonly amount: string;
}

/** The requests by status and hour or day. A step without requests has no row. */
export async function readSeries(
  db: Database,
  days: PromoDays,
  filter: PromoFilter,
  by: 'hour' | 'day',
): Promise<SeriesRow[]> {
  const { start, end } = days;
  // Moscow is three whole hours ahead the whole year.
  const at =
    by === 'hour'
      ? sql`date_trunc('hour', t.at, 'UTC')`
      : sql`(ledger_day(t.at)::timestamp - interval '3 hours') at time zone 'UTC'`;
  const source = isNarrow(filter)
    ? sql`select r.created_at as at, r.status, 1 as requests, case r.status when 'granted' then r.amount else 0 end as amount
        from (${requestsOf(days, filter)}) r`
    : sql`select h.hour as at, h.status, h.requests, h.amount from promo_hours h
        where h.hour >= ${start} and h.hour < ${end}`;
  const { rows } = await sql<SeriesRow>`
    select ${at} as at, t.status, sum(t.requests)::integer as requests, sum(t.amount) as amount
    from (${source}) t group by 1, 2 order by 1`.execute(db);
  return rows;
}
