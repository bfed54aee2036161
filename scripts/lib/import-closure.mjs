import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

// `from '…'`, `import '…'`, `import('…')` (in a JSDoc comment too) and `new URL('…', import.meta.url)`.
const RELATIVE = /(?:\bfrom|\bimport\(?|\bURL\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const IS_SOURCE = /\.[cm]?[jt]sx?$/;

/**
 * Files and all that they import by a relative path, directly or through another.
 *
 * @param {string} root
 * @param {string[]} files below it
 * @returns {string[]} below it as well, in a stable order
 */
export function importClosure(root, files) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} file */
  function visit(file) {
    if (found.has(file)) return;
    found.add(file);
    if (!IS_SOURCE.test(file)) return;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
      const target = join(dirname(file), path);
      if (existsSync(target) && statSync(target).isFile()) visit(target);
    }
  }
  for (const file of files) visit(join(root, file));
  return [...found].map((file) => relative(root, file).split(sep).join('/')).sort();
}
