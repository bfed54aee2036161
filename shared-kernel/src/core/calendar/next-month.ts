import { firstOfMonth } from './calendar-day.ts';
import { moscowDay, startOfMoscowDay } from './moscow-day.ts';

/** When the month of a moment ends in Moscow: caps begin anew then (product §13.5). */
export function startOfNextMonth(now: Date = new Date()): Date {
  return startOfMoscowDay(firstOfMonth(moscowDay(now), 1));
}
