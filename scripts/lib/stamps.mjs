import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Whether the stamp's work was done for exactly these inputs and its results still exist.
 *
 * @param {string} stamp file that `writeStamp` wrote
 * @param {string} hash of the inputs now
 * @param {string[]} [results] paths that the work leaves behind
 */
export function isFresh(stamp, hash, results = []) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== hash) return false;
  return results.every((path) => existsSync(path));
}

/**
 * @param {string} stamp
 * @param {string} hash
 */
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hash}\n`);
}

/** @param {string} stamp */
export function dropStamp(stamp) {
  rmSync(stamp, { force: true });
}
