import { addDays, moscowDay, moscowText } from '@cabinet/kernel/core/calendar';

/**
 * A moment that is to come: «сегодня в 18:30», «завтра в 09:00», «30 ноября 2026 г. в 09:00».
 *
 * @param value by ISO 8601
 */
export function dayAndTime(value: string, now: Date = new Date()): string {
  const [today, day] = [moscowDay(now), moscowDay(new Date(value))];
  if (day === today) return `сегодня в ${moscowText(value, 'time')}`;
  if (day === addDays(today, 1)) return `завтра в ${moscowText(value, 'time')}`;
  return `${moscowText(value, 'date')} в ${moscowText(value, 'time')}`;
}
