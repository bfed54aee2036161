import { DAY_MS, moscowDay } from '@cabinet/kernel/core/calendar';
import { plural } from '@cabinet/kernel/core/text';

const HOUR_MS = DAY_MS / 24;

const inDays = (count: number) => `${count} ${plural(count, 'день', 'дня', 'дней')}`;

function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(moscowDay(to)) - Date.parse(moscowDay(from))) / DAY_MS);
}

function timeAgo(end: Date, now: Date): string {
  const days = daysBetween(end, now);
  if (days === 0) return 'истекло сегодня';
  return days === 1 ? 'истекло вчера' : `истекло ${inDays(days)} назад`;
}

/** How long an invitation still lives: «ещё 3 дня», «ещё 5 часов», «истекло вчера». */
export function timeLeft(expiresAt: string, now: Date = new Date()): string {
  const end = new Date(expiresAt);
  const left = end.getTime() - now.getTime();
  if (left <= 0) return timeAgo(end, now);
  if (left > DAY_MS) return `ещё ${inDays(Math.ceil(left / DAY_MS))}`;
  if (left < HOUR_MS) return 'меньше часа';
  const hours = Math.floor(left / HOUR_MS);
  return `ещё ${hours} ${plural(hours, 'час', 'часа', 'часов')}`;
}
