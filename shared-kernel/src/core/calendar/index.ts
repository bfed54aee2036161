export { addDays, DAY_MS, firstOfMonth, isCalendarDay } from './calendar-day.ts';
export { moscowClock, moscowDay, startOfMoscowDay } from './moscow-day.ts';
export { dayInWords, exactMoscowText, MOSCOW_CLOCK, type MoscowFormat, moscowText } from './moscow-text.ts';
/** @public Remotes that were built before `moscowText` read it. */
export { MOSCOW_ZONE } from './moscow-zone.ts';
export { startOfNextMonth } from './next-month.ts';
