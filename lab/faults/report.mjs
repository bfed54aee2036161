import { table } from '../../scripts/lib/table.mjs';
import { KINDS } from './kinds.mjs';

/** @typedef {import('./round.mjs').RoundResult} RoundResult */

/** Counts the rounds by the kind of their fault. */
export function createReport() {
  /** @type {Map<string, RoundResult[]>} */
  const byKind = new Map();
  const all = () => [...byKind.values()].flat();
  const failed = () => all().filter(({ problems }) => problems.length > 0).length;

  /** @param {string} name @param {readonly RoundResult[]} results */
  const row = (name, results) => [
    name,
    String(results.length),
    ...['acknowledged', 'unanswered', 'repeated'].map((what) => String(sum(results, what))),
    String(results.filter(({ problems }) => problems.length > 0).length),
    KINDS[name]?.says ?? '',
  ];
  return {
    /** @param {string} name @param {RoundResult} result */
    add: (name, result) => byKind.set(name, [...(byKind.get(name) ?? []), result]),
    table: () =>
      table([
        ['fault', 'rounds', 'acknowledged', 'unanswered', 'repeated', 'wrong', 'what it is'],
        ...[...byKind].map(([name, results]) => row(name, results)),
      ]),
    summary: () =>
      `${all().length} rounds, ${failed()} wrong, ${sum(all(), 'acknowledged') + sum(all(), 'unanswered')} payments in the books once`,
    isGood: () => failed() === 0,
  };
}

/** @param {readonly RoundResult[]} results @param {string} what */
function sum(results, what) {
  return results.reduce((total, result) => total + Number(Object(result)[what]), 0);
}
