import { findPathCollision } from './paths.mjs';
import { satisfies } from './range.mjs';

/** @typedef {import('./registry-file.mjs').RegistryRemote} RegistryRemote */
/**
 * A remote of the registry after its check: it is usable, or set aside with a reason.
 *
 * @typedef {{readonly kind: 'ready', readonly remote: RegistryRemote}
 *   | {readonly kind: 'incompatible', readonly name: string, readonly reason: string}} CheckedRemote
 */
/**
 * The kernel that a host hands to remotes.
 *
 * @typedef {object} ProvidedKernel
 * @property {string} version
 * @property {readonly string[]} entries Its entry points, e.g. `ui/table`.
 */
/** An entry of a registry as it was read. @typedef {RegistryRemote | {readonly name: string, readonly reason: string}} ReadRemote */

/** Paths of screens that the host itself draws. */
const HOST_PATHS = ['/login', '/auth', '/logout', '/preview'];

/**
 * Checks, before any code of them is loaded, what no remote can know by itself: kernel range and entry points,
 * collisions of names and paths. Pages ask it about the live registry, and a release asks it about the
 * registry as it would become.
 *
 * @param {readonly ReadRemote[]} remotes
 * @param {ProvidedKernel} kernel
 * @returns {CheckedRemote[]} One state a remote.
 */
export function fitRemotes(remotes, kernel) {
  /** @type {RegistryRemote[]} */
  const fitting = [];
  return remotes.map((remote) => {
    if ('reason' in remote) return { kind: 'incompatible', ...remote };
    const reason = misfit(remote, kernel, fitting);
    if (reason !== undefined) return { kind: 'incompatible', name: remote.name, reason };
    fitting.push(remote);
    return { kind: 'ready', remote };
  });
}

/** @param {RegistryRemote} remote @param {ProvidedKernel} kernel @param {readonly RegistryRemote[]} others @returns {string | undefined} */
function misfit({ name, contract, kernelEntries = [] }, kernel, others) {
  if (others.some((other) => other.name === name)) return `the name ${name} is taken`;
  if (!satisfies(kernel.version, contract.kernel))
    return `needs kernel ${contract.kernel}, the host has ${kernel.version}`;
  const lacking = kernelEntries.find((entry) => !kernel.entries.includes(entry));
  if (lacking !== undefined) return `imports ${lacking} of the kernel, which the host lacks`;
  const collision = findPathCollision(
    contract.routes.map((route) => route.path),
    [...HOST_PATHS, ...others.flatMap((other) => other.contract.routes.map((route) => route.path))],
  );
  return collision === undefined ? undefined : `the path ${collision} is taken`;
}
