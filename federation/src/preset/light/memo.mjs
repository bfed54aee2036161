/** How many answers are kept before all are forgotten. */
const KEPT = 2000;

/**
 * Text that two arguments share exactly when Chakra takes them for equal: it does not look at the order of keys.
 *
 * @param {unknown} value
 * @returns {string}
 */
function keyOf(value) {
  if (typeof value === 'string') return `s:${value}`;
  if (typeof value === 'function') return `f:${value.name}`;
  if (Array.isArray(value)) return `a:[${value.map(keyOf).join()}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  let key = 'o:{';
  for (const name of Object.keys(value).sort()) key += `${name}:${keyOf(Reflect.get(value, name))},`;
  return `${key}}`;
}

/**
 * Stands in for Chakra's `memo`: a single text is its own key, and a hit moves nothing.
 *
 * @template {readonly unknown[]} Arguments
 * @template Result
 * @param {(...given: Arguments) => Result} work
 * @returns {(...given: Arguments) => Result}
 */
export function memo(work) {
  /** @type {Map<string, Result>} */
  const answers = new Map();
  return (...given) => {
    const [first] = given;
    const key = given.length === 1 && typeof first === 'string' ? first : `\n${given.map(keyOf).join('|')}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = work(...given);
    if (answers.size >= KEPT) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
