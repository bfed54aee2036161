import { isCalendarDay, moscowClock, startOfMoscowDay } from '@cabinet/kernel/core/calendar';

const MINUTE_MS = 60_000;
const INPUT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** A moment as a field for date and time shows it, by the clock of Moscow. */
export const toMoscowInput = (moment: string) => moscowClock(new Date(moment)).toISOString().slice(0, 16);

/** The moment that such a field means; `null` where it is none. */
export function fromMoscowInput(text: string): string | null {
  const [, day, hours, minutes] = INPUT.exec(text) ?? [];
  if (day === undefined || !isCalendarDay(day)) return null;
  const start = startOfMoscowDay(day).getTime();
  return new Date(start + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS).toISOString();
}
