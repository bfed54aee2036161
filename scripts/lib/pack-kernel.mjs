import { basename } from 'node:path';
import { pnpm } from './pnpm.mjs';
import { UserError } from './user-error.mjs';

/** The kernel, the list of permissions, the packages that build a remote with what those need, and the preset of its tests. */
const PACKAGES = [
  '@cabinet/access',
  '@cabinet/kernel',
  '@cabinet/federation',
  '@cabinet/http-server',
  '@cabinet/tools',
];

/**
 * Packs everything with which a remote in another repository is made. Versions of the workspace and of its catalog
 * become real ones.
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
