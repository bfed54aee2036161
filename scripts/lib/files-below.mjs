import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose files are made or fetched, not written. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'coverage', '.cache', '.data', '.git', 'test-results']);

/**
 * The files below a folder, or the named file itself, in a stable order, without what is made or fetched.
 *
 * @param {string} root
 * @param {string} path below it, with slashes; empty for the root itself
 * @param {(name: string) => boolean} [isWanted] by its name without the folders
 * @returns {string[]} below the root as well
 */
export function filesBelow(root, path, isWanted = () => true) {
  if (!statSync(join(root, path)).isDirectory())
    return isWanted(path.slice(path.lastIndexOf('/') + 1)) ? [path] : [];
  const below = path === '' ? '' : `${path}/`;
  return readdirSync(join(root, path))
    .filter((name) => !NO_SOURCES.has(name))
    .flatMap((name) => filesBelow(root, `${below}${name}`, isWanted))
    .sort();
}
