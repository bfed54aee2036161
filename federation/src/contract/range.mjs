/** @param {string} version @returns {[number, number, number] | null} */
function parse(version) {
  const match = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(version);
  return match ? [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)] : null;
}

/** @param {[number, number, number]} a @param {[number, number, number]} b */
const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/**
 * Tells whether a version lies in a range of space-separated comparators (`>=1.4 <2`), all of which must hold.
 *
 * A contract needs no more of SemVer than this, and the full library would cost the first load 6 KB.
 *
 * @param {string} version `major.minor.patch`.
 * @param {string} range Comparators `>= > <= < =` or a bare version.
 * @returns {boolean} False also when either text is malformed.
 */
export function satisfies(version, range) {
  const actual = parse(version);
  const comparators = range.trim().split(/\s+/);
  if (!actual || comparators[0] === '') return false;
  return comparators.every((comparator) => {
    const match = /^(>=|<=|>|<|=)?(.+)$/.exec(comparator);
    const bound = match?.[2] ? parse(match[2]) : null;
    if (!match || !bound) return false;
    const order = compare(actual, bound);
    if (match[1] === '>=') return order >= 0;
    if (match[1] === '<=') return order <= 0;
    if (match[1] === '>') return order > 0;
    if (match[1] === '<') return order < 0;
    return order === 0;
  });
}
