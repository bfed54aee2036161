import { addDays, DAY_MS, moscowClock, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';

const HOUR_MS = 3_600_000;

/**
 * Dates are counted back from one moment. What is long over counts from the start of the week, and what waits counts
 * from now.
 */
export interface SeedClock {
  readonly now: Date;
  /** A moment of the Moscow day that many days ago. Today it may lie after `now`. */
  readonly daysAgo: (days: number, hour?: number, minute?: number, second?: number) => Date;
  readonly hoursAgo: (hours: number) => Date;
}

export function createSeedClock(now: Date): SeedClock {
  const today = startOfMoscowDay(moscowDay(now)).getTime();
  return {
    now,
    daysAgo: (days, hour = 0, minute = 0, second = 0) =>
      new Date(today - days * DAY_MS + hour * HOUR_MS + minute * 60_000 + second * 1000),
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR_MS),
  };
}

/** The first moment of the Moscow week, which begins on Monday. */
export function startOfWeek(now: Date): Date {
  const sinceMonday = (moscowClock(now).getUTCDay() + 6) % 7;
  return startOfMoscowDay(addDays(moscowDay(now), -sinceMonday));
}

/** What happens from one moment on, before another. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export function isWithin({ from, until }: Span, at: Date): boolean {
  return at >= from && at < until;
}
