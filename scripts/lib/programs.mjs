import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is on PATH. Undefined where it is not. @param {string} name */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * A fact about a program that tells its versions apart, because another version has another time.
 *
 * @param {string | undefined} path
 */
export function fileFact(path) {
  const stat = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  return stat ? `${path} ${stat.mtimeMs}` : 'absent';
}
