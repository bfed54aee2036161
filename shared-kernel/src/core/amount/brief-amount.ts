import { MINUS } from './format-amount.ts';

const NBSP = '\u00a0';

/** From this sum on thousands are counted. */
const THOUSANDS_FROM = 10_000;

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0, roundingMode: 'trunc' });
const compact = new Intl.NumberFormat('ru-RU', {
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});

/**
 * A sum where there is room for five signs, '1 234 ₽' or '12,3 тыс.'. It is rounded towards zero, so that it never
 * shows more than there is. The whole sum stands nearby.
 */
export function briefAmount(amount: number): string {
  const size = Math.abs(amount);
  // `Intl` would write a hyphen, also before a zero.
  const sign = amount <= -1 ? MINUS : '';
  return `${sign}${size < THOUSANDS_FROM ? `${whole.format(size)}${NBSP}₽` : compact.format(size)}`;
}
