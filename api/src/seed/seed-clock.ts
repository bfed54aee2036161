import { DAY_MS, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';

const HOUR_MS = 3_600_000;

/** Every date of the demonstration is counted back from the moment of seeding. */
export interface SeedClock {
  readonly now: Date;
  /** A moment of the Moscow day that many days ago; may lie after `now` for today. */
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
