/** Moscow's clock is three hours ahead of UTC the whole year, so no time zone tables are needed. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000;
const OFFSET = '+03:00';

/** The moment as a clock in Moscow shows it, in the UTC fields of a date. */
export function moscowClock(moment: Date): Date {
  return new Date(moment.getTime() + MOSCOW_OFFSET_MS);
}

/** The calendar day of a moment in Moscow, as `YYYY-MM-DD`. The cabinet's days, months and caps follow it. */
export function moscowDay(moment: Date): string {
  return moscowClock(moment).toISOString().slice(0, 10);
}

/** The first moment of a day in Moscow. */
export function startOfMoscowDay(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`);
}
