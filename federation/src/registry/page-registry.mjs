import { createHash } from 'node:crypto';
import { readBuild } from './builds.mjs';
import { readState } from './live-registry.mjs';
import { directoryOf } from './state.mjs';

/**
 * @typedef {import('../contract/index.mjs').Registry} Registry
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {import('../contract/index.mjs').LoadableBuild} LoadableBuild
 * @typedef {import('./state.mjs').State} State
 * @typedef {import('./state.mjs').Piece} Piece
 * @typedef {import('./state.mjs').HostBuild} HostBuild
 */

/**
 * Whether a cohort gets a canary. Each build draws anew, so that it is not always the same people who try what is new.
 * For one build the answer never changes, so whoever had it at 5 % has it at 20 %.
 *
 * @param {Piece['canary']} canary
 * @param {number | undefined} cohort Of nobody who is known: undefined.
 */
export function isInCanary(canary, cohort) {
  if (canary === undefined || cohort === undefined) return false;
  const drawn = createHash('sha256')
    .update(`${cohort} ${canary.build.name} ${directoryOf(canary.build)}`)
    .digest();
  return drawn.readUInt32BE(0) < (canary.percent / 100) * 2 ** 32;
}

/**
 * What a page needs to load a build. Of its files that is only the entry's hash, because the entry holds those of all
 * others.
 *
 * @param {RegistryRemote} build
 * @returns {LoadableBuild}
 */
const loadable = ({ version, build, base, entry, global, integrity }) => ({
  version,
  build,
  base,
  entry,
  global,
  integrity: { [entry]: integrity[entry] ?? '' },
});

/**
 * What a page is told of a build, without what only a release or the gateway needs to know.
 *
 * @param {RegistryRemote} build
 * @param {RegistryRemote} [former] What the page turns to when the build does not come.
 * @returns {RegistryRemote}
 */
export function pageEntry(build, former) {
  const { name, kernelEntries, contract } = build;
  const routes = contract.routes.map(({ sample: _sample, ...route }) => route);
  return {
    name,
    ...loadable(build),
    preload: {},
    ...(kernelEntries && { kernelEntries }),
    ...(former && { former: loadable(former) }),
    contract: { ...contract, routes },
  };
}

/**
 * The registry as a page reads it before anything is drawn: without what only the command palette needs, which asks for
 * that itself.
 *
 * @param {Registry} registry
 * @returns {Registry}
 */
export const withoutWords = (registry) => ({
  ...registry,
  remotes: registry.remotes.map((remote) => ({ ...remote, contract: contractWithoutWords(remote.contract) })),
});

/** @param {RegistryRemote['contract']} contract @returns {RegistryRemote['contract']} */
const contractWithoutWords = (contract) => ({
  ...contract,
  routes: contract.routes.map(({ commands: _commands, finds: _finds, command, ...route }) => {
    const { synonyms: _synonyms, ...shown } = command ?? { label: '' };
    return command === undefined ? route : { ...route, command: shown };
  }),
  menu: contract.menu.map(({ synonyms: _synonyms, ...line }) => line),
});

/**
 * What is released, and the builds before it.
 *
 * @typedef {object} Released
 * @property {State} state
 * @property {ReadonlyMap<string, RegistryRemote>} former By the remote's name.
 */

/**
 * Reads what pages are made of.
 *
 * @param {import('../store/index.mjs').ObjectStore} store
 * @returns {Promise<Released>}
 */
export async function readReleased(store) {
  const state = await readState(store);
  const former = await Promise.all(
    state.remotes.map(async ({ name, former: directories }) => {
      const last = directories.at(-1);
      // A page without a way back is better than no page.
      const build = last === undefined ? null : await readBuild(store, name, last).catch(() => null);
      return build ? [/** @type {const} */ ([name, build])] : [];
    }),
  );
  return { state, former: new Map(former.flat()) };
}

/**
 * The builds that a person gets, each with the one before it.
 *
 * @param {Released} released
 * @param {number} [cohort] The person's, as `cohortOfUser` of the HTTP server spreads them; undefined for a visitor.
 * @returns {{build: RegistryRemote, former: RegistryRemote | undefined}[]}
 */
export const buildsFor = ({ state, former }, cohort) =>
  state.remotes.flatMap(({ name, live, canary }) => {
    if (canary && isInCanary(canary, cohort)) return [{ build: canary.build, former: live?.build }];
    return live ? [{ build: live.build, former: former.get(name) }] : [];
  });

/**
 * The host that a person gets.
 *
 * @param {Released} released
 * @param {number} [cohort] See {@link buildsFor}.
 * @returns {HostBuild | undefined}
 */
export const hostFor = ({ state: { host } }, cohort) =>
  (isInCanary(host?.canary, cohort) ? host?.canary : host?.live)?.build;

/**
 * The registry as a page gets it, with the words of the palette.
 *
 * @param {Released} released
 * @param {ReturnType<typeof buildsFor>} builds
 * @param {HostBuild} [host]
 * @returns {Registry}
 */
export const pageRegistry = ({ state }, builds, host) => ({
  schema: 1,
  generatedAt: state.change.at,
  ...(host && { host: directoryOf(host) }),
  remotes: builds.map(({ build, former }) => pageEntry(build, former)),
});
