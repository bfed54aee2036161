import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openFolderStore } from '../store/folder-store.mjs';
import { storeBuild } from './builds.mjs';
import { compressDirectory } from './compress.mjs';
import { changeState, readState } from './live-registry.mjs';
import { goLive, newRemote } from './moves.mjs';
import { buildsFor, pageRegistry, readReleased } from './page-registry.mjs';
import { directoryOf, toBody } from './state.mjs';

/** The registry at the moment when the host was laid out: what a page falls back to when there is no other copy. */
const REGISTRY_SNAPSHOT = 'registry-snapshot.json';

/** @param {string} file */
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Lays out a whole site from builds: `host/`, `mfe/<name>/<version>-<build>/`, `registry.json`. The builds become live, without
 * any check: they come from one state of the sources.
 *
 * @param {{site: string, host: string, remotes: readonly string[], by?: string}} options `host` and `remotes` are build folders.
 * @returns {Promise<import('./state.mjs').State>}
 */
export async function assembleSite({ site, host, remotes, by = 'pnpm build' }) {
  await mkdir(path.join(site, 'mfe'), { recursive: true });
  const store = openFolderStore(site);
  const builds = [];
  for (const dist of remotes) builds.push((await storeBuild(store, dist)).build);
  const state = await layOut(store, builds, by);
  const released = await readReleased(store);
  await placeHost(path.join(site, 'host'), host, toBody(pageRegistry(released, buildsFor(released))));
  return state;
}

/**
 * Makes these builds, and no others, what is live, unless they are.
 *
 * @param {import('../store/index.mjs').ObjectStore} store
 * @param {readonly import('../contract/index.mjs').RegistryRemote[]} builds
 * @param {string} by
 */
export async function layOut(store, builds, by) {
  const state = await readState(store);
  const isSame =
    state.remotes.length === builds.length &&
    builds.every((build) =>
      state.remotes.some(
        ({ name, live, canary }) =>
          name === build.name && live && !canary && directoryOf(live.build) === directoryOf(build),
      ),
    );
  if (isSame) return state;
  return changeState(
    store,
    { by, why: 'the site was laid out anew', action: 'lay-out' },
    async ({ remotes }, at) => ({
      remotes: builds.map((build) => {
        const known = remotes.find(({ name }) => name === build.name);
        const isLive = known?.live && directoryOf(known.live.build) === directoryOf(build);
        return isLive && !known.canary ? known : goLive(known ?? newRemote(build.name), build, { by, at });
      }),
    }),
  );
}

/** @param {string} target @param {string} host @param {Buffer} snapshot */
async function placeHost(target, host, snapshot) {
  const next = `${target}.next`;
  await rm(next, { recursive: true, force: true });
  await cp(host, next, { recursive: true });
  await writeFile(path.join(next, REGISTRY_SNAPSHOT), snapshot);
  await compressDirectory(next);
  // Older files stay, so that open tabs never miss a chunk.
  if (await exists(target)) await cp(target, next, { recursive: true, force: false });
  await rm(target, { recursive: true, force: true });
  await cp(next, target, { recursive: true });
  await rm(next, { recursive: true, force: true });
}
