import { amountOf, decimalOf, MONEY_WIRE_DIGITS, type Money, moneyOf } from './money.ts';

const WIRE = /^-?\d{1,20}(?:\.\d{1,10})?$/;
const WIRE_DIGITS_MIN = 2;

/**
 * Reads money as it travels: a decimal string with up to 10 decimals, or a number for the balance (product §10.4).
 * Anything else is a broken contract between client and server, so it throws.
 */
export function fromWire(value: string | number): Money {
  if (typeof value === 'number') return moneyOf(decimalOf(value).toDecimalPlaces(MONEY_WIRE_DIGITS));
  if (!WIRE.test(value)) throw new RangeError(`Money: ${JSON.stringify(value)} is not money on the wire`);
  return moneyOf(decimalOf(value));
}

/** Money as it travels, with at least two and at most ten decimals, rounded half up (product §10.4). */
export function toWire(money: Money): string {
  const rounded = amountOf(money).toDecimalPlaces(MONEY_WIRE_DIGITS);
  return moneyOf(rounded).amount === '0' ? '0.00' : rounded.toFixed(Math.max(rounded.dp(), WIRE_DIGITS_MIN));
}

/** A plain number for charts and for the balance, which is a number by product §10.4. It may lose digits. */
export function toNumber(money: Money): number {
  return amountOf(money).toNumber();
}
