import { weightedSum } from './requisite-check.ts';

const WEIGHTS = Array.from({ length: 23 }, (_, at) => [7, 1, 3][at % 3] ?? 0);

/**
 * Whether the key of an account fits the three digits that stand for its bank: the last digit of the sum of products
 * with the weights 7, 1, 3 is zero (Bank of Russia, procedure of 8 September 1997 № 515).
 */
export function keyAgrees(bankDigits: string, account: string): boolean {
  return weightedSum(bankDigits + account, WEIGHTS) % 10 === 0;
}

/**
 * The digits of a bank whose account is held by a cash centre of the Bank of Russia: zero, and the digits 5 and 6 of
 * the BIK.
 */
export function centreDigits(bik: string): string {
  return `0${bik.slice(4, 6)}`;
}
