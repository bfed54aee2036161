import { amountUnits } from './amount-units.ts';
import { MONEY_DIGITS, MONEY_TINY_DIGITS } from './format-amount.ts';

type Amount = string | number;

/** What {@link formatAmount} shows of a sum, in units of the wire. */
function shownUnits(units: bigint, digits: number): bigint {
  const part = 10n ** BigInt(MONEY_TINY_DIGITS - digits);
  const size = units < 0n ? -units : units;
  const rounded = ((size + part / 2n) / part) * part;
  // A sum that rounding would show as zero is shown whole.
  if (rounded === 0n) return units;
  return units < 0n ? -rounded : rounded;
}

const sumOf = (units: readonly bigint[]) => units.reduce((sum, each) => sum + each, 0n);

/**
 * The least decimals, two at least, with which sums that stand beside each other as an equation add up as they are
 * shown: each of the terms is rounded by itself, and three halves of a kopeck are not what their sum is rounded to. Two
 * where the sums do not add up at all, because more decimals would not help.
 */
export function digitsThatAddUp(terms: readonly Amount[], total: Amount): number {
  const [units, whole] = [terms.map(amountUnits), amountUnits(total)];
  if (sumOf(units) !== whole) return MONEY_DIGITS;
  let digits = MONEY_DIGITS;
  while (sumOf(units.map((each) => shownUnits(each, digits))) !== shownUnits(whole, digits)) digits += 1;
  return digits;
}
