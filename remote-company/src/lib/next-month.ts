import { firstOfMonth, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';

/** When the caps of this month are full again, ISO 8601. */
export function startOfNextMonth(now: Date = new Date()): string {
  return startOfMoscowDay(firstOfMonth(moscowDay(now), 1)).toISOString();
}
