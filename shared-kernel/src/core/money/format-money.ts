import { MONEY_DIGITS } from './arithmetic.ts';
import { amountOf, type Money } from './money.ts';

/** Decimals of the balance badge on hover (product §5.9, §9.4). */
export const MONEY_HOVER_DIGITS = 6;
/** Decimals of a sum that would look like zero without being it (product §5.9, §9.4). */
export const MONEY_TINY_DIGITS = 10;

const NBSP = '\u00a0';
/** As wide as the plus, and never the end of a line; a hyphen is neither. */
const MINUS = '\u2212';

/** How {@link formatMoney} writes a sum. */
export interface FormatMoneyOptions {
  /** Decimals; 2 unless told otherwise. */
  readonly digits?: number;
  /** Whether a sum above zero carries its plus. */
  readonly signed?: boolean;
  /** Whether ₽ follows; it does unless told otherwise. */
  readonly unit?: boolean;
}

/**
 * A sum in the Russian format, '1 234,50 ₽', with unbreakable spaces. Rounded half up; where rounding would show
 * zero although the sum is not zero, 10 decimals are shown (product §5.9, §9.4).
 */
export function formatMoney(money: Money, options: FormatMoneyOptions = {}): string {
  const { digits = MONEY_DIGITS, signed = false, unit = true } = options;
  const amount = amountOf(money);
  const isTiny = !amount.isZero() && amount.toDecimalPlaces(digits).isZero();
  const shown = amount.toDecimalPlaces(isTiny ? MONEY_TINY_DIGITS : digits);
  const sign = shown.isZero() ? '' : shown.isNegative() ? MINUS : signed ? '+' : '';
  const [whole = '0', fraction] = shown
    .abs()
    .toFixed(isTiny ? MONEY_TINY_DIGITS : digits)
    .split('.');
  return `${sign}${groupThousands(whole)}${fraction ? `,${fraction}` : ''}${unit ? `${NBSP}₽` : ''}`;
}

/** The balance badge on hover: 6 decimals (product §5.9, §9.4). */
export function formatMoneyHover(money: Money): string {
  return formatMoney(money, { digits: MONEY_HOVER_DIGITS });
}

/** A movement of money: '+500,00 ₽', '−20,00 ₽', '0,00 ₽'. */
export function formatMoneySigned(money: Money): string {
  return formatMoney(money, { signed: true });
}

function groupThousands(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP);
}
