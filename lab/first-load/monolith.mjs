import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostPreset, runRspack } from '@cabinet/federation/preset';
import {
  compressDirectory,
  layOut,
  openFolderStore,
  readState,
  storeHost,
} from '@cabinet/federation/registry';
import { rspack } from '@rspack/core';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the same sources as one application: only the module that fetches a remote's code is replaced, by one that
 * imports it directly.
 *
 * @param {string} site Site of the federated build; its registry (contracts) is used unchanged.
 * @param {string} target An empty folder, where the monolith's site goes.
 */
export async function buildMonolith(site, target) {
  const remotes = (await readdir(root)).filter((name) => name.startsWith('remote-'));
  const shim = path.join(root, 'host/src/federation/load-part.monolith.ts');
  const loaders = remotes.map(
    (name) => `'${name.slice('remote-'.length)}/routes': () => import('../../../${name}/src/routes.tsx')`,
  );
  await writeFile(
    shim,
    `import { failure } from './load-state.ts';
const remotes = { ${loaders.join(', ')} };
export const importUpkeep = async () => {};
export async function loadPart({ remote, exposed, id }, pick) {
  const load = remotes[\`\${remote}/\${exposed}\`];
  if (!load) return failure('malformed', remote);
  const value = pick(await (await load())[exposed][id]());
  return value === undefined ? failure('malformed', remote) : { kind: 'loaded', value, build: {} };
}`,
  );
  const dist = path.join(target, 'dist');
  try {
    const config = hostPreset(path.join(root, 'host'), { isDevelopment: false });
    const replace = new rspack.NormalModuleReplacementPlugin(/\/load-part\.ts$/, shim);
    await runRspack({
      ...config,
      output: { ...config.output, path: dist },
      plugins: [...(config.plugins ?? []), replace],
    });
  } finally {
    await rm(shim, { force: true });
  }
  await compressDirectory(dist);
  const store = openFolderStore(target);
  const { build } = await storeHost(store, dist);
  // Contracts as they are, but nothing of a remote to preload: its code is in the monolith's own chunks.
  const published = await readState(openFolderStore(site));
  const builds = published.remotes.flatMap(({ live }) => (live ? [{ ...live.build, preload: {} }] : []));
  await layOut(store, [build, ...builds], 'pnpm lab first-load');
  await cp(path.join(site, 'mfe'), path.join(target, 'mfe'), { recursive: true });
}
