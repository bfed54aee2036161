import { basename } from 'node:path';
import { pnpm } from './pnpm.mjs';
import { UserError } from './user-error.mjs';

/** The kernel, what builds a remote on it and what that needs, and the preset of its tests. */
const PACKAGES = ['@cabinet/kernel', '@cabinet/federation', '@cabinet/http-server', '@cabinet/tools'];

/**
 * Packs what a remote in another repository is made with. Versions of the workspace and of its catalog become real ones.
 *
 * @param {string} to Folder of the tarballs.
 * @returns {Promise<string[]>} Their names.
 */
export async function packKernel(to) {
  const filters = PACKAGES.flatMap((name) => ['--filter', name]);
  const { code, output } = await pnpm([...filters, 'pack', '--pack-destination', to]);
  const packed = [...output.matchAll(/^.*\.tgz$/gm)].map(([file]) => basename(file));
  if (code !== 0 || packed.length !== PACKAGES.length)
    throw new UserError('The packages could not be packed.', { output });
  return packed;
}
