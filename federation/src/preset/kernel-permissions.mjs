import path from 'node:path';
import { kernelFolder } from './kernel-folder.mjs';
import { loadTypeScript } from './load-typescript.mjs';

/**
 * Every permission that the kernel knows, in its own order.
 *
 * @returns {Promise<string[]>}
 * @throws {Error} When the kernel's file does not export them as a list.
 */
export async function kernelPermissions() {
  const file = path.join(kernelFolder, 'src/core/permissions/permissions.ts');
  const { PERMISSIONS } = await loadTypeScript(file);
  if (!Array.isArray(PERMISSIONS)) throw new Error(`${file} does not export the list PERMISSIONS`);
  return PERMISSIONS.map(String);
}
