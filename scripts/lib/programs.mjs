import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { IS_WINDOWS } from './paths.mjs';

/** The folders that programs are looked for in. */
export const foldersOnPath = () =>
  (process.env.PATH ?? process.env.Path ?? '').split(delimiter).filter(Boolean);

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where the first program of these names is on PATH. Undefined where there is none. @param {string[]} names */
export const onPath = (...names) =>
  foldersOnPath()
    .flatMap((folder) => names.map((name) => join(folder, IS_WINDOWS ? `${name}.exe` : name)))
    .find(isExecutable);

/**
 * A fact about a program that tells its versions apart, because another version has another time.
 *
 * @param {string | undefined} path
 */
export function fileFact(path) {
  const stat = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  return stat ? `${path} ${stat.mtimeMs}` : 'absent';
}
