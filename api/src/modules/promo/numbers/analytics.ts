import { DAY_MS } from '@cabinet/kernel/core/calendar';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { badField } from '#lib/api-error.ts';
import { wire } from '#lib/wire.ts';
import { readDays } from '../period.ts';
import { readSeries, type SeriesRow } from './analytics-repository.ts';
import { narrowOf } from './narrow.ts';
import type { AnalyticsData, AnalyticsQuery } from './schemas.ts';

const HOUR_MS = 3_600_000;
/** A chart of more hours than this shows nothing that days do not show better. */
const HOURS_DAYS = 31;
/** Up to this length a period is shown by hours, unless the query says otherwise. */
const USUAL_HOURS_DAYS = 2;

/** The series of a period. Each hour or day of it has a point, also without requests. */
export async function promoAnalytics(
  db: Database,
  query: Static<typeof AnalyticsQuery>,
): Promise<Static<typeof AnalyticsData>> {
  const days = readDays(query);
  const by = query.by ?? (days.length <= USUAL_HOURS_DAYS ? 'hour' : 'day');
  if (by === 'hour' && days.length > HOURS_DAYS)
    throw badField('by', `По часам — не больше ${HOURS_DAYS} дней`);
  const rows = await readSeries(db, days, narrowOf(query), by);
  const found = new Map<number, SeriesRow[]>();
  for (const row of rows) found.set(row.at.getTime(), [...(found.get(row.at.getTime()) ?? []), row]);
  const step = by === 'hour' ? HOUR_MS : DAY_MS;
  const points = [];
  for (let at = days.start.getTime(); at < days.end.getTime(); at += step)
    points.push(pointOf(new Date(at), found.get(at) ?? []));
  return { from: days.from, to: days.to, by, points };
}

function pointOf(at: Date, rows: readonly SeriesRow[]) {
  const of = (status: SeriesRow['status']) => rows.find((row) => row.status === status);
  return {
    at: at.toISOString(),
    granted: of('granted')?.requests ?? 0,
    rejected: of('rejected')?.requests ?? 0,
    flagged: of('flagged')?.requests ?? 0,
    amount_granted: wire(of('granted')?.amount ?? '0'),
  };
}
