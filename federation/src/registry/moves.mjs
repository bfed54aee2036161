import { directoryOf } from './state.mjs';

/**
 * @typedef {import('./state.mjs').RemoteState} RemoteState
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {{by: string, at: string}} Author
 */

/** How many builds back a remote can be rolled. */
const KEPT_FORMER = 10;

/** Why something cannot be done, as a sentence with what to do instead. */
export class Refusal extends Error {}

/** @param {string} name @returns {RemoteState} */
export const newRemote = (name) => ({ name, former: [], held: [] });

/** @param {readonly string[]} directories @param {string} directory */
const without = (directories, directory) => directories.filter((each) => each !== directory);

/**
 * Makes a build what everybody gets; the one before it becomes the goal of a rollback.
 *
 * @param {RemoteState} remote
 * @param {RegistryRemote} build
 * @param {Author} author
 * @returns {RemoteState}
 */
export function goLive({ canary: _canary, ...remote }, build, { by, at }) {
  const directory = directoryOf(build);
  const left = remote.live && directoryOf(remote.live.build);
  const former = without(remote.former, directory);
  return {
    ...remote,
    live: { build, since: at, by },
    held: without(remote.held, directory),
    former: left && left !== directory ? [...without(former, left), left].slice(-KEPT_FORMER) : former,
  };
}

/**
 * Gives a build to a part of the people; a canary before it ends.
 *
 * @param {RemoteState} remote
 * @param {RegistryRemote} build
 * @param {Author & {percent: number}} author
 * @returns {RemoteState}
 * @throws {Refusal} When everybody has the build.
 */
export function startCanary(remote, build, { by, at, percent }) {
  const directory = directoryOf(build);
  if (remote.live === undefined)
    throw new Refusal(
      `${remote.name} has no live build that the others would get: release it without --canary.`,
    );
  if (directoryOf(remote.live.build) === directory)
    throw new Refusal(`${directory} of ${remote.name} is live for everybody.`);
  return { ...remote, held: without(remote.held, directory), canary: { build, since: at, by, percent } };
}

/** Takes the canary away: everybody gets the live build. @param {RemoteState} remote @returns {RemoteState} */
export function stopCanary({ canary, ...remote }) {
  if (canary === undefined) throw new Refusal(`${remote.name} has no canary.`);
  return remote;
}

/** Lets a checked build wait. @param {RemoteState} remote @param {RegistryRemote} build @returns {RemoteState} */
export function hold(remote, build) {
  const directory = directoryOf(build);
  if (remote.live && directoryOf(remote.live.build) === directory)
    throw new Refusal(`${directory} of ${remote.name} is live for everybody.`);
  return { ...remote, held: [...without(remote.held, directory), directory] };
}

/**
 * Goes back to the build that was live before. It does not become a former one of itself, so that the next rollback goes
 * further back.
 *
 * @param {RemoteState} remote
 * @param {RegistryRemote} build The last of `former`.
 * @param {Author} author
 * @returns {RemoteState}
 */
export function rollBack({ canary: _canary, ...remote }, build, { by, at }) {
  return {
    ...remote,
    live: { build, since: at, by },
    former: without(remote.former, directoryOf(build)),
  };
}
