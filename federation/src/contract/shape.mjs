/**
 * Shapes of what another bundle says. A shape is a function that returns the value with its type, or throws a
 * {@link Misfit} that names the culprit. Types are inferred from shapes. They stand in the first load of every page,
 * where a library of schemas would cost a kilobyte more.
 *
 * A strict check refuses fields that no shape knows, because what a person writes may be misspelt. Otherwise such
 * fields pass as they are, because a page or a tool of yesterday reads what one of tomorrow has written.
 *
 * @template T
 * @typedef {(value: unknown, where: string, isStrict?: boolean) => T} Shape
 */
/** @template S @typedef {S extends Shape<infer T> ? T : never} Infer */
/** @typedef {Record<string, Shape<unknown>>} Fields */

/** @template T @typedef {{ok: true, value: T} | {ok: false, reason: string}} Checked */

class Misfit extends Error {}

/** @type {(fits: boolean, message: string) => asserts fits} */
export function demand(fits, message) {
  if (!fits) throw new Misfit(message);
}

/** @returns {Shape<string>} */
export function text(pattern = /./s) {
  return (value, where) => {
    demand(typeof value === 'string' && value !== '', `${where} is not a text`);
    demand(pattern.test(value), `${where} is malformed: ${value.slice(0, 60)}`);
    return value;
  };
}

/** @type {Shape<number>} */
export function number(value, where) {
  demand(typeof value === 'number' && Number.isFinite(value), `${where} is not a number`);
  return value;
}

/** @template {string | number | true} const T @param {...T} options @returns {Shape<T>} */
export function oneOf(...options) {
  return (value, where) => {
    const found = options.find((option) => option === value);
    demand(found !== undefined, `${where} is ${String(value)}, not ${options.join(' or ')}`);
    return found;
  };
}

/** @template T @param {Shape<T>} item @returns {Shape<T[]>} */
export function list(item) {
  return (value, where, isStrict) => {
    demand(Array.isArray(value), `${where} is not a list`);
    return value.map((entry, index) => item(entry, `${where}[${index}]`, isStrict));
  };
}

/** @type {Shape<Record<string, unknown>>} */
function fieldsOf(value, where) {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), `${where} is not an object`);
  return Object.fromEntries(Object.entries(value));
}

/** @template T @param {Shape<T>} item @returns {Shape<Record<string, T>>} */
export function record(item) {
  return (value, where, isStrict) =>
    Object.fromEntries(
      Object.entries(fieldsOf(value, where)).map(([key, entry]) => [
        key,
        item(entry, `${where}.${key}`, isStrict),
      ]),
    );
}

/** @template {Fields} R @template {Fields} O @typedef {{[K in keyof R]: Infer<R[K]>} & {[K in keyof O]?: Infer<O[K]>}} Fitting */

/**
 * An object with these fields, which may have to fit each other.
 *
 * @template {Fields} R
 * @template {Fields} [O={}]
 * @param {R} required
 * @param {O} [optional]
 * @param {(value: Fitting<R, O>, where: string) => void} [rule]
 * @returns {Shape<Fitting<R, O>>}
 */
export function object(required, optional, rule) {
  const shapes = Object.entries({ ...required, ...optional });
  return (value, where, isStrict) => {
    const fields = fieldsOf(value, where);
    for (const key of Object.keys(required)) demand(key in fields, `${where}.${key} is missing`);
    for (const key of Object.keys(fields))
      demand(!isStrict || shapes.some(([known]) => known === key), `${where}.${key} is unknown`);
    for (const [key, shape] of shapes)
      if (key in fields) fields[key] = shape(fields[key], `${where}.${key}`, isStrict);
    const fitting = /** @type {Fitting<R, O>} */ (fields);
    rule?.(fitting, where);
    return fitting;
  };
}

/** @param {readonly string[]} values @param {string} where */
export function unique(values, where) {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  demand(twice === undefined, `${where} holds ${twice} twice`);
}

/** @template T @param {Shape<T>} shape @param {unknown} value @param {string} where @param {{isStrict?: boolean}} [options] @returns {Checked<T>} */
export function check(shape, value, where, { isStrict = false } = {}) {
  try {
    return { ok: true, value: shape(value, where, isStrict) };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, reason: error.message };
    throw error;
  }
}
