import { contractProblems, directoryOf, surfaceProblems } from '../../federation/src/registry/index.mjs';
import { openHostPages } from '../../scripts/release/smoke/host-pages.mjs';
import { smokeRelease } from '../../scripts/release/smoke.mjs';

/**
 * @typedef {import('../../federation/src/registry/index.mjs').State} State
 * @typedef {import('../../federation/src/registry/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('../../federation/src/registry/index.mjs').HostBuild} HostBuild
 * @typedef {import('../../federation/src/contract/index.mjs').RegistryRemote} RegistryRemote
 *
 * @typedef {object} Pair
 * @property {string} hostVersion e.g. `N−1`
 * @property {string} remoteVersion
 * @property {string} host its build
 * @property {string} remote name and build
 * @property {string} name of the remote
 * @property {number} drawn screens
 * @property {number} skipped screens whose address nobody has
 * @property {string[]} problems sentences
 */

/** @param {State} state */
function liveHost({ host }) {
  if (host?.live === undefined) throw new Error('No host was laid out.');
  return host.live.build;
}

/** @param {State} state @param {string} name */
const liveRemote = ({ remotes }, name) => remotes.find((remote) => remote.name === name)?.live?.build;

/**
 * Opens every screen of each remote, of either version, in the host of either version; the other remotes are those that are live.
 *
 * @param {object} options
 * @param {string} options.url of a cabinet over the store
 * @param {readonly import('../../scripts/release/smoke/person.mjs').Account[]} options.accounts
 * @param {ObjectStore} options.store
 * @param {Record<string, State>} options.versions what was live of each
 * @param {(pair: Pair) => void} [options.onPair] told after each
 * @returns {Promise<Pair[]>}
 */
export async function tryPairs({ url, accounts, store, versions, onPair = () => {} }) {
  /** @type {Pair[]} */
  const pairs = [];
  const states = Object.entries(versions);
  const names = states[0]?.[1].remotes.map(({ name }) => name) ?? [];
  for (const [hostVersion, ofHost] of states) {
    const host = liveHost(ofHost);
    const pages = await openHostPages(store, directoryOf(host));
    try {
      for (const name of names)
        for (const [remoteVersion, ofRemote] of states) {
          const entry = liveRemote(ofRemote, name);
          if (entry === undefined) continue;
          const fits = misfits(entry, { ...ofRemote, ...(ofHost.host && { host: ofHost.host }) });
          const result =
            fits.length > 0
              ? { drawn: [], skipped: [], problems: fits }
              : await smokeRelease({ url, entry, accounts, drawPage: pages.draw });
          const pair = {
            hostVersion,
            remoteVersion,
            host: directoryOf(host),
            remote: `${name} ${directoryOf(entry)}`,
            name,
            drawn: result.drawn.length,
            skipped: result.skipped.length,
            problems: result.problems,
          };
          pairs.push(pair);
          onPair(pair);
        }
    } finally {
      await pages.close();
    }
  }
  return pairs;
}

/** @param {RegistryRemote} entry @param {State} state */
const misfits = (entry, state) => [...contractProblems(entry, state), ...surfaceProblems(entry, state)];
