import { isObject } from './schema-fit.mjs';

const ID_FIELD = /(^|_)(id|number|token|cursor)$|[a-z]Id$/;

/**
 * The ids that the answers have shown, and to whom: what one person was shown another one tries.
 *
 * @typedef {ReturnType<typeof createIds>} Ids
 */
export function createIds() {
  /** @type {Map<string, string[]>} by field (`payer_id`) and by area (`payment`) */
  const shelves = new Map();
  /** @type {Map<string, Set<string>>} */
  const shown = new Map();

  /** @param {string} shelf @param {string} id */
  function keep(shelf, id) {
    const list = shelves.get(shelf) ?? [];
    if (!shelves.has(shelf)) shelves.set(shelf, list);
    // Bounded, with the newest in place of the oldest: those are the ones whose state still moves.
    if (!list.includes(id)) list.push(id);
    if (list.length > 200) list.shift();
  }

  /** @param {string} person @param {string} area @param {unknown} value @param {string} [parent] */
  function take(person, area, value, parent = '') {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 50)) take(person, area, item, parent);
      return;
    }
    if (!isObject(value)) return;
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner !== 'string')
        take(person, area, inner, ['data', 'items'].includes(field) ? parent : field);
      else if (ID_FIELD.test(field) && inner.length <= 100) {
        shown.set(inner, (shown.get(inner) ?? new Set()).add(person));
        // By its own name only: `id` inside `payer` is a payer's, at the top of a list it belongs to what is listed.
        if (field !== 'id') keep(field, inner);
        else keep(parent === '' ? area : `${parent}_id`, inner);
      }
    }
  }

  return {
    take,
    /** @param {string} id @param {string} person */
    isShownTo: (id, person) => shown.get(id)?.has(person) ?? false,
    /** @param {string} id @returns {string[]} */
    ownersOf: (id) => [...(shown.get(id) ?? [])],
    /**
     * @param {import('../lib/random.mjs').Random} random
     * @param {string[]} names shelves in the order of preference
     * @returns {string | undefined}
     */
    pick(random, names) {
      const full = names.map((name) => shelves.get(name) ?? []).filter((list) => list.length > 0);
      const list = random.chance(0.8) ? full[0] : full.at(-1);
      return list && random.pick(list);
    },
    areas: () => [...shelves.keys()],
  };
}
