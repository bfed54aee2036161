import { compareMoney, fromWire, moneyRatio } from '@cabinet/kernel/core/money';

const NEAR_FROM = 0.8;

/** How far a month's spending has come: `near` from 80 % of the cap, `over` from all of it. */
export type CapLevel = 'calm' | 'near' | 'over';

/** What is spent of a cap; both are decimal texts. A cap of nothing is used up from the first. */
export function capLevel(spent: string, cap: string): { readonly level: CapLevel; readonly percent: number } {
  const [used, limit] = [fromWire(spent), fromWire(cap)];
  const ratio = moneyRatio(used, limit) ?? 1;
  const percent = Math.min(100, ratio * 100);
  if (compareMoney(used, limit) >= 0) return { level: 'over', percent: 100 };
  return { level: ratio >= NEAR_FROM ? 'near' : 'calm', percent };
}
