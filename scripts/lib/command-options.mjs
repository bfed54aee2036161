import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

/**
 * What the command line says. An option that there is not, `--help` too, is answered with those that there are.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options
 * @param {string[]} [args]
 */
export function commandOptions(options, args = process.argv.slice(2)) {
  try {
    return parseArgs({ options, args }).values;
  } catch (error) {
    const names = Object.entries(options).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`,
    );
    throw new UserError(`${error instanceof Error ? error.message : error}. Options: ${names.join(', ')}.`);
  }
}
