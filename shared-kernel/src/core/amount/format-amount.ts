/** Decimals of a sum (product §5.9). */
export const MONEY_DIGITS = 2;
/** Decimals of the balance badge on hover (product §5.9, §9.4). */
export const MONEY_HOVER_DIGITS = 6;
/** Decimals of a sum that would look like zero without being it (product §5.9, §9.4). */
export const MONEY_TINY_DIGITS = 10;

const NBSP = '\u00a0';
/** The minus sign is as wide as the plus and never ends a line. A hyphen does neither. */
export const MINUS = '\u2212';

const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;

/** How a sum is written. */
export interface FormatMoneyOptions {
  /** Decimals, 2 unless told otherwise. */
  readonly digits?: number;
  /** Whether a sum above zero carries its plus. */
  readonly signed?: boolean;
  /** Whether ₽ follows, as it does unless told otherwise. */
  readonly unit?: boolean;
}

/** Digits of a number from 0 up, rounded half up. */
function round(whole: string, fraction: string, digits: number): string {
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = kept + ((fraction[digits] ?? '0') >= '5' ? 1n : 0n);
  return rounded.toString().padStart(digits + 1, '0');
}

const isZero = (digits: string) => !/[1-9]/.test(digits);

/** A number as the wire's text writes it. JavaScript would write the exponent of a tiny or huge one. */
export const plainAmount = (amount: string | number) =>
  typeof amount === 'string' || AMOUNT.test(String(amount))
    ? String(amount)
    : amount.toFixed(MONEY_TINY_DIGITS);

/**
 * A sum in the Russian format, '1 234,50 ₽', with unbreakable spaces, from the text or the number that came over the
 * wire. It is rounded half up. Where rounding would show zero although the sum is not zero, 10 decimals are shown
 * (product §5.9, §9.4). It needs no decimal arithmetic, so the first view can write a balance without the 11 KB of
 * that.
 */
export function formatAmount(amount: string | number, options: FormatMoneyOptions = {}): string {
  const { digits = MONEY_DIGITS, signed = false, unit = true } = options;
  const [, minus, whole = '0', fraction = ''] = AMOUNT.exec(plainAmount(amount)) ?? [];
  if (minus === undefined) throw new RangeError(`Money: ${JSON.stringify(amount)} is not an amount`);
  const isTiny = isZero(round(whole, fraction, digits)) && !isZero(fraction);
  const shownDigits = isTiny ? MONEY_TINY_DIGITS : digits;
  const shown = round(whole, fraction, shownDigits);
  const sign = isZero(shown) ? '' : minus ? MINUS : signed ? '+' : '';
  const split = shown.length - shownDigits;
  const decimals = shownDigits === 0 ? '' : `,${shown.slice(split)}`;
  return `${sign}${groupThousands(shown.slice(0, split))}${decimals}${unit ? `${NBSP}₽` : ''}`;
}

/** Whole digits with an unbreakable space before every three. */
export function groupThousands(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP);
}

/** Decimals that a sum has, two at least. */
export function exactDigits(amount: string | number): number {
  const fraction = plainAmount(amount).split('.')[1] ?? '';
  return Math.max(MONEY_DIGITS, fraction.replace(/0+$/, '').length);
}

/** A sum with every decimal that it has, '1 234,50 ₽' or '1 234,5678 ₽'. */
export function formatExactAmount(
  amount: string | number,
  options: Omit<FormatMoneyOptions, 'digits'> = {},
): string {
  return formatAmount(amount, { ...options, digits: exactDigits(amount) });
}
