const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const NBSP = '\u00a0';

/** «23 ч 40 мин», «40 мин»; `null` when the time is over. */
export function timeLeft(until: string, now: number): string | null {
  const leftMs = Date.parse(until) - now;
  if (leftMs <= 0) return null;
  const minutes = Math.floor(leftMs / MINUTE_MS);
  if (minutes === 0) return 'меньше минуты';
  if (minutes === DAY_MINUTES) return `24${NBSP}ч`;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}${NBSP}мин` : `${hours}${NBSP}ч${NBSP}${minutes % 60}${NBSP}мин`;
}
