import { fitRemotes } from '../contract/index.mjs';
import { NAME, VERSION } from '../contract/remote-contract.mjs';
import { check, list, object, record, text } from '../contract/shape.mjs';
import { Refusal } from './moves.mjs';

/**
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {import('./state.mjs').State} State
 */

const HOST = object({
  name: NAME,
  version: VERSION,
  build: text(),
  kernel: object({
    version: VERSION,
    /** Entry point → names of the values that it exports. */
    exports: record(list(text())),
    permissions: list(text()),
  }),
});

/** What a built host says of itself, `release.json`. @typedef {import('../contract/shape.mjs').Infer<typeof HOST>} HostFacts */

const HOST_KEY = 'host/release.json';

/**
 * Reads what the live host offers.
 *
 * @param {import('../store/index.mjs').ObjectStore} store
 * @returns {Promise<HostFacts>}
 * @throws {Refusal} When the store holds no host, or one that tells nothing of its kernel.
 */
export async function readHost(store) {
  const stored = await store.read(HOST_KEY);
  if (stored === null)
    throw new Refusal(
      `${store.address} holds no host (${HOST_KEY}): lay the site out first, with pnpm build.`,
    );
  const checked = check(HOST, JSON.parse(stored.body.toString()), HOST_KEY);
  if (!checked.ok) throw new Refusal(`${checked.reason}: lay the site out again, with pnpm build.`);
  return checked.value;
}

/** @param {State} state @param {RegistryRemote} [candidate] @returns {RegistryRemote[]} The remotes as they would be live. */
function liveWith({ remotes }, candidate) {
  const others = remotes.flatMap(({ live, name }) => (live && name !== candidate?.name ? [live.build] : []));
  return candidate ? [...others, candidate] : others;
}

/**
 * Names of the kernel that a build imports and the host's kernel has not.
 *
 * @param {RegistryRemote} build
 * @param {HostFacts} host
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
 * The contract check: whether a build fits beside what is live.
 *
 * @param {RegistryRemote} build
 * @param {State} state
 * @param {HostFacts} host
 * @returns {string[]} What does not fit, each a sentence with what to do; none when it fits.
 */
export function contractProblems(build, state, host) {
  const remotes = liveWith(state, build);
  const { version, exports, permissions } = host.kernel;
  const kernel = {
    version,
    entries: Object.keys(exports),
    isPermission: (/** @type {string} */ id) => permissions.includes(id),
  };
  const misfits = fitRemotes(remotes, kernel).flatMap((checked) =>
    checked.kind === 'incompatible' && checked.name === build.name ? [checked.reason] : [],
  );
  return [...misfits, ...takenModals(build, remotes.slice(0, -1))].map(
    (reason) =>
      `${build.name} ${build.version}-${build.build} does not fit the live cabinet: ${reason}. ${advice(reason)}`,
  );
}

/** @param {string} reason */
function advice(reason) {
  if (/taken|already/.test(reason)) return 'Choose another one in remote.contract.ts.';
  if (/kernel/.test(reason)) return 'Release the host with that kernel first, or do without it.';
  if (/permission/.test(reason)) return 'Release the host and the API that know it first.';
  return 'See docs/how-to/release-a-remote.md.';
}

/**
 * The check of the kernel's surface: whether the live host's kernel exports every name that the build imports.
 *
 * @param {RegistryRemote} build
 * @param {HostFacts} host
 * @returns {string[]} See {@link contractProblems}.
 */
export function surfaceProblems(build, host) {
  const lacking = lackingNames(build, host);
  if (lacking.length === 0) return [];
  return [
    `${build.name} ${build.version}-${build.build} imports what the kernel ${host.kernel.version} of the live host has not: ${lacking.join(', ')}. Release the host with that kernel first, or do without it.`,
  ];
}

/**
 * Both checks together, for the moment of a change: what was live when they were made may have changed since.
 *
 * @param {HostFacts} host
 * @returns {(state: State, build: RegistryRemote) => void} Throws a {@link Refusal}.
 */
export const demandFit = (host) => (state, build) => {
  const problems = [...contractProblems(build, state, host), ...surfaceProblems(build, host)];
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
};
