import { MONEY_DIGITS } from '../amount/format-amount.ts';
import { amountOf, decimalOf, type Money, moneyOf, ZERO_MONEY } from './money.ts';

/** The sum of two amounts. */
export function addMoney(one: Money, other: Money): Money {
  return moneyOf(amountOf(one).plus(amountOf(other)));
}

/** What is left of the first amount after the second is taken. */
export function subtractMoney(from: Money, taken: Money): Money {
  return moneyOf(amountOf(from).minus(amountOf(taken)));
}

/** An amount times a factor, which is a count or a decimal string such as a rate. */
export function multiplyMoney(money: Money, factor: string | number): Money {
  return moneyOf(amountOf(money).times(decimalOf(factor)));
}

/** The share of one of so many equal parts, with twenty digits. */
export function divideMoney(money: Money, parts: number): Money {
  return moneyOf(amountOf(money).dividedBy(decimalOf(parts)));
}

/** The sum of any number of amounts. Without amounts it is zero. */
export function sumMoney(amounts: Iterable<Money>): Money {
  let sum = ZERO_MONEY;
  for (const money of amounts) sum = addMoney(sum, money);
  return sum;
}

/** The amount with the opposite sign. */
export function negateMoney(money: Money): Money {
  return moneyOf(amountOf(money).negated());
}

/** The amount rounded half up, away from zero, to two decimals unless told otherwise (product §5.9). */
export function roundMoney(money: Money, digits: number = MONEY_DIGITS): Money {
  return moneyOf(amountOf(money).toDecimalPlaces(digits));
}

/** How many times the second amount fits into the first, as a plain number. Undefined when the second is zero. */
export function moneyRatio(part: Money, whole: Money): number | undefined {
  const divisor = amountOf(whole);
  return divisor.isZero() ? undefined : amountOf(part).dividedBy(divisor).toNumber();
}
