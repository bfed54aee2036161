const TIER_NAMES: Readonly<Record<string, string>> = {
  start: 'Старт',
  plus: 'Плюс',
  pro: 'Про',
  business: 'Бизнес',
};

/** A tier as a person reads it; tiers are rows of a table, so a new one shows its code. */
export function tierName(tier: string): string {
  return Object.hasOwn(TIER_NAMES, tier) ? (TIER_NAMES[tier] ?? tier) : tier;
}
