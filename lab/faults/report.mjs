import { table } from '../../scripts/lib/table.mjs';
import { KINDS } from './kinds.mjs';

/** @typedef {import('./round.mjs').RoundResult} RoundResult */

/**
 * Results of rounds by the kind of their fault.
 *
 * @template {RoundResult} Result
 * @typedef {readonly (readonly [title: string, cell: (results: readonly Result[], kind: string) => string | number])[]} Columns
 */

/** @template {RoundResult} Result @param {Columns<Result>} columns behind the kind and the number of its rounds */
export function resultsByKind(columns) {
  /** @type {Map<string, Result[]>} */
  const byKind = new Map();
  return {
    /** @param {string} kind @param {Result} result */
    add: (kind, result) => byKind.set(kind, [...(byKind.get(kind) ?? []), result]),
    all: () => [...byKind.values()].flat(),
    rows: () => [
      ['fault', 'rounds', ...columns.map(([title]) => title)],
      ...[...byKind].map(([kind, results]) => [
        kind,
        String(results.length),
        ...columns.map(([, cell]) => String(cell(results, kind))),
      ]),
    ],
  };
}

/** @template Result @param {(result: Result) => number} of */
export const summed = (of) => (/** @type {readonly Result[]} */ results) =>
  results.reduce((total, result) => total + of(result), 0);

/** @type {(results: readonly RoundResult[]) => number} */
const acknowledged = summed((result) => result.acknowledged);
/** @type {(results: readonly RoundResult[]) => number} */
const unanswered = summed((result) => result.unanswered);
const wrong = (/** @type {readonly RoundResult[]} */ results) =>
  results.filter(({ problems }) => problems.length > 0).length;

export function createReport() {
  const { add, all, rows } = resultsByKind([
    ['acknowledged', acknowledged],
    ['unanswered', unanswered],
    ['repeated', summed((/** @type {RoundResult} */ result) => result.repeated)],
    ['wrong', wrong],
    ['what it is', (_, kind) => KINDS[kind]?.says ?? ''],
  ]);
  return {
    add,
    table: () => table(rows()),
    summary: () =>
      `${all().length} rounds, ${wrong(all())} wrong, ${acknowledged(all()) + unanswered(all())} payments in the books once`,
    isGood: () => wrong(all()) === 0,
  };
}
