import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.mjs';
import { isObject } from './schema-fit.mjs';

/**
 * @typedef {import('./schema-fit.mjs').Schema} Schema
 * @typedef {import('../lib/random.mjs').Random} Random
 *
 * @typedef {object} Source what values are made from
 * @property {Random} random
 * @property {(field: string) => string | undefined} idOf one that the answers have shown, for a field of that name
 */

const UUID = '00000000-0000-7000-8000-000000000000';

/** By patterns rather than by names, since a pattern says more. The first that fits is not always taken. */
const SAMPLES = [
  '500.00',
  '10',
  '0.01',
  '1500.5',
  '2026-01-15',
  '2026-09-01T00:00:00.000Z',
  ...DEMO_ACCOUNTS.map(([email = '']) => email),
  'nobody@example.com',
  '+7 (912) 345-67-89',
  '123456',
  'abcdefgh',
  'req-1',
  'a:b',
];

/** What a field of such a name holds where its schema says no more than "text". */
const BY_NAME = /** @type {const} */ ([
  [/password/, [DEMO_PASSWORD, 'Another-2026-pass', 'Zx9!kkQw-2026']],
  [/email|recipient/, SAMPLES.filter((text) => text.includes('@'))],
  [/phone/, ['+7 (912) 345-67-89', '79123456789', '']],
  [/amount|balance|limit|multiplier/, ['500.00', '10', '0.01', '300000']],
  [/code/, ['123456', '000000']],
  [/avatar/, ['data:image/jpeg;base64,/9j/4AAQSkZJRg==']],
  [/sort/, ['-created_at', 'created_at', 'amount', '-amount']],
  [/cursor/, ['bm90IGEgY3Vyc29y', 'eyJhIjoxfQ']],
]);

const WORDS = ['Отчёт', 'Иван Петров', 'test', 'Оплата по счёту', 'chat', 'gpt', 'З-000001', '500'];

/**
 * A value that its schema takes.
 *
 * @param {Schema} schema
 * @param {string} field
 * @param {Source} source
 * @returns {unknown}
 */
export function validValue(schema, field, source) {
  const { random } = source;
  if (schema.anyOf) return validValue(random.pick(schema.anyOf), field, source);
  if (schema.enum) return random.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return validObject(schema, source);
    case 'array':
      return Array.from({ length: 1 + random.int(Math.min(schema.maxItems ?? 3, 3)) }, () =>
        validValue(schema.items ?? {}, field, source),
      );
    case 'integer':
    case 'number':
      return validNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return validText(schema, field, source);
  }
}

/** @param {Schema} schema @param {Source} source */
function validObject({ properties = {}, required = [] }, source) {
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || source.random.chance(0.6),
  );
  return Object.fromEntries(chosen.map(([name, schema]) => [name, validValue(schema, name, source)]));
}

/** @param {Schema} schema @param {Random} random */
function validNumber({ minimum = 0, maximum = minimum + 1000 }, random) {
  return minimum + random.int(Math.min(maximum - minimum, 1000) + 1);
}

/** @param {Schema} schema @param {string} field @param {Source} source */
function validText({ pattern, format, minLength = 0, maxLength = 200 }, field, { random, idOf }) {
  const known = idOf(field);
  const named = BY_NAME.find(([name]) => name.test(field))?.[1];
  const isDate = format === 'date-time' || format === 'date';
  const fits = (/** @type {string} */ text) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (!isDate || !Number.isNaN(Date.parse(text)));
  if (known !== undefined && fits(known) && random.chance(0.8)) return known;
  if (fits(UUID) && pattern !== undefined) return random.uuid();
  const pool = [...(named ?? (pattern === undefined ? WORDS : SAMPLES))].filter(fits);
  if (pool.length > 0) return random.pick(pool);
  return SAMPLES.find(fits) ?? 'a'.repeat(Math.max(minLength, 1)).slice(0, maxLength);
}

/**
 * A value on the edge of its schema, or one step past it.
 *
 * @param {Schema} schema
 * @param {string} field
 * @param {Source} source
 * @returns {unknown}
 */
export function edgeValue(schema, field, source) {
  const { random } = source;
  if (schema.anyOf) return edgeValue(random.pick(schema.anyOf), field, source);
  const step = random.pick([-1, 0, 1]);
  const numeric = [schema.minimum, schema.maximum].filter((edge) => edge !== undefined);
  if (numeric.length > 0) return random.pick(numeric) + step;
  const lengths = [schema.minLength, schema.maxLength].filter((edge) => edge !== undefined);
  if (lengths.length > 0)
    return random.pick(['a', 'я', '7']).repeat(Math.max(0, random.pick(lengths) + step));
  if (schema.type === 'array') {
    const count = random.pick([0, (schema.maxItems ?? 100) + step]);
    return Array.from({ length: count }, () => validValue(schema.items ?? {}, field, source));
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return random.pick([0, -1, 2 ** 53, 1e21, 0.1 + 0.2]);
  return schema.type === 'string'
    ? random.pick(['0', '0.00', '', '0.01', '999999999999.99', '2026-12-31'])
    : null;
}

/** @param {Random} random @returns {unknown} */
export const hostileValue = (random) =>
  random.chance(0.6) ? random.pick(HOSTILE_TEXTS) : random.pick(HOSTILE_VALUES);

/**
 * The places inside a value where something else can be put.
 *
 * @param {unknown} value
 * @param {(string | number)[]} [path]
 * @returns {(string | number)[][]}
 */
export function placesIn(value, path = []) {
  const entries = Array.isArray(value)
    ? value.map((item, index) => /** @type {const} */ ([index, item]))
    : isObject(value)
      ? Object.entries(value)
      : [];
  return entries.flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])]);
}

/**
 * A copy with another value in one place; `undefined` leaves the place out.
 *
 * @param {unknown} value
 * @param {(string | number)[]} path
 * @param {unknown} next
 * @returns {unknown}
 */
export function withValueAt(value, [key, ...rest], next) {
  if (key === undefined) return next;
  const inner = Object(value)[key];
  const changed = rest.length === 0 ? next : withValueAt(inner, rest, next);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changed : item));
  return { ...Object(value), [key]: changed };
}
