import { moscowText } from '@cabinet/kernel/core/calendar';

/** A moment, as letters tell it. */
export function letterTime(at: Date): string {
  return `${moscowText(at, 'datetime')} (Москва)`;
}
