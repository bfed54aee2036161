const NEAR_PERCENT = 80;
const DECIMALS = 10;

/** How far a month's spending has come: `near` from 80 % of the cap, `over` from all of it. */
export type CapLevel = 'calm' | 'near' | 'over';

/** Decimal text in units of its tenth decimal: bars stand in first views, which have no room for decimal arithmetic. */
function units(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/** What is spent of a cap; both are decimal texts. A cap of nothing is used up from the first. */
export function capLevel(spent: string, cap: string): { readonly level: CapLevel; readonly percent: number } {
  const [used, limit] = [units(spent), units(cap)];
  if (used >= limit) return { level: 'over', percent: 100 };
  const isNear = used * 100n >= limit * BigInt(NEAR_PERCENT);
  return { level: isNear ? 'near' : 'calm', percent: (Number(used) / Number(limit)) * 100 };
}
