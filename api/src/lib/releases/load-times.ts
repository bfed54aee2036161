/** Each class of load times is a tenth wider than the one before, so a percentile is too long by a tenth at most. */
const STEP = 1.1;

/** The class of a load that was not timed. */
export const NO_TIME = -1;

/** The class of a load time in milliseconds. */
export const bucketOf = (ms: number | null): number =>
  ms === null ? NO_TIME : Math.ceil(Math.log(Math.max(1, ms)) / Math.log(STEP));

/**
 * The time below which a share of the loads took, in milliseconds.
 *
 * @param counts Class → loads, in any order; what was not timed is passed over.
 * @param share From 0 to 1.
 * @returns The upper end of the class; null when nothing was timed.
 */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const timed = [...counts].filter(([bucket]) => bucket !== NO_TIME).sort(([one], [other]) => one - other);
  let left = share * timed.reduce((sum, [, count]) => sum + count, 0);
  for (const [bucket, count] of timed) {
    left -= count;
    if (left <= 0) return Math.round(STEP ** bucket);
  }
  return null;
}
