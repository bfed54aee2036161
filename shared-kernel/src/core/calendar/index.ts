export { addDays, DAY_MS, firstOfMonth, isCalendarDay } from './calendar-day.ts';
export { MOSCOW_ZONE, moscowClock, moscowDay, startOfMoscowDay } from './moscow-day.ts';
export { startOfNextMonth } from './next-month.ts';
