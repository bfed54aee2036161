import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { formatDate } from '@cabinet/kernel/ui';

/** When somebody spent last, in words: of a day in Moscow, as caps and months are. */
export function lastActivity(at: string | null, now: Date): string {
  if (at === null) return 'Трат ещё не было';
  const today = moscowDay(now);
  const day = moscowDay(new Date(at));
  if (day === today) return 'Последние траты сегодня';
  return `Последние траты ${day === addDays(today, -1) ? 'вчера' : formatDate(at)}`;
}
