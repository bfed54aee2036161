import { readFileSync } from 'node:fs';

/**
 * Names that no source of the workspace holds; written by `pnpm style-parts`.
 *
 * @type {Record<'utilities' | 'conditions' | 'cssProperties', string[]>}
 */
export const LEFT_OUT = JSON.parse(readFileSync(new URL('left-out.json', import.meta.url), 'utf8'));
