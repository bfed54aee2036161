import { DAY_MS, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';

/** A job is due if it has not been started since this moment. */
export type Schedule = (now: Date) => Date;

export function every(seconds: number): Schedule {
  return (now) => new Date(now.getTime() - seconds * 1000);
}

/** Once a day, after an hour of Moscow's clock. */
export function nightly(hour: number): Schedule {
  return (now) => {
    const today = startOfMoscowDay(moscowDay(now)).getTime() + hour * 3_600_000;
    return new Date(now.getTime() >= today ? today : today - DAY_MS);
  };
}
