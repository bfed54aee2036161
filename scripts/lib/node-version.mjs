const REQUIRED_NODE = '20.19.0';

/**
 * Compares two plain versions number by number.
 *
 * @param {string} left
 * @param {string} right
 * @returns {number} negative, zero or positive, as for `Array.prototype.sort`
 */
export function compareVersions(left, right) {
  const [a, b] = [left, right].map((text) => text.replace(/^v/, '').split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * What to tell the person when their Node is too old.
 *
 * @param {string} version
 * @returns {string | undefined} nothing when the version suffices
 */
export function nodeVersionProblem(version) {
  if (compareVersions(version, REQUIRED_NODE) >= 0) return undefined;
  return `Node ${REQUIRED_NODE} or newer is needed; this is ${version.replace(/^v/, '')} (${process.execPath}). Install a newer one from your package manager or version manager and run the command again.`;
}
