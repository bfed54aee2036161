import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restamp, restampHost } from '../../e2e/support/restamp.mjs';
import { releaseBuild, rollback, storeBuild, storeHost } from '../../federation/src/registry/index.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';

/**
 * @typedef {import('../lib/random.mjs').Random} Random
 * @typedef {{action: 'release' | 'rollback', remote: string}} Move
 */

const REASON = { by: 'pnpm lab release-soak', why: 'to see what open pages do' };

/** It is released like a remote. */
export const HOST = 'host';

const BUILD_DIGITS = 10;

/**
 * A mixed order of releases and rollbacks, in which each rollback takes back a release of before.
 *
 * @param {Random} random
 * @param {{releases: number, rollbacks: number, remotes: readonly string[]}} options no more rollbacks than releases
 * @returns {Move[]}
 */
export function planMoves(random, { releases, rollbacks, remotes }) {
  /** Remotes as often as a release of them may be taken back. @type {string[]} */
  const taken = [];
  /** @type {Move[]} */
  const moves = [];
  const left = { releases, rollbacks };
  while (left.releases + left.rollbacks > 0) {
    const isRollback = taken.length > 0 && random.int(left.releases + left.rollbacks) < left.rollbacks;
    if (isRollback) {
      left.rollbacks -= 1;
      const [remote = ''] = taken.splice(random.int(taken.length), 1);
      moves.push({ action: 'rollback', remote });
    } else {
      left.releases -= 1;
      const remote = random.pick(remotes);
      taken.push(remote);
      moves.push({ action: 'release', remote });
    }
  }
  return moves;
}

/**
 * Releases a new build of a remote or of the host, or takes its last one back.
 *
 * @param {Move} move
 * @param {{store: ReturnType<typeof import('../../federation/src/registry/index.mjs').openFolderStore>, folder: string, random: Random}} options
 *   folder: where the build is made
 */
export async function makeMove({ action, remote }, { store, folder, random }) {
  if (action === 'rollback') return rollback(store, { remote, ...REASON });
  const build = Array.from({ length: BUILD_DIGITS }, () => random.int(16).toString(16)).join('');
  const dist = join(folder, build);
  const { build: stored } = await (remote === HOST ? makeHost() : makeRemote());
  await rm(dist, { recursive: true });
  return releaseBuild(store, stored, REASON);

  async function makeHost() {
    await restampHost(join(ROOT, HOST, 'dist'), dist, build);
    return storeHost(store, dist);
  }

  async function makeRemote() {
    await restamp(join(ROOT, `remote-${remote}`, 'dist'), dist, build);
    return storeBuild(store, dist);
  }
}
