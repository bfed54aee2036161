import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openFolderStore } from '../store/folder-store.mjs';
import { storeBuild } from './builds.mjs';
import { storeHost } from './host-builds.mjs';
import { changeState, readState } from './live-registry.mjs';
import { goLive, newPiece } from './moves.mjs';
import { buildsFor, hostFor, pageRegistry, readReleased, withoutWords } from './page-registry.mjs';
import { directoryOf, isHost, piecesOf, toBody } from './state.mjs';

/** The registry at the moment when the site was laid out. A page takes it when there is no other copy. */
const REGISTRY_SNAPSHOT = 'host/registry-snapshot.json';

/**
 * Lays out a whole site from builds: `host/`, `mfe/<name>/<version>-<build>/`, `registry.json`. The builds become live
 * without any check, because they come from one state of the sources. Files that were laid out before stay for open
 * pages.
 *
 * @param {{site: string, host: string, remotes: readonly string[], by?: string}} options `host` and `remotes` are build folders.
 * @returns {Promise<import('./state.mjs').State>}
 */
export async function assembleSite({ site, host, remotes, by = 'pnpm build' }) {
  for (const folder of ['host', 'mfe']) await mkdir(path.join(site, folder), { recursive: true });
  const store = openFolderStore(site);
  /** @type {import('./state.mjs').Build[]} */
  const builds = [(await storeHost(store, host)).build];
  for (const dist of remotes) builds.push((await storeBuild(store, dist)).build);
  const state = await layOut(store, builds, by);
  const released = await readReleased(store);
  const snapshot = withoutWords(pageRegistry(released, buildsFor(released), hostFor(released)));
  await writeFile(path.join(site, REGISTRY_SNAPSHOT), toBody(snapshot));
  return state;
}

/**
 * Makes these builds live, and no other remotes, unless they are live already.
 *
 * @param {import('../store/index.mjs').ObjectStore} store
 * @param {readonly import('./state.mjs').Build[]} builds
 * @param {string} by
 */
export async function layOut(store, builds, by) {
  const state = await readState(store);
  /** @param {import('./state.mjs').Piece | undefined} piece @param {import('./state.mjs').Build} build */
  const isLive = (piece, build) =>
    piece?.live !== undefined && !piece.canary && directoryOf(piece.live.build) === directoryOf(build);
  /** @param {import('./state.mjs').State} of @param {import('./state.mjs').Build} build */
  const pieceOf = (of, { name }) => piecesOf(of).find((piece) => piece.name === name);
  const isSame =
    state.remotes.length === builds.filter((build) => !isHost(build)).length &&
    builds.every((build) => isLive(pieceOf(state, build), build));
  if (isSame) return state;
  const what = /** @type {const} */ ({ by, why: 'the site was laid out anew', action: 'lay-out' });
  return changeState(store, what, async (now, at) => {
    const pieces = builds.map((build) => {
      const known = pieceOf(now, build);
      return known && isLive(known, build) ? known : goLive(known ?? newPiece(build.name), build, { by, at });
    });
    const host = pieces.find(({ name }) => name === 'host');
    return { ...(host && { host }), remotes: pieces.filter((piece) => piece !== host) };
  });
}
