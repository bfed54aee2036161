import { check } from '../contract/shape.mjs';
import { newPiece, Refusal } from './moves.mjs';
import { CHANGE, checkState, emptyState, historyKey, piecesOf, REGISTRY_KEY, toBody } from './state.mjs';

/**
 * @typedef {import('../store/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('./state.mjs').State} State
 * @typedef {import('./state.mjs').Change} Change
 * @typedef {import('./state.mjs').Piece} Piece
 * @typedef {{from?: string | undefined, to?: string | undefined}} Steps Which builds a change left and brought.
 */

/** @param {ObjectStore} store @param {import('../store/object-store.mjs').StoredObject | null} stored */
function parse(store, stored) {
  const value = stored === null ? null : JSON.parse(stored.body.toString());
  // A site that was laid out before there was a history has to be laid out anew.
  if (value === null || value.schema === 1) return emptyState();
  return checkState(value, `${REGISTRY_KEY} of ${store.address}`);
}

/**
 * Reads what is live.
 *
 * @param {ObjectStore} store
 * @returns {Promise<State>} An empty state when nothing has been released.
 * @throws {Error} When it is no registry; the message names the culprit.
 */
export const readState = async (store) => parse(store, await store.read(REGISTRY_KEY));

/**
 * Changes what is live, by compare-and-swap. When somebody else was first, `next` decides anew about the state that
 * they have left. Every change is kept in `history/` before the next one takes its place in the registry.
 *
 * @param {ObjectStore} store
 * @param {Pick<Change, 'by' | 'why' | 'action' | 'remote' | 'percent'>} what
 * @param {(state: State, at: string) => Promise<{host?: Piece, remotes?: Piece[], pruned?: State['pruned']} & Steps>} next
 *   What is other after the change. It may be called several times, and throws to leave everything as it is.
 * @returns {Promise<State>}
 */
export async function changeState(store, what, next) {
  for (;;) {
    const stored = await store.read(REGISTRY_KEY);
    const state = parse(store, stored);
    const at = new Date().toISOString();
    const { from, to, ...changes } = await next(state, at);
    const revision = state.revision + 1;
    const change = {
      revision,
      at,
      ...what,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
    const changed = checkState({ ...state, revision, change, ...changes }, 'the changed registry');
    if (state.revision > 0) await store.put(historyKey(state.revision), toBody(state.change));
    if (!(await store.swap(REGISTRY_KEY, toBody(changed), stored?.tag ?? null))) continue;
    await store.put(historyKey(revision), toBody(change));
    return changed;
  }
}

/**
 * Changes the host or one remote; see {@link changeState}.
 *
 * @param {ObjectStore} store
 * @param {Pick<Change, 'by' | 'why' | 'action' | 'percent'> & {remote: string}} what
 * @param {(piece: Piece, at: string, state: State) => Promise<{piece: Piece} & Steps>} move
 */
export function changePiece(store, what, move) {
  const { remote: name } = what;
  return changeState(store, what, async (state, at) => {
    const known = piecesOf(state).find((each) => each.name === name);
    const { piece, ...steps } = await move(known ?? newPiece(name), at, state);
    if (name === 'host') return { ...steps, host: piece };
    const others = state.remotes.filter((each) => each !== known);
    return { ...steps, remotes: [...others, piece].sort((a, b) => a.name.localeCompare(b.name)) };
  });
}

/**
 * @param {State} state
 * @param {string} name
 * @returns {Piece}
 * @throws {Refusal} That names those there are.
 */
export function pieceIn(state, name) {
  const pieces = piecesOf(state);
  const found = pieces.find((piece) => piece.name === name);
  if (found) return found;
  const names = pieces.map((piece) => piece.name).join(', ');
  throw new Refusal(`Nothing of ${name} has been released; there are ${names || 'no remotes yet'}.`);
}

/**
 * All changes, the latest first.
 *
 * @param {ObjectStore} store
 * @param {{remote?: string, limit?: number}} [options]
 * @returns {Promise<Change[]>}
 */
export async function readHistory(store, { remote, limit = Number.POSITIVE_INFINITY } = {}) {
  const { revision, change } = await readState(store);
  const keys = (await store.list('history/')).map(({ key }) => key).reverse();
  /** @type {Change[]} */
  const changes = revision > 0 ? [change] : [];
  for (const key of keys) {
    if (changes.length >= limit && remote === undefined) break;
    const stored = key === historyKey(revision) ? null : await store.read(key);
    if (stored) changes.push(checkChange(JSON.parse(stored.body.toString()), key));
  }
  return changes.filter((each) => remote === undefined || each.remote === remote).slice(0, limit);
}

/** @param {unknown} value @param {string} key */
function checkChange(value, key) {
  const checked = check(CHANGE, value, key);
  if (!checked.ok) throw new Error(checked.reason);
  return checked.value;
}
