import { MOSCOW_ZONE, moscowClock, startOfMoscowDay } from '@cabinet/kernel/core/calendar';

const MINUTE_MS = 60_000;
const INPUT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** A moment as a field for date and time shows it, by the clock of Moscow. */
export const toMoscowInput = (moment: string) => moscowClock(new Date(moment)).toISOString().slice(0, 16);

/** The moment that such a field means; `null` where it is not filled in. */
export function fromMoscowInput(text: string): string | null {
  const [, day, hours, minutes] = INPUT.exec(text) ?? [];
  if (day === undefined) return null;
  const start = startOfMoscowDay(day).getTime();
  const moment = new Date(start + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

const FORMAT = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: MOSCOW_ZONE,
});

/** «1 дек. 2026 г., 12:00», in Moscow. */
export const moscowMoment = (moment: string) => FORMAT.format(new Date(moment));
