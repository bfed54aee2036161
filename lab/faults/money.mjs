/** Decimal strings of the wire as whole ten-billionths of a rouble: sums are exact, and nothing needs to be installed. */
const DIGITS = 10;

/** @param {string} text */
export function units(text) {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  const value = BigInt(whole + fraction.padEnd(DIGITS, '0'));
  return sign === '-' ? -value : value;
}

/** @param {bigint} value */
export function roubles(value) {
  const text = String(value < 0n ? -value : value).padStart(DIGITS + 1, '0');
  const fraction = text.slice(-DIGITS).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${text.slice(0, -DIGITS)}${fraction && `.${fraction}`}`;
}

/**
 * What the payer's list of transactions says.
 *
 * @typedef {object} Books
 * @property {number} count
 * @property {bigint} in
 * @property {bigint} out
 * @property {string} available
 * @property {string} held
 */

/**
 * What one operation did once it was acknowledged.
 *
 * @typedef {object} Receipt
 * @property {string} key
 * @property {'in' | 'out'} direction
 * @property {string} amount
 * @property {string} proof what every repetition must answer again
 */

/**
 * What is wrong with the books after these receipts; nothing where each is in them exactly once.
 *
 * @param {Books} before
 * @param {Books} after
 * @param {readonly Receipt[]} receipts
 * @returns {string[]}
 */
export function auditBooks(before, after, receipts) {
  /** @param {'in' | 'out'} direction */
  const sum = (direction) =>
    receipts
      .filter((each) => each.direction === direction)
      .reduce((total, { amount }) => total + units(amount), 0n);
  const expected = { count: receipts.length, in: sum('in'), out: sum('out') };
  const seen = { count: after.count - before.count, in: after.in - before.in, out: after.out - before.out };
  const available = units(before.available) + expected.in - expected.out;
  return [
    compare('transactions', expected.count, seen.count),
    compare('credited', roubles(expected.in), roubles(seen.in)),
    compare('charged', roubles(expected.out), roubles(seen.out)),
    compare('available', roubles(available), roubles(units(after.available))),
    compare('held', roubles(units(before.held)), roubles(units(after.held))),
  ].filter((problem) => problem !== undefined);
}

/** @param {string} what @param {string | number} expected @param {string | number} seen */
function compare(what, expected, seen) {
  return expected === seen ? undefined : `${what}: ${expected} expected, ${seen} found`;
}
