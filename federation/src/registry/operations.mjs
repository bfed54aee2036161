import { readBuild } from './builds.mjs';
import { readHostBuild } from './host-builds.mjs';
import { changePiece, pieceIn, readState } from './live-registry.mjs';
import { goLive, hold, Refusal, rollBack, startCanary, stopCanary } from './moves.mjs';
import { directoryOf } from './state.mjs';

/**
 * @typedef {import('../store/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('./state.mjs').Build} Build
 * @typedef {import('./state.mjs').State} State
 * @typedef {import('./state.mjs').Piece} Piece
 * @typedef {{by: string, why: string}} Reason Who does it, and why.
 */

const liveOf = (/** @type {Piece} */ { live }) => live && directoryOf(live.build);

/** @param {ObjectStore} store @param {string} name @param {string} directory @returns {Promise<Build>} */
const readStored = (store, name, directory) =>
  name === 'host' ? readHostBuild(store, directory) : readBuild(store, name, directory);

/** So long a build that is being deleted cannot come back. */
const PRUNING_MS = 10 * 60_000;

/** @param {State} state @param {string} name @param {string} directory @param {string} at */
function refusePruned({ pruned }, name, directory, at) {
  // Builds of the host share files.
  const found = pruned.find(({ build }) =>
    name === 'host' ? build.startsWith('host/') : build === `${name}/${directory}`,
  );
  if (found && Date.parse(at) - Date.parse(found.at) < PRUNING_MS)
    throw new Refusal(`Files of ${name} ${directory} are being deleted: try again in ten minutes.`);
}

/**
 * Makes a stored build live, for everybody, for some (`percent`) or for nobody yet (`isHeld`).
 *
 * @param {ObjectStore} store
 * @param {Build} build
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
  return changePiece(store, what, async (piece, at, state) => {
    refusePruned(state, build.name, to, at);
    check?.(state);
    const from = liveOf(piece);
    if (action === 'release' && from === to && !piece.canary)
      throw new Refusal(
        `${to} of ${build.name} is live already: nothing has changed since ${piece.live?.since}.`,
      );
    const author = { by, at };
    if (isHeld) return { piece: hold(piece, build), to };
    if (percent !== undefined) return { piece: startCanary(piece, build, { ...author, percent }), from, to };
    return { piece: goLive(piece, build, author), from, to };
  });
}

/**
 * Gives a build to everybody: the named one, otherwise the canary, otherwise the one that was held last.
 *
 * @param {ObjectStore} store
 * @param {{remote: string, directory?: string} & Reason & {check?: (state: State, build: Build) => void}} options
 * @throws {Refusal}
 */
export function promote(store, { remote: name, directory, by, why, check }) {
  return changePiece(store, { by, why, action: 'promote', remote: name }, async (piece, at, state) => {
    pieceIn(state, name);
    const to = directory ?? (piece.canary ? directoryOf(piece.canary.build) : piece.held.at(-1));
    if (to === undefined)
      throw new Refusal(`${name} has no canary and no held build: name one, ${name}@<build>.`);
    refusePruned(state, name, to, at);
    if (liveOf(piece) === to) throw new Refusal(`${to} of ${name} is live for everybody.`);
    const build = await readStored(store, name, to);
    check?.(state, build);
    return { piece: goLive(piece, build, { by, at }), from: liveOf(piece), to };
  });
}

/**
 * Takes the newest step of a remote back. A canary ends, or else the build before the live one comes back.
 *
 * @param {ObjectStore} store
 * @param {{remote: string} & Reason & {check?: (state: State, to?: Build) => void}} options `check` as of {@link releaseBuild}; it is
 *   told which build comes back, none when a canary goes.
 * @throws {Refusal} When there is nothing to go back to, or somebody has released the remote in the same moment.
 */
export async function rollback(store, { remote: name, by, why, check }) {
  const seen = stepOf(pieceIn(await readState(store), name));
  return changePiece(store, { by, why, action: 'rollback', remote: name }, async (piece, at, state) => {
    if (stepOf(pieceIn(state, name)) !== seen)
      throw new Refusal(
        `${name} was changed meanwhile by ${state.change.by} (${state.change.action}): look at pnpm release status, and repeat.`,
      );
    const to = piece.canary ? undefined : piece.former.at(-1);
    const build = to === undefined ? undefined : await readStored(store, name, to);
    check?.(state, build);
    if (piece.canary)
      return { piece: stopCanary(piece), from: directoryOf(piece.canary.build), to: liveOf(piece) };
    if (build === undefined) throw new Refusal(`${name} has no build before this one.`);
    return { piece: rollBack(piece, build, { by, at }), from: liveOf(piece), to };
  });
}

/** The step that a rollback would take back. @param {Piece} piece */
const stepOf = ({ live, canary }) => `${live?.since} ${canary?.since}`;

/**
 * Takes away one canary and nothing else. Whatever watches the canary uses it.
 *
 * @param {ObjectStore} store
 * @param {{remote: string, directory: string} & Reason} options `directory`: only this canary, if it is still there.
 */
export function stopCanaryBuild(store, { remote: name, directory, by, why }) {
  return changePiece(store, { by, why, action: 'stop', remote: name }, async (piece) => {
    const from = piece.canary && directoryOf(piece.canary.build);
    if (from !== directory) throw new Refusal(`${directory} of ${name} is no canary any more.`);
    return { piece: stopCanary(piece), from, to: liveOf(piece) };
  });
}
