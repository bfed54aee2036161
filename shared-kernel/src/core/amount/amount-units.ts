import { plainAmount } from './format-amount.ts';
import { AMOUNT_WIRE_DIGITS } from './parse-amount.ts';

/**
 * A sum of the wire in its smallest part, ten decimals: whole numbers compare and subtract exactly, and the first view
 * does so without the 11 KB of decimal arithmetic.
 */
export function amountUnits(amount: string | number): bigint {
  // The sign stands before all the digits.
  const [whole = '', fraction = ''] = plainAmount(amount).split('.');
  return BigInt(whole + fraction.padEnd(AMOUNT_WIRE_DIGITS, '0'));
}

/** The text, with ten decimals, of a sum from 0 up that was counted in {@link amountUnits}. */
export function amountOfUnits(units: bigint): string {
  const digits = units.toString().padStart(AMOUNT_WIRE_DIGITS + 1, '0');
  return `${digits.slice(0, -AMOUNT_WIRE_DIGITS)}.${digits.slice(-AMOUNT_WIRE_DIGITS)}`;
}

/** Whether a sum of the wire is more than another one. */
export const isMoreAmount = (one: string | number, other: string | number): boolean =>
  amountUnits(one) > amountUnits(other);
