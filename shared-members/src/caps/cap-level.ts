import { amountOfUnits, amountUnits } from '@cabinet/kernel/core/amount';
import { NEAR_CAP_PERCENT } from '@cabinet/kernel/core/payments';

/** How far a month's spending has come: `near` the end of the cap, or `over` it. */
export type CapLevel = 'calm' | 'near' | 'over';

/**
 * What is spent of a cap, and how many percent of it, also beyond its end; both are decimal texts. A cap of nothing is
 * used up from the first.
 */
export function capLevel(spent: string, cap: string): { readonly level: CapLevel; readonly percent: number } {
  const [used, limit] = [amountUnits(spent), amountUnits(cap)];
  const percent = limit > 0n ? (Number(used) / Number(limit)) * 100 : 100;
  if (used >= limit) return { level: 'over', percent };
  return { level: used * 100n >= limit * BigInt(NEAR_CAP_PERCENT) ? 'near' : 'calm', percent };
}

/** What a cap leaves to spend, as a decimal text; nothing where more is spent, as after it was lowered. */
export function capLeft(cap: string, spent: string): string {
  const left = amountUnits(cap) - amountUnits(spent);
  return amountOfUnits(left > 0n ? left : 0n);
}
