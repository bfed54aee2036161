/**
 * @param {number[]} values
 * @param {number} share 0.5 is the median.
 * @returns {number}
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

/** @param {number[]} values @returns {number} */
export const median = (values) => quantile(values, 0.5);
