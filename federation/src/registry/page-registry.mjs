import { createHash } from 'node:crypto';
import { directoryOf } from './state.mjs';

/**
 * @typedef {import('../contract/index.mjs').Registry} Registry
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {import('./state.mjs').State} State
 * @typedef {import('./state.mjs').RemoteState} RemoteState
 */

/**
 * Whether a cohort gets a canary. Each build draws anew, so that it is not always the same people who try what is new; for
 * one build the answer never changes, and who had it at 5 % has it at 20 %.
 *
 * @param {RemoteState['canary']} canary
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
 * What a page is told of a build: not what only a release needs to know.
 *
 * @param {RegistryRemote} build
 * @returns {RegistryRemote}
 */
export function pageEntry({ kernelImports: _kernelImports, contract, ...build }) {
  const routes = contract.routes.map(({ sample: _sample, ...route }) => route);
  return { ...build, contract: { ...contract, routes } };
}

/**
 * The registry as a person's page gets it.
 *
 * @param {State} state
 * @param {number} [cohort] The person's, as `cohortOfUser` of the HTTP server spreads them; undefined for a visitor.
 * @returns {Registry}
 */
export function pageRegistry({ change, remotes }, cohort) {
  const builds = remotes.flatMap(({ live, canary }) => {
    const stage = isInCanary(canary, cohort) ? canary : live;
    return stage ? [pageEntry(stage.build)] : [];
  });
  return { schema: 1, generatedAt: change.at, remotes: builds };
}
