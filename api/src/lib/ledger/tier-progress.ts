import { compareMoney, fromWire, moneyRatio, subtractMoney, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { wire } from '#lib/wire.ts';
import type { TierProgressSchema } from './schemas.ts';

export interface Tier {
  readonly code: string;
  readonly name: string;
  readonly threshold: string;
  readonly multiplier: string;
}

export type TierProgress = Static<typeof TierProgressSchema>;

const NOTHING = '0.00';
const FULL_PRICE = '1.0000';

/** How far a payer is from the next tier by its top-ups. `tiers` is in the order of thresholds. */
export function tierProgress(tiers: readonly Tier[], code: string, toppedUp: string): TierProgress {
  const spent = fromWire(toppedUp);
  const index = tiers.findIndex((tier) => tier.code === code);
  const next = tiers[index + 1];
  const { multiplier = FULL_PRICE } = tiers[index] ?? {};
  if (index < 0 || !next) {
    const threshold = wire(tiers[index]?.threshold ?? NOTHING);
    return {
      tier: code,
      multiplier,
      next_tier: null,
      spent: toWire(spent),
      threshold,
      remaining: NOTHING,
      percent: 100,
    };
  }
  const threshold = fromWire(next.threshold);
  const isReached = compareMoney(spent, threshold) >= 0;
  const share = Math.max(0, moneyRatio(spent, threshold) ?? 0);
  return {
    tier: code,
    multiplier,
    next_tier: next.code,
    spent: toWire(spent),
    threshold: toWire(threshold),
    remaining: isReached ? NOTHING : toWire(subtractMoney(threshold, spent)),
    percent: isReached ? 100 : Math.floor(share * 1000) / 10,
  };
}
