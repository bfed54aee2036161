/**
 * @typedef {object} Random the same numbers again for the same seed
 * @property {() => number} next from 0 up to 1
 * @property {(below: number) => number} int
 * @property {<T>(list: readonly T[]) => T} pick
 * @property {(probability: number) => boolean} chance
 * @property {() => string} uuid
 */

/**
 * Each request has a source of its own, so that its choices do not depend on those of its neighbours.
 *
 * @param {number} seed
 * @param {number} [index]
 * @returns {Random}
 */
export function createRandom(seed, index = 0) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (/** @type {number} */ below) => Math.floor(next() * below);
  return {
    next,
    int,
    pick(list) {
      const item = list[int(list.length)];
      if (item === undefined && list.length === 0) throw new Error('Nothing to pick from');
      return /** @type {typeof list[number]} */ (item);
    },
    chance: (probability) => next() < probability,
    uuid: () => '00000000-0000-7000-8000-000000000000'.replace(/0/g, () => int(16).toString(16)),
  };
}
