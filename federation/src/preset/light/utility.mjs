import { memo } from './memo.mjs';

/**
 * @typedef {Record<string, unknown>} Styles
 * @typedef {(category: string) => Record<string, string> | null} CategoryValues
 * @typedef {object} Utility
 * @property {string | string[] | Record<string, unknown> | ((values: CategoryValues) => Record<string, unknown>)} [values]
 * @property {string | string[]} [shorthand]
 * @property {(value: unknown, helpers: object) => Styles | undefined} [transform]
 * @typedef {Awaited<typeof import('./token-dictionary.mjs')>} DictionaryModule
 * @typedef {ReturnType<DictionaryModule['createTokenDictionary']>} Tokens
 */

/** @param {Utility} utility @param {Tokens} tokens @returns {Record<string, unknown> | undefined} */
function valuesOf({ values }, tokens) {
  if (typeof values === 'string') return tokens.getCategoryValues(values) ?? {};
  if (Array.isArray(values)) return Object.fromEntries(values.map((value) => [value, value]));
  return typeof values === 'function' ? values(tokens.getCategoryValues) : values;
}

/**
 * Stands in for Chakra's utilities: a property finds its values when it is first used, and nothing is made for tools.
 *
 * @param {{config: Record<string, Utility>, tokens: Tokens}} options
 */
export function createUtility({ config, tokens }) {
  /** @type {Map<string, Utility>} */
  const utilities = new Map(Object.entries(config));
  utilities.set('colorPalette', { transform: (value) => tokens.palette(String(value)) });
  const shorthands = new Map(
    [...utilities].flatMap(([property, { shorthand = [] }]) =>
      [shorthand].flat().map((short) => /** @type {const} */ ([short, property])),
    ),
  );
  /** @type {Map<string, Record<string, unknown> | undefined>} */
  const values = new Map();
  const token = Object.assign(tokens.getVar, { raw: tokens.getByName });
  const helpers = { token, utils: { colorMix: (/** @type {unknown} */ value) => tokens.colorMix(value) } };

  const resolveShorthand = (/** @type {string} */ property) => shorthands.get(property) ?? property;

  /** @param {string} property @param {unknown} value @returns {Styles} */
  const plain = (property, value) => ({
    [property]: property.startsWith('--') ? tokens.getVar(String(value), value) : value,
  });

  /** @param {string} property @param {unknown} raw @returns {Styles | undefined} */
  function transform(property, raw) {
    const key = resolveShorthand(property);
    const given =
      typeof raw === 'string' && !raw.includes('_EMO_') ? tokens.expandReferenceInValue(raw) : raw;
    const utility = utilities.get(key);
    if (!utility) return plain(key, given);
    if (!values.has(key)) values.set(key, valuesOf(utility, tokens));
    const value = values.get(key)?.[String(given)] ?? given;
    return utility.transform ? utility.transform(value, { ...helpers, raw: given }) : plain(property, value);
  }

  return {
    keys: () => [...shorthands.keys(), ...utilities.keys()],
    hasShorthand: shorthands.size > 0,
    transform: memo(transform),
    resolveShorthand,
    register: (/** @type {string} */ property, /** @type {Utility} */ utility) =>
      void utilities.set(property, utility),
    addPropertyType: () => undefined,
  };
}
