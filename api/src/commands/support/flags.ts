import { parseArgs } from 'node:util';
import { OperatorError } from '#config/operator-error.ts';

type Flags = Record<string, { readonly type: 'boolean' | 'string' }>;

/** Reads flags strictly, so that a misspelt one stops the command. */
export function readFlags<F extends Flags>(args: readonly string[], options: F) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new OperatorError(
      `${error instanceof Error ? error.message : error}\nFlags: ${known.join(', ') || 'none'}`,
    );
  }
}
