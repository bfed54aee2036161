import { fitRemotes } from '../contract/index.mjs';
import { namedPermissions } from '../contract/named-permissions.mjs';
import { Refusal } from './moves.mjs';
import { directoryOf, isHost } from './state.mjs';

/**
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {import('./state.mjs').State} State
 * @typedef {import('./state.mjs').Build} Build
 * @typedef {import('./state.mjs').HostBuild} HostBuild
 */

/** @template B @param {{live?: {build: B}, canary?: {build: B}}} piece @returns {B[]} What people get of it. */
const given = ({ live, canary }) => [live, canary].flatMap((stage) => (stage ? [stage.build] : []));

/**
 * The hosts that people get.
 *
 * @param {State} state
 * @returns {HostBuild[]}
 * @throws {Refusal} When there is none.
 */
function hostsIn({ host }) {
  if (host?.live === undefined)
    throw new Refusal(
      'No host is live: lay the site out first, with pnpm build, or release it, with pnpm release host.',
    );
  return given(host);
}

/** @param {Build} build */
const nameOf = (build) => `${build.name} ${directoryOf(build)}`;

/**
 * The names of the kernel that a build imports and the host's kernel does not have.
 *
 * @param {RegistryRemote} build
 * @param {HostBuild} host
 */
function lackingNames({ kernelImports = {} }, { kernel }) {
  return Object.entries(kernelImports).flatMap(([entry, names]) => {
    const there = kernel.exports[entry] ?? [];
    return names.filter((name) => name !== '*' && !there.includes(name)).map((name) => `${name} of ${entry}`);
  });
}

/** @param {RegistryRemote} build @param {readonly RegistryRemote[]} others */
function takenModals({ contract }, others) {
  return contract.modals.flatMap((modal) =>
    others
      .filter((other) => other.contract.modals.includes(modal))
      .map((other) => `the modal ${modal} is offered by ${other.name} already`),
  );
}

/**
 * Why a remote does not fit beside others in a host.
 *
 * @param {RegistryRemote} build
 * @param {readonly RegistryRemote[]} others
 * @param {HostBuild} host
 */
function misfits(build, others, { kernel: { version, exports } }) {
  const kernel = { version, entries: Object.keys(exports) };
  const reasons = fitRemotes([...others, build], kernel).flatMap((checked) =>
    checked.kind === 'incompatible' && checked.name === build.name ? [checked.reason] : [],
  );
  return [...reasons, ...takenModals(build, others)];
}

/** @template T @param {readonly T[]} items */
const distinct = (items) => [...new Set(items)];

/**
 * The contract check. It says whether a build fits beside what is live: a remote in every host that people get, a host
 * around every remote that people get.
 *
 * @param {Build} build
 * @param {State} state
 * @returns {string[]} What does not fit, each a sentence with what to do; none when it fits.
 */
export function contractProblems(build, state) {
  if (isHost(build))
    return pairsOf(state).flatMap(({ remote, others }) =>
      misfits(remote, others, build).map(
        (reason) =>
          `${nameOf(build)} does not fit the live remotes: ${nameOf(remote)}: ${reason}. Release ${remote.name} first, so that it fits both hosts.`,
      ),
    );
  const others = state.remotes.flatMap(({ live, name }) => (live && name !== build.name ? [live.build] : []));
  return distinct(hostsIn(state).flatMap((host) => misfits(build, others, host))).map(
    (reason) => `${nameOf(build)} does not fit the live cabinet: ${reason}. ${advice(reason)}`,
  );
}

/** Every build of a remote that people get, with the live builds of the others. @param {State} state */
const pairsOf = ({ remotes }) =>
  remotes.flatMap((piece) =>
    given(piece).map((remote) => ({
      remote,
      others: remotes.flatMap((other) => (other !== piece && other.live ? [other.live.build] : [])),
    })),
  );

/** @param {string} reason */
function advice(reason) {
  if (/taken|already/.test(reason)) return 'Choose another one in remote.contract.ts.';
  if (/kernel/.test(reason)) return 'Release the host with that kernel first, or do without it.';
  return 'See docs/how-to/release-a-remote.md.';
}

/**
 * The check of permissions. It says whether the product has each that a contract names. Whoever makes a release asks
 * it once: neither the host nor the registry knows the list.
 *
 * @param {Build} build
 * @param {readonly string[]} known
 * @returns {string[]} See {@link contractProblems}.
 */
export function permissionProblems(build, known) {
  if (isHost(build)) return [];
  return distinct(namedPermissions(build.contract).filter((permission) => !known.includes(permission))).map(
    (permission) =>
      `${nameOf(build)} names the unknown permission ${permission}. Nobody would hold it: add it to @cabinet/access, and release the API that knows it first.`,
  );
}

/**
 * The check of the kernel's surface. It says whether the host's kernel exports every name that a remote imports.
 *
 * @param {Build} build
 * @param {State} state
 * @returns {string[]} See {@link contractProblems}.
 */
export function surfaceProblems(build, state) {
  if (isHost(build))
    return pairsOf(state).flatMap(({ remote }) => {
      const lacking = lackingNames(remote, build);
      if (lacking.length === 0) return [];
      return [
        `${nameOf(build)} takes from its kernel what ${nameOf(remote)} imports: ${lacking.join(', ')}. Keep it until no live remote imports it.`,
      ];
    });
  return hostsIn(state).flatMap((host) => {
    const lacking = lackingNames(build, host);
    if (lacking.length === 0) return [];
    return [
      `${nameOf(build)} imports what the kernel ${host.kernel.version} of the live host has not: ${lacking.join(', ')}. Release the host with that kernel first, or do without it.`,
    ];
  });
}

/**
 * Makes both checks together in the moment of a change, because what was live when they were made before may have
 * changed since.
 *
 * @param {State} state
 * @param {Build} [build] None when a canary goes.
 * @throws {Refusal}
 */
export function demandFit(state, build) {
  const problems = build ? [...contractProblems(build, state), ...surfaceProblems(build, state)] : [];
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}
