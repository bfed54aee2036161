import { Decimal } from 'decimal.js';
import { AMOUNT_PRECISION, AMOUNT_WIRE_DIGITS } from '../amount/parse-amount.ts';

/** Decimals that money has on the wire (product §10.4). */
export const MONEY_WIRE_DIGITS = AMOUNT_WIRE_DIGITS;

/**
 * The kernel's own arithmetic, with precision 20 and rounding half up (product §9.4). It is a clone, because
 * `Decimal.set` would change the arithmetic of everything else on the page.
 */
const Amount = Decimal.clone({ precision: AMOUNT_PRECISION, rounding: Decimal.ROUND_HALF_UP });

/**
 * A sum in roubles. It is plain data, so it can be cached, stored and compared by content. Its amount is always a
 * canonical decimal (no exponent, no trailing zeros, no negative zero). Only `parseMoney`, `fromWire` and the
 * arithmetic make one.
 */
export interface Money {
  readonly currency: 'RUB';
  readonly amount: string;
}

/** The decimal behind a sum. Only the files of this module use it. */
export function amountOf(money: Money): Decimal {
  return new Amount(money.amount);
}

/** A factor or another plain number as a decimal of the kernel's arithmetic. Only the files of this module use it. */
export function decimalOf(value: string | number): Decimal {
  const decimal = new Amount(value);
  if (!decimal.isFinite()) throw new RangeError(`Money: ${value} is not a finite number`);
  return decimal;
}

/** A sum from its decimal. Only the files of this module use it. */
export function moneyOf(decimal: Decimal): Money {
  return { currency: 'RUB', amount: decimal.isZero() ? '0' : decimal.toFixed() };
}

/** No money. */
export const ZERO_MONEY: Money = { currency: 'RUB', amount: '0' };
