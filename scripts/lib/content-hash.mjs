import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.cache', '.data', 'test-results']);
const NOT_BUILT = /(\.test\.[cm]?[jt]sx?|\.md|\.log)$|^\./;

/**
 * Files below a folder whose names are not ignored, in a stable order.
 *
 * @param {string} folder
 * @param {RegExp} ignored
 * @returns {string[]} absolute paths
 */
function filesBelow(folder, ignored) {
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!IGNORED_FOLDERS.has(entry.name)) found.push(...filesBelow(path, ignored));
    } else if (!ignored.test(entry.name)) {
      found.push(path);
    }
  }
  return found.sort();
}

/**
 * One hash over names and contents, the same on every machine for the same sources.
 *
 * @param {string} root names are taken relative to it
 * @param {string[]} entries files and folders below `root`; a missing one counts as absent
 * @param {string[]} [facts] whatever else the result depends on
 * @param {RegExp} [ignored] names of files that do not count; by default those that no build reads
 */
export function contentHash(root, entries, facts = [], ignored = NOT_BUILT) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`fact\0${fact}\0`);
  for (const entry of [...entries].sort()) {
    const path = join(root, entry);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) hash.update(`absent\0${entry}\0`);
    const files = stat?.isDirectory() ? filesBelow(path, ignored) : stat ? [path] : [];
    for (const file of files) {
      const name = relative(root, file).split(sep).join('/');
      const content = readFileSync(file);
      hash.update(`file\0${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
