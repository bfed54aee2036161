import { AMOUNT_WIRE_DIGITS } from './parse-amount.ts';

/** A sum in its smallest part. The sign stands before all its digits. */
function scaled(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(AMOUNT_WIRE_DIGITS, '0'));
}

/** Whether one sum of the wire is more than another. It needs no decimal arithmetic. */
export const isMoreAmount = (one: string, other: string): boolean => scaled(one) > scaled(other);
