const MINUTE_MS = 60_000;
/** What comes before is warm-up. */
const JUDGED = 2 / 3;
const BARS = '▁▂▃▄▅▆▇█';
/** A chart shows at least this share of its largest value, so that noise looks like noise. */
const LEAST_SPAN = 0.2;

/** @typedef {{at: number, value: number}} Reading at: milliseconds */

/** The least of each whole minute. @param {readonly Reading[]} readings in their order */
export function minima(readings) {
  const [first] = readings;
  if (!first) return [];
  /** @type {number[]} */
  const least = [];
  for (const { at, value } of readings) {
    const minute = Math.floor((at - first.at) / MINUTE_MS);
    least[minute] = Math.min(least[minute] ?? value, value);
  }
  return least;
}

/** Least squares: how much each value is above the one before. @param {readonly number[]} values */
export function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [along, across] = [0, 0];
  values.forEach((value, index) => {
    along += (index - middle) * (value - mean);
    across += (index - middle) ** 2;
  });
  return across === 0 ? 0 : along / across;
}

/**
 * Whether something grows: by more a minute than it may, over the last two thirds of the minutes.
 *
 * @param {readonly number[]} values one a minute
 * @param {number} most
 */
export function judge(values, most) {
  const perMinute = slope(values.slice(Math.floor(values.length * (1 - JUDGED))));
  return { perMinute, isFlat: perMinute <= most };
}

/** @param {readonly number[]} values */
export function chart(values) {
  const most = Math.max(...values);
  const least = Math.min(...values, most * (1 - LEAST_SPAN));
  const height = (/** @type {number} */ value) => (most === least ? 0 : (value - least) / (most - least));
  return values.map((value) => BARS[Math.round(height(value) * (BARS.length - 1))]).join('');
}
