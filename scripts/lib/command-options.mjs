import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

/**
 * Reads the command line. An unknown option, such as `--help`, is answered with a list of the options that there are.
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
