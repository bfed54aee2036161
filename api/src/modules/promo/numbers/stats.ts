import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { wire } from '#lib/wire.ts';
import type { PromoFilter } from '../filter-repository.ts';
import { daysBefore, type PromoDays, readDays } from '../period.ts';
import { narrowOf } from './narrow.ts';
import type { StatsData, StatsQuery } from './schemas.ts';
import { readStats } from './stats-repository.ts';

/**
 * The numbers of a period beside those of as many days before. They tell the statuses apart, so the query asks for no
 * status.
 */
export async function promoStats(
  db: Database,
  query: Static<typeof StatsQuery>,
): Promise<Static<typeof StatsData>> {
  const days = readDays(query);
  const filter = narrowOf(query);
  const [now, previous] = await Promise.all([
    statsOf(db, days, filter),
    statsOf(db, daysBefore(days), filter),
  ]);
  return { ...now, previous };
}

async function statsOf(
  db: Database,
  days: PromoDays,
  filter: PromoFilter,
): Promise<Omit<Static<typeof StatsData>, 'previous'>> {
  const { amount_granted: amount, converted, ...row } = await readStats(db, days, filter);
  const share = row.people === 0 ? null : Math.round((converted / row.people) * 10_000) / 10_000;
  return {
    ...row,
    from: days.from,
    to: days.to,
    amount_granted: wire(amount),
    converted_to_topup: converted,
    conversion: share,
  };
}
