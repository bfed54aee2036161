const SELECTOR = /^@|&|&$/;

/**
 * @typedef {object} Breakpoints
 * @property {Record<string, string>} conditions
 * @property {(key: string) => string} getCondition
 * @property {() => string[]} keys
 */

/**
 * Stands in for Chakra's conditions, which list the names of all of them anew for each name that they are asked about.
 *
 * @param {{breakpoints: Breakpoints, conditions?: Record<string, string | string[]>}} options
 */
export function createConditions({ breakpoints, conditions = {} }) {
  const values = new Map([
    ...Object.entries(conditions).map(([name, value]) => /** @type {const} */ ([`_${name}`, value])),
    ...Object.entries(breakpoints.conditions),
  ]);
  const has = (/** @type {string} */ key) => key.startsWith('_') || values.has(key) || SELECTOR.test(key);
  return {
    keys: () => [...values.keys()],
    has,
    /** @param {readonly string[]} path @returns {readonly string[]} Properties before conditions. */
    sort: (path) =>
      path.length === 1 && path[0] !== 'base'
        ? path
        : path.filter((key) => key !== 'base').sort((one, other) => Number(has(one)) - Number(has(other))),
    resolve: (/** @type {string} */ key) => values.get(key) || key,
    breakpoints: breakpoints.keys(),
    expandAtRule: (/** @type {string} */ key) =>
      key.startsWith('@breakpoint') ? breakpoints.getCondition(key.replace('@breakpoint ', '')) : key,
  };
}
