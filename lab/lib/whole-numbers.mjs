import { UserError } from '../../scripts/lib/user-error.mjs';

/**
 * Reads options that are whole numbers from 1 on.
 *
 * @template {string} Name
 * @param {Record<Name, string>} texts as they were typed, by the name of the option
 * @returns {Record<Name, number>}
 */
export function wholeNumbers(texts) {
  const numbers = Object.entries(texts).map(([name, text]) => {
    if (!/^[1-9]\d{0,14}$/.test(text)) throw new UserError(`--${name} is a whole number from 1.`);
    return [name, Number(text)];
  });
  return Object.fromEntries(numbers);
}
