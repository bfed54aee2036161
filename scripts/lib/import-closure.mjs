import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readWorkspace } from './workspace.mjs';

// Any text that may name a file: an import in any form, in a JSDoc comment too, `new URL('…', import.meta.url)`, a
// runner's setting.
const NAMED = /['"`]((?:\.{1,2}\/|#|@[\w-]+\/)[^'"`\n]+)['"`]/g;
/** The names of files that may name others. */
export const IS_SOURCE = /\.[cm]?[jt]sx?$/;

/** @type {Map<string, ReturnType<typeof readWorkspace>>} */
const workspaces = new Map();
/** The names in each file, as it was when it was first read. @type {Map<string, string[]>} */
const known = new Map();

/**
 * Files and everything that they name, directly or through another file: by a relative path, by an alias of their
 * package (`imports`), or by what another package of the workspace offers (`exports`).
 *
 * @param {string} root
 * @param {string[]} files below it
 * @returns {string[]} below it as well, in a stable order
 */
export function importClosure(root, files) {
  const found = new Set(files.map((file) => join(root, file)));
  // The loop also reaches what is added to the set meanwhile.
  for (const file of found) for (const path of filesNamedBy(root, file)) found.add(path);
  return [...found].map((file) => nameBelow(root, file)).sort();
}

/**
 * The names in one file itself.
 *
 * @param {string} root @param {string} file below it @returns {string[]} below it as well
 */
export const namedBy = (root, file) =>
  filesNamedBy(root, join(root, file)).map((path) => nameBelow(root, path));

/** @param {string} root @param {string} file */
const nameBelow = (root, file) => relative(root, file).split(sep).join('/');

/** @param {string} root @param {string} file */
function filesNamedBy(root, file) {
  const former = known.get(file);
  if (former) return former;
  const text = IS_SOURCE.test(file) ? readFileSync(file, 'utf8') : '';
  const files = [...text.matchAll(NAMED)]
    .flatMap(([, name = '']) => resolveName(root, file, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  known.set(file, files);
  return files;
}

/**
 * @param {string} root
 * @param {string} file that names it
 * @param {string} name
 * @returns {string[]}
 */
function resolveName(root, file, name) {
  if (name.startsWith('.')) return [join(dirname(file), name)];
  const workspace = workspaces.get(root) ?? readWorkspace(root);
  workspaces.set(root, workspace);
  if (name.startsWith('#')) {
    const [folder = ''] = relative(root, file).split(sep);
    return offered(root, workspace.get(folder), 'imports', name);
  }
  const [scope, bare, ...rest] = name.split('/');
  const pack = [...workspace.values()].find((each) => each.name === `${scope}/${bare}`);
  return offered(root, pack, 'exports', ['.', ...rest].join('/'));
}

/**
 * The file to which a package's manifest leads a name, and the manifest.
 *
 * @param {string} root
 * @param {import('./workspace.mjs').Package | undefined} pack
 * @param {'imports' | 'exports'} by
 * @param {string} name
 */
function offered(root, pack, by, name) {
  if (pack === undefined) return [];
  return Object.entries(pack[by]).flatMap(([key, target]) => {
    const [before = '', after] = key.split('*');
    const isNamed = after === undefined ? key === name : name.startsWith(before) && name.endsWith(after);
    if (!isNamed) return [];
    const star = name.slice(before.length, name.length - (after ?? '').length);
    return ['package.json', ...targets(target)].map((path) =>
      join(root, pack.folder, path.replaceAll('*', star)),
    );
  });
}

/** Every target of conditions, whatever they ask for. @param {unknown} target @returns {string[]} */
const targets = (target) =>
  typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap((each) => targets(each));
