import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Package
 * @property {string} folder its name below the root
 * @property {string} name
 * @property {string[]} uses folders of the workspace packages that it needs, directly or through another
 * @property {Record<string, unknown>} exports what it offers other packages, as in its package.json
 * @property {Record<string, unknown>} imports its aliases
 * @property {string | undefined} buildConfig Rspack's configuration, where it has one
 */

const CONFIGS = ['rspack.config.mjs', 'rspack.config.ts', 'rspack.config.js'];

/**
 * Every package of the workspace, by folder name.
 *
 * @param {string} [root]
 * @returns {Map<string, Package>}
 */
export function readWorkspace(root = ROOT) {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .filter((name) => name !== 'node_modules')
    .sort();
  const manifests = new Map(
    folders.map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))]),
  );
  const folderOf = new Map([...manifests].map(([folder, manifest]) => [manifest.name, folder]));

  /**
   * @param {string} folder
   * @param {Set<string>} seen
   */
  function collect(folder, seen) {
    const { dependencies = {}, devDependencies = {} } = manifests.get(folder);
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      const used = folderOf.get(name);
      if (!String(range).startsWith('workspace:') || used === undefined || seen.has(used)) continue;
      seen.add(used);
      collect(used, seen);
    }
    return seen;
  }

  return new Map(
    folders.map((folder) => [
      folder,
      {
        folder,
        name: manifests.get(folder).name,
        uses: [...collect(folder, new Set())].sort(),
        exports: manifests.get(folder).exports ?? {},
        imports: manifests.get(folder).imports ?? {},
        buildConfig: CONFIGS.find((file) => existsSync(join(root, folder, file))),
      },
    ]),
  );
}

/**
 * Packages and everything that they use.
 *
 * @param {Map<string, Package>} workspace
 * @param {string[]} folders
 */
export function withUses(workspace, ...folders) {
  return [...new Set(folders.flatMap((folder) => [folder, ...(workspace.get(folder)?.uses ?? [])]))];
}
