import { createRequire } from 'node:module';
import path from 'node:path';
import { loadTypeScript } from './load-typescript.mjs';

/**
 * Every permission of the product, by the list that the access package holds.
 *
 * @param {string} dir Folder of a package that depends on `@cabinet/access`.
 * @returns {Promise<string[]>}
 * @throws {Error} When the package is not there, or its file does not export a list.
 */
export async function knownPermissions(dir) {
  const entry = createRequire(path.join(dir, 'package.json')).resolve('@cabinet/access/permissions');
  const file = path.join(path.dirname(entry), 'permissions.ts');
  const { PERMISSIONS } = await loadTypeScript(file);
  if (!Array.isArray(PERMISSIONS)) throw new Error(`${file} does not export the list PERMISSIONS`);
  return PERMISSIONS.map(String);
}
