import { directoryOf, piecesOf } from '../../federation/src/registry/state.mjs';
import { table } from '../lib/table.mjs';

/**
 * @typedef {import('../../federation/src/registry/index.mjs').State} State
 * @typedef {import('../../federation/src/registry/index.mjs').Change} Change
 * @typedef {import('../../federation/src/registry/index.mjs').Piece} Piece
 * @typedef {import('../../federation/src/registry/index.mjs').Verdict} Verdict
 */

const minute = (/** @type {string} */ iso) => iso.slice(0, 16).replace('T', ' ');

/** @param {Piece['live']} stage */
const directory = (stage) => (stage ? directoryOf(stage.build) : '–');

/**
 * What is live.
 *
 * @param {State} state
 * @param {string} [name] The host or one remote only.
 */
export function statusTable(state, name) {
  const rows = piecesOf(state)
    .filter((piece) => name === undefined || piece.name === name)
    .map(({ name: piece, live, canary, held, former }) => [
      piece,
      directory(live),
      live ? minute(live.since) : '',
      live?.by ?? '',
      canary ? `${directory(canary)} ${canary.percent} %` : '',
      held.join(' '),
      former.at(-1) ?? '',
    ]);
  const head = ['what', 'live', 'since (UTC)', 'by', 'canary', 'held', 'rollback leads to'];
  return `${table([head, ...rows])}\nchange ${state.revision}`;
}

/** @param {readonly Change[]} changes */
export function historyTable(changes) {
  const rows = changes.map(({ revision, at, by, action, percent, remote = '', from = '', to = '', why }) => [
    String(revision),
    minute(at),
    by,
    percent === undefined ? action : `${action} ${percent} %`,
    remote,
    from,
    to,
    why,
  ]);
  return table([['change', 'when (UTC)', 'who', 'what', 'remote', 'from', 'to', 'why'], ...rows]);
}

/**
 * @param {readonly Verdict[]} verdicts
 * @param {{isDryRun: boolean}} options
 */
export function pruneTable(verdicts, { isDryRun }) {
  const rows = verdicts.map(({ name, directory: build, bytes, keep, why }) => [
    name,
    build,
    `${Math.round(bytes / 1024)} KB`,
    keep ? 'stays' : isDryRun ? 'would go' : 'deleted',
    why,
  ]);
  const going = verdicts.filter(({ keep }) => !keep);
  const bytes = going.reduce((sum, build) => sum + build.bytes, 0);
  const end = `${going.length} of ${verdicts.length} builds, ${Math.round(bytes / 1024)} KB`;
  return `${table([['remote', 'build', 'size', 'what', 'why'], ...rows])}\n${end} ${isDryRun ? 'would go; --yes deletes them' : 'deleted'}`;
}
