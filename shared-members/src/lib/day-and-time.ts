import { DAY_MS } from '@cabinet/kernel/core/calendar';
import { formatDate } from '@cabinet/kernel/ui';

const startOfDay = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

// A day with a change of the clocks has 23 or 25 hours.
const daysBetween = (from: Date, to: Date) => Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);

/**
 * A moment that is to come, by the reader's clock: «сегодня в 18:30», «завтра в 09:00», «30 ноября 2026 г. в 09:00».
 *
 * @param value by ISO 8601
 */
export function dayAndTime(value: string, now: Date = new Date()): string {
  const days = daysBetween(now, new Date(value));
  const day = days === 0 ? 'сегодня' : days === 1 ? 'завтра' : formatDate(value);
  return `${day} в ${formatDate(value, 'time')}`;
}
