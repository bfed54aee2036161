import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { ROOT } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { isFresh, writeStamp } from './stamps.mjs';
import { UserError } from './user-error.mjs';
import { readWorkspace } from './workspace.mjs';

// The stamp stands inside node_modules, so that it goes when they go.
const STAMP = join(ROOT, 'node_modules', '.cabinet-install');

function inputs() {
  const folders = [...readWorkspace().keys()];
  const manifests = ['.', ...folders].map((folder) => join(folder, 'package.json'));
  const facts = [process.version, process.platform, process.arch];
  return {
    hash: contentHash(ROOT, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests], facts),
    results: folders
      .filter((folder) => folder !== 'node_modules')
      .map((folder) => join(ROOT, folder, 'node_modules')),
  };
}

/**
 * Installs what the lockfile names, unless it is installed already.
 *
 * @param {(text: string) => void} [detail]
 * @returns {Promise<'installed' | 'up to date'>}
 */
export async function install(detail = () => {}) {
  const { hash, results } = inputs();
  if (isFresh(STAMP, hash, results)) return 'up to date';
  const { code, output } = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only'], {
    onLine: detail,
  });
  if (code !== 0 || !existsSync(join(ROOT, 'node_modules'))) {
    throw new UserError('The dependencies could not be installed.', { output });
  }
  writeStamp(STAMP, hash);
  return 'installed';
}
