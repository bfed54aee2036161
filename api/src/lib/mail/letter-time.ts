import { MOSCOW_ZONE } from '@cabinet/kernel/core/calendar';

/** A moment, as letters tell it. */
export function letterTime(at: Date): string {
  const time = at.toLocaleString('ru-RU', { timeZone: MOSCOW_ZONE, dateStyle: 'long', timeStyle: 'short' });
  return `${time} (Москва)`;
}
