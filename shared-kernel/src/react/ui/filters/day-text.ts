import { addDays } from '../../../core/calendar/calendar-day.ts';
import { moscowClock, moscowDay, startOfMoscowDay } from '../../../core/calendar/moscow-day.ts';
import { moscowFormat } from '../../../core/calendar/moscow-text.ts';

const dateOf = (day: string) => moscowClock(startOfMoscowDay(day));

/** The shorter format serves while every day is of this year. */
const formatFor = (days: readonly string[], now: Date) =>
  moscowFormat(days.every((day) => day.slice(0, 4) === moscowDay(now).slice(0, 4)) ? 'day' : 'date');

/** A day of Moscow's calendar, above its rows: «Сегодня», «Вчера», «21 ноября», «21 ноября 2025 г.». */
export function dayHeading(day: string, now: Date): string {
  const today = moscowDay(now);
  if (day === today) return 'Сегодня';
  return day === addDays(today, -1) ? 'Вчера' : formatFor([day], now).format(dateOf(day));
}

/** A period in a few words: «1–30 ноября», «21 ноября», «с 1 ноября», «по 30 ноября». */
export function periodText(from: string | undefined, to: string | undefined, now: Date): string {
  const days = [from, to].filter((day) => day !== undefined);
  const format = formatFor(days, now);
  if (from !== undefined && to !== undefined) return format.formatRange(dateOf(from), dateOf(to));
  if (from !== undefined) return `с ${format.format(dateOf(from))}`;
  return to === undefined ? 'всё время' : `по ${format.format(dateOf(to))}`;
}
