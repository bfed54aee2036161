import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

type Flags = Record<string, { type: 'boolean' | 'string' }>;

/** Reads flags strictly: a misspelt one stops the command instead of being ignored. */
export function readFlags<F extends Flags>(args: readonly string[], options: F) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new CommandError(
      `${error instanceof Error ? error.message : error}\nFlags: ${known.join(', ') || 'none'}`,
    );
  }
}
