import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

const SKIPPED = new Set(['node_modules', 'dist', 'testing']);

/** @param {string} dir @returns {string[]} Every source file below `dir`, sorted. */
function filesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(path.join(dir, entry.name)) : [path.join(dir, entry.name)],
    )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

/**
 * Names a build by the content of its inputs, so that equal sources give equal directories on every machine.
 *
 * @param {readonly string[]} dirs Folders whose sources are part of the build.
 * @param {readonly string[]} files Further single files (the lock file).
 * @returns {string} Ten hexadecimal digits.
 */
export function buildHash(dirs, files) {
  const hash = createHash('sha256');
  for (const dir of dirs)
    for (const file of filesBelow(dir))
      hash.update(path.relative(dir, file)).update('\0').update(readFileSync(file));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

/**
 * The lock file of the repository in which this package is installed. It says what libraries are part of a build.
 *
 * @param {string} [folder] Where the search upwards begins.
 * @returns {string}
 * @throws {Error} When there is none: two builds with other libraries would get one name.
 */
export function lockFile(folder = import.meta.dirname) {
  const found = LOCK_FILES.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  const parent = path.dirname(folder);
  if (parent === folder)
    throw new Error(`A build is named by its libraries too: no ${LOCK_FILES.join(', ')}`);
  return lockFile(parent);
}
