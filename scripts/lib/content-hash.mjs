import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';

const NOT_BUILT = /(\.test\.[cm]?[jt]sx?|\.md|\.log)$|^\./;

/**
 * One hash over the names below a folder and their contents, or of one file.
 *
 * @param {string} path
 * @param {RegExp} ignored
 */
function digestOf(path, ignored) {
  const hash = createHash('sha256');
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 'absent';
  for (const file of stat.isDirectory() ? filesBelow(path, '', (name) => !ignored.test(name)) : ['']) {
    const content = readFileSync(join(path, file));
    hash.update(`file\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Keeps the content of files and folders as it is when each is first asked for, for many hashes over the same ones. */
export function createDigests() {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (/** @type {string} */ path, /** @type {RegExp} */ ignored) => {
    const key = `${path}\0${ignored}`;
    const digest = known.get(key) ?? digestOf(path, ignored);
    known.set(key, digest);
    return digest;
  };
}

/**
 * One hash over names and contents, the same on every machine for the same sources.
 *
 * @param {string} root names are taken relative to it
 * @param {string[]} entries files and folders below `root`; a missing one counts as absent
 * @param {string[]} [facts] whatever else the result depends on
 * @param {RegExp} [ignored] names of files that do not count; by default those that no build reads
 * @param {typeof digestOf} [digest] of a file or a folder
 */
export function contentHash(root, entries, facts = [], ignored = NOT_BUILT, digest = digestOf) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`fact\0${fact}\0`);
  for (const entry of [...new Set(entries)].sort())
    hash.update(`${entry}\0${digest(join(root, entry), ignored)}\0`);
  return hash.digest('hex');
}
