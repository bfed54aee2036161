import { addDays } from '../../../core/calendar/calendar-day.ts';
import { moscowDay } from '../../../core/calendar/moscow-day.ts';

const DAY = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The shorter format serves while every day is of this year. */
const formatFor = (days: readonly string[], now: Date) =>
  days.every((day) => day.slice(0, 4) === moscowDay(now).slice(0, 4)) ? DAY : DAY_OF_YEAR;

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
