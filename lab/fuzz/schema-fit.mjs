/**
 * The part of JSON Schema that the API's OpenAPI document uses.
 *
 * @typedef {object} Schema
 * @property {string | string[]} [type]
 * @property {readonly unknown[]} [enum]
 * @property {unknown} [const]
 * @property {Schema[]} [anyOf]
 * @property {string} [pattern]
 * @property {string} [format]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [exclusiveMinimum]
 * @property {number} [exclusiveMaximum]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {Schema} [items]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {boolean | Schema} [additionalProperties]
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @type {Record<string, (value: unknown) => boolean>} */
const TYPES = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/**
 * Why a value does not fit its schema, or nothing where it does.
 *
 * @param {Schema | undefined} schema none takes everything
 * @param {unknown} value
 * @param {string} [path]
 * @returns {string | undefined}
 */
export function misfit(schema, value, path = '$') {
  if (schema === undefined) return undefined;
  if (schema.anyOf) {
    const reasons = schema.anyOf.map((option) => misfit(option, value, path));
    return reasons.includes(undefined) ? undefined : reasons[0];
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => TYPES[type]?.(value)))
    return `${path} is no ${types.join('|')}`;
  if (schema.enum && !schema.enum.includes(value)) return `${path} is none of the listed values`;
  if (schema.const !== undefined && schema.const !== value) return `${path} is not ${schema.const}`;
  if (typeof value === 'string') return misfitOfText(schema, value, path);
  if (typeof value === 'number') return misfitOfNumber(schema, value, path);
  if (Array.isArray(value)) return misfitOfList(schema, value, path);
  return isObject(value) ? misfitOfObject(schema, value, path) : undefined;
}

/** @param {Schema} schema @param {string} text @param {string} path */
function misfitOfText({ pattern, format, minLength = 0, maxLength = Infinity }, text, path) {
  const length = [...text].length;
  if (length < minLength) return `${path} is shorter than ${minLength}`;
  if (length > maxLength) return `${path} is longer than ${maxLength}`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    return `${path} does not match ${pattern}`;
  if (format === 'date-time' && Number.isNaN(Date.parse(text))) return `${path} is no time`;
  return undefined;
}

/** @param {Schema} schema @param {number} number @param {string} path */
function misfitOfNumber(schema, number, path) {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  if (number < minimum || number <= exclusiveMinimum) return `${path} is too small`;
  if (number > maximum || number >= exclusiveMaximum) return `${path} is too large`;
  return undefined;
}

/** @param {Schema} schema @param {unknown[]} list @param {string} path */
function misfitOfList({ items, minItems = 0, maxItems = Infinity }, list, path) {
  if (list.length < minItems || list.length > maxItems) return `${path} has ${list.length} items`;
  return firstOf(list.map((item, index) => misfit(items, item, `${path}[${index}]`)));
}

/** @param {Schema} schema @param {Record<string, unknown>} object @param {string} path */
function misfitOfObject({ required = [], properties = {}, additionalProperties }, object, path) {
  const missing = required.find((name) => object[name] === undefined);
  if (missing !== undefined) return `${path}.${missing} is missing`;
  const others = isObject(additionalProperties) ? additionalProperties : undefined;
  return firstOf(
    Object.entries(object).map(([name, value]) => {
      if (!(name in properties) && additionalProperties === false) return `${path}.${name} is not declared`;
      return misfit(properties[name] ?? others, value, `${path}.${name}`);
    }),
  );
}

/** @param {(string | undefined)[]} reasons */
const firstOf = (reasons) => reasons.find((reason) => reason !== undefined);
