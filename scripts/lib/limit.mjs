/**
 * Lets at most `size` pieces of work run at once; the rest wait their turn.
 *
 * @param {number} size
 */
export function createLimit(size) {
  let active = 0;
  /** @type {(() => void)[]} */
  const waiting = [];

  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  return async function limited(work) {
    if (active >= size) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    active += 1;
    try {
      return await work();
    } finally {
      active -= 1;
      waiting.shift()?.();
    }
  };
}
