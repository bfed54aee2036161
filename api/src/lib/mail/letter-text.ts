import { MOSCOW_ZONE } from '@cabinet/kernel/core/calendar';

/** The lines of a letter under its greeting; the name may be unknown. */
export function letterText(name: string, lines: readonly string[]): string {
  return [name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`, '', ...lines].join('\n');
}

/** A moment, as letters tell it. */
export function letterTime(at: Date): string {
  const time = at.toLocaleString('ru-RU', { timeZone: MOSCOW_ZONE, dateStyle: 'long', timeStyle: 'short' });
  return `${time} (Москва)`;
}
