import { moscowClock, startOfMoscowDay } from './moscow-day.ts';

const FORMATS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  datetime: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * The ways to write a time: `date` «21 ноября 2026 г.», `datetime` «21 ноября 2026 г. в 18:30», `short`
 * «21.11.2026, 18:30», `time` «18:30», `day` «21 ноября», `shortDay` «21 нояб.», `weekday` «суббота, 21 ноября».
 */
export type MoscowFormat = keyof typeof FORMATS;

// The formats are kept, because making one takes longer than drawing a row of a table.
const made = new Map<MoscowFormat, Intl.DateTimeFormat>();

/** Writes what {@link moscowClock} shows. It is the one place that makes a format of time. */
export function moscowFormat(name: MoscowFormat): Intl.DateTimeFormat {
  const known = made.get(name);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('ru-RU', { ...FORMATS[name], timeZone: 'UTC' });
  made.set(name, format);
  return format;
}

/** A moment in Russian, by the clock of Moscow wherever the reader is. */
export function moscowText(moment: Date | string | number, format: MoscowFormat): string {
  return moscowFormat(format).format(moscowClock(new Date(moment)));
}

/** A day of the calendar, `YYYY-MM-DD`, in Russian. */
export function dayInWords(
  day: string,
  format: Exclude<MoscowFormat, 'datetime' | 'short' | 'time'>,
): string {
  return moscowText(startOfMoscowDay(day), format);
}

/** «21.11.2026, 18:30:05 МСК»: a moment to the second, with the name of the clock. It costs a row no format. */
export function exactMoscowText(moment: Date | string): string {
  const [day = '', clock = ''] = moscowClock(new Date(moment)).toISOString().split('T');
  return `${day.split('-').reverse().join('.')}, ${clock.slice(0, 8)} ${MOSCOW_CLOCK}`;
}

/** How the clock of Moscow is named. */
export const MOSCOW_CLOCK = 'МСК';
