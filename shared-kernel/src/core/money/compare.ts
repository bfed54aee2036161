import { amountOf, type Money } from './money.ts';

/** Compares two amounts for `Array.prototype.sort`: -1, 0 or 1. */
export function compareMoney(one: Money, other: Money): -1 | 0 | 1 {
  const order = amountOf(one).comparedTo(amountOf(other));
  if (order < 0) return -1;
  return order > 0 ? 1 : 0;
}

/** Whether two amounts are the same sum. */
export function equalMoney(one: Money, other: Money): boolean {
  return compareMoney(one, other) === 0;
}

/** Whether the amount is exactly zero. */
export function isZeroMoney(money: Money): boolean {
  return amountOf(money).isZero();
}

/** Whether the amount is above zero. */
export function isPositiveMoney(money: Money): boolean {
  return amountOf(money).greaterThan(0);
}

/** Whether the amount is below zero. */
export function isNegativeMoney(money: Money): boolean {
  return amountOf(money).lessThan(0);
}
