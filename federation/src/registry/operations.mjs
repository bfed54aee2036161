import { buildPrefix, readBuild } from './builds.mjs';
import { changeRemote, readState, remoteIn } from './live-registry.mjs';
import { goLive, hold, Refusal, rollBack, startCanary, stopCanary } from './moves.mjs';
import { directoryOf } from './state.mjs';

/**
 * @typedef {import('../store/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {import('./state.mjs').State} State
 * @typedef {import('./state.mjs').RemoteState} RemoteState
 * @typedef {{by: string, why: string}} Reason Who does it, and why.
 */

const liveOf = (/** @type {RemoteState} */ { live }) => live && directoryOf(live.build);

/** For so long a build that is being deleted cannot come back. */
const PRUNING_MS = 10 * 60_000;

/** @param {State} state @param {string} name @param {string} directory @param {string} at */
function refusePruned({ pruned }, name, directory, at) {
  const found = pruned.find(({ build }) => `mfe/${build}/` === buildPrefix(name, directory));
  if (found && Date.parse(at) - Date.parse(found.at) < PRUNING_MS)
    throw new Refusal(`${directory} of ${name} is being deleted: try again in ten minutes.`);
}

/**
 * Makes a stored build live, for everybody, for some (`percent`) or for nobody yet (`isHeld`).
 *
 * @param {ObjectStore} store
 * @param {RegistryRemote} build
 * @param {Reason & {percent?: number, isHeld?: boolean, check?: (state: State) => void}} options `check` looks at what is live
 *   in the very moment of the change, and throws when the build does not fit there.
 * @returns {Promise<State>}
 * @throws {Refusal}
 */
export function releaseBuild(store, build, { by, why, percent, isHeld = false, check }) {
  /** @type {import('./state.mjs').Action} */
  const action = isHeld ? 'hold' : percent === undefined ? 'release' : 'canary';
  const to = directoryOf(build);
  const what = { by, why, action, remote: build.name, ...(percent !== undefined && { percent }) };
  return changeRemote(store, what, async (remote, at, state) => {
    refusePruned(state, build.name, to, at);
    check?.(state);
    const from = liveOf(remote);
    if (action === 'release' && from === to && !remote.canary)
      throw new Refusal(
        `${to} of ${build.name} is live already: nothing has changed since ${remote.live?.since}.`,
      );
    const author = { by, at };
    if (isHeld) return { remote: hold(remote, build), to };
    if (percent !== undefined)
      return { remote: startCanary(remote, build, { ...author, percent }), from, to };
    return { remote: goLive(remote, build, author), from, to };
  });
}

/**
 * Gives a build to everybody: the one that is named, else the canary, else the one held last.
 *
 * @param {ObjectStore} store
 * @param {{remote: string, directory?: string} & Reason & {check?: (state: State, build: RegistryRemote) => void}} options
 * @throws {Refusal}
 */
export function promote(store, { remote: name, directory, by, why, check }) {
  return changeRemote(store, { by, why, action: 'promote', remote: name }, async (remote, at, state) => {
    remoteIn(state, name);
    const to = directory ?? (remote.canary ? directoryOf(remote.canary.build) : remote.held.at(-1));
    if (to === undefined)
      throw new Refusal(`${name} has no canary and no held build: name one, ${name}@<build>.`);
    refusePruned(state, name, to, at);
    if (liveOf(remote) === to) throw new Refusal(`${to} of ${name} is live for everybody.`);
    const build = await readBuild(store, name, to);
    check?.(state, build);
    return { remote: goLive(remote, build, { by, at }), from: liveOf(remote), to };
  });
}

/**
 * Takes the newest step of a remote back: a canary, else the live build, for the one before it.
 *
 * @param {ObjectStore} store
 * @param {{remote: string} & Reason} options
 * @throws {Refusal} When there is nothing to go back to, or somebody has released the remote in the same moment.
 */
export async function rollback(store, { remote: name, by, why }) {
  const seen = stepOf(remoteIn(await readState(store), name));
  return changeRemote(store, { by, why, action: 'rollback', remote: name }, async (remote, at, state) => {
    if (stepOf(remoteIn(state, name)) !== seen)
      throw new Refusal(
        `${name} was changed meanwhile by ${state.change.by} (${state.change.action}): look at pnpm release status, and repeat.`,
      );
    if (remote.canary)
      return { remote: stopCanary(remote), from: directoryOf(remote.canary.build), to: liveOf(remote) };
    const to = remote.former.at(-1);
    if (to === undefined) throw new Refusal(`${name} has no build before this one.`);
    const build = await readBuild(store, name, to);
    return { remote: rollBack(remote, build, { by, at }), from: liveOf(remote), to };
  });
}

/** What a rollback would take back. @param {RemoteState} remote */
const stepOf = ({ live, canary }) => `${live?.since} ${canary?.since}`;

/**
 * Takes a canary away, and nothing else: what is watching it does this.
 *
 * @param {ObjectStore} store
 * @param {{remote: string, directory: string} & Reason} options `directory`: only this canary, if it is still there.
 */
export function stopCanaryBuild(store, { remote: name, directory, by, why }) {
  return changeRemote(store, { by, why, action: 'stop', remote: name }, async (remote) => {
    const from = remote.canary && directoryOf(remote.canary.build);
    if (from !== directory) throw new Refusal(`${directory} of ${name} is no canary any more.`);
    return { remote: stopCanary(remote), from, to: liveOf(remote) };
  });
}
