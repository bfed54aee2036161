const MSK_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** When a job is due: it has not been started since this moment. */
export type Schedule = (now: Date) => Date;

export function every(seconds: number): Schedule {
  return (now) => new Date(now.getTime() - seconds * 1000);
}

/** Once a day, after an hour of Moscow's clock. */
export function nightly(hour: number): Schedule {
  return (now) => {
    const local = now.getTime() + MSK_MS;
    const today = Math.floor(local / DAY_MS) * DAY_MS + hour * 3_600_000;
    return new Date((local >= today ? today : today - DAY_MS) - MSK_MS);
  };
}
