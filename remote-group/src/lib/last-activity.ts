import { addDays, moscowDay, moscowText } from '@cabinet/kernel/core/calendar';

const yearOf = (day: string) => day.slice(0, 4);

/** «19 ноября», and «19 ноября 2025 г.» of another year. */
function dayInWords(at: Date, today: string): string {
  const isThisYear = yearOf(moscowDay(at)) === yearOf(today);
  return moscowText(at, isThisYear ? 'day' : 'date').replaceAll(' ', '\u00a0');
}

/** When somebody spent last, in words: of a day in Moscow, as caps and months are. */
export function lastActivity(at: string | null, now: Date): string {
  if (at === null) return 'Трат ещё не было';
  const moment = new Date(at);
  const today = moscowDay(now);
  const day = moscowDay(moment);
  if (day === today) return 'Последние траты сегодня';
  return `Последние траты ${day === addDays(today, -1) ? 'вчера' : dayInWords(moment, today)}`;
}
