const VENDORS = 40;
const TAGS = 60;
const TYPES = ['text', 'image', 'audio', 'embedding'];

/** The same numbers in each run. @param {number} seed */
function draws(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Models, each of one vendor and type and with three tags.
 *
 * @param {number} count
 * @returns {import('../../shared-kernel/src/core/model-access/index.ts').AccessModel[]}
 */
export function makeModels(count) {
  const draw = draws(7);
  return Array.from({ length: count }, (_, index) => ({
    id: `model-${index}`,
    name: `Модель ${index}`,
    developer: `vendor-${draw(VENDORS)}`,
    type: TYPES[draw(TYPES.length)] ?? '',
    tags: [...new Set([draw(TAGS), draw(TAGS), draw(TAGS)])].map((tag) => `tag-${tag}`),
  }));
}

/**
 * Different rules of every type, from the broad to the narrow as people write them: types, vendors, tags, single models.
 *
 * @param {number} count
 * @param {number} models How many models there are to name.
 * @returns {import('../../shared-kernel/src/core/model-access/index.ts').ModelRule[]}
 */
export function makeRules(count, models) {
  const draw = draws(11);
  /** @type {Map<string, import('../../shared-kernel/src/core/model-access/index.ts').ModelRule>} */
  const rules = new Map();
  while (rules.size < count) {
    /** @type {import('../../shared-kernel/src/core/model-access/index.ts').RuleAction} */
    const action = draw(2) === 0 ? 'enable' : 'disable';
    const rule = { ...subject(rules.size / count, { draw, models }), action };
    rules.set(JSON.stringify(rule), rule);
  }
  return [...rules.values()];
}

/**
 * What a rule names at this place of the list.
 *
 * @param {number} place From 0 to 1.
 * @param {{draw: (below: number) => number, models: number}} options
 * @returns {Pick<import('../../shared-kernel/src/core/model-access/index.ts').ModelRule, 'type' | 'value'>}
 */
function subject(place, { draw, models }) {
  if (place < 0.02) return { type: 'type', value: TYPES[draw(TYPES.length)] ?? '' };
  if (place < 0.3) return { type: 'vendor', value: `vendor-${draw(VENDORS)}` };
  if (place < 0.6) return { type: 'tag', value: `tag-${draw(TAGS)}` };
  return { type: 'model', value: `model-${draw(models)}` };
}
