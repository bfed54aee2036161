import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { formatDate } from '@cabinet/kernel/ui';

/** «сегодня», «вчера» or the date: of a day in Moscow, as caps and months are. */
export function lastActivity(at: string | null, now: Date): string {
  if (at === null) return 'трат ещё не было';
  const today = moscowDay(now);
  const day = moscowDay(new Date(at));
  if (day === today) return 'сегодня';
  return day === addDays(today, -1) ? 'вчера' : formatDate(at);
}
