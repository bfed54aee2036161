const DECIMALS = 10;

/** What a cap leaves to spend, as a decimal text: exact enough to show, and never below zero. */
export function capLeft(cap: string, spent: string): string {
  return Math.max(0, Number(cap) - Number(spent)).toFixed(DECIMALS);
}
