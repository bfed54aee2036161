import { readFileSync } from 'node:fs';
import path from 'node:path';

const SHARED = '@cabinet/kernel';

/**
 * Folders of the workspace packages whose code a remote carries in its own build. The kernel is not one: it comes
 * from the host.
 *
 * @param {string} dir The remote's folder.
 * @returns {string[]}
 */
export function bundledPackages(dir) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return Object.entries(dependencies)
    .filter(([name, range]) => range.startsWith('workspace:') && name !== SHARED)
    .map(([name]) => path.join(dir, 'node_modules', name));
}
