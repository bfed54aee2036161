import { directoryOf } from './state.mjs';

/**
 * @typedef {import('./state.mjs').Piece} Piece
 * @typedef {import('./state.mjs').Build} Build
 * @typedef {{by: string, at: string}} Author
 */

/** How many builds back a piece can be rolled. */
const KEPT_FORMER = 10;

/** A sentence that says why something cannot be done, and what to do instead. */
export class Refusal extends Error {}

/** @param {string} name @returns {Piece} */
export const newPiece = (name) => ({ name, former: [], held: [] });

/** @param {readonly string[]} directories @param {string} directory */
const without = (directories, directory) => directories.filter((each) => each !== directory);

/**
 * Makes a build the one that everybody gets. The build before it becomes the goal of a rollback.
 *
 * @param {Piece} piece
 * @param {Build} build
 * @param {Author} author
 * @returns {Piece}
 */
export function goLive({ canary: _canary, ...piece }, build, { by, at }) {
  const directory = directoryOf(build);
  const left = piece.live && directoryOf(piece.live.build);
  const former = without(piece.former, directory);
  return {
    ...piece,
    live: { build, since: at, by },
    held: without(piece.held, directory),
    former: left && left !== directory ? [...without(former, left), left].slice(-KEPT_FORMER) : former,
  };
}

/**
 * Gives a build to a part of the people. A former canary ends.
 *
 * @param {Piece} piece
 * @param {Build} build
 * @param {Author & {percent: number}} author
 * @returns {Piece}
 * @throws {Refusal} When everybody has the build.
 */
export function startCanary(piece, build, { by, at, percent }) {
  const directory = directoryOf(build);
  if (piece.live === undefined)
    throw new Refusal(
      `${piece.name} has no live build that the others would get: release it without --canary.`,
    );
  if (directoryOf(piece.live.build) === directory)
    throw new Refusal(`${directory} of ${piece.name} is live for everybody.`);
  return { ...piece, held: without(piece.held, directory), canary: { build, since: at, by, percent } };
}

/** Takes the canary away: everybody gets the live build. @param {Piece} piece @returns {Piece} */
export function stopCanary({ canary, ...piece }) {
  if (canary === undefined) throw new Refusal(`${piece.name} has no canary.`);
  return piece;
}

/** Lets a checked build wait. @param {Piece} piece @param {Build} build @returns {Piece} */
export function hold(piece, build) {
  const directory = directoryOf(build);
  if (piece.live && directoryOf(piece.live.build) === directory)
    throw new Refusal(`${directory} of ${piece.name} is live for everybody.`);
  return { ...piece, held: [...without(piece.held, directory), directory] };
}

/**
 * Goes back to the build that was live before. The present one does not become a former build, so that the next
 * rollback goes further back.
 *
 * @param {Piece} piece
 * @param {Build} build The last of `former`.
 * @param {Author} author
 * @returns {Piece}
 */
export function rollBack({ canary: _canary, ...piece }, build, { by, at }) {
  return {
    ...piece,
    live: { build, since: at, by },
    former: without(piece.former, directoryOf(build)),
  };
}
