import { commandOptions } from '../../scripts/lib/command-options.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';

/**
 * What the command line says, by the defaults: a whole number from 1, a text or a flag.
 *
 * @template {Record<string, number | string | boolean>} Defaults
 * @param {Defaults} defaults
 * @param {string[]} [args]
 * @returns {{[Name in keyof Defaults]: Defaults[Name] extends number ? number : Defaults[Name] extends string ? string : boolean}}
 */
export function readOptions(defaults, args) {
  const options = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'boolean'
      ? { type: 'boolean', default: value }
      : { type: 'string', default: String(value) },
  ]);
  const values = new Map(Object.entries(commandOptions(Object.fromEntries(options), args)));
  const read = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'number' ? wholeNumber(name, String(values.get(name))) : values.get(name),
  ]);
  return Object.fromEntries(read);
}

/** @param {string} name of the option @param {string} text */
function wholeNumber(name, text) {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UserError(`--${name} is a whole number from 1.`);
  return Number(text);
}
