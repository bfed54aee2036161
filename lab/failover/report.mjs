import { markdownTable, table } from '../../scripts/lib/table.mjs';
import { kindNamed } from './kinds.mjs';

/**
 * @typedef {import('../faults/round.mjs').RoundResult & {writesAfterMs: number, there: number, read: number, unread: number, clicks: number, noticed: number, retries: number, further: readonly string[]}} Result
 */

const HEAD = [
  'fault',
  'rounds',
  'writes go on after, s: least',
  'most',
  'acknowledged',
  'in doubt',
  'of them done',
  'lost or doubled',
  'other problems',
  'reads meanwhile',
  'failed',
  'clicks',
  'notices read',
  'offers to try again',
  'what it is',
];

/** Counts the rounds by the kind of their fault. */
export function createReport() {
  /** @type {Map<string, Result[]>} */
  const byKind = new Map();
  const rows = () =>
    [...byKind].map(([name, results]) => {
      const seconds = results.map(({ writesAfterMs }) => writesAfterMs / 1000);
      const sum = (/** @type {(result: Result) => number} */ of) =>
        String(results.reduce((total, result) => total + of(result), 0));
      return [
        name,
        String(results.length),
        Math.min(...seconds).toFixed(1),
        Math.max(...seconds).toFixed(1),
        sum(({ acknowledged }) => acknowledged),
        sum(({ unanswered }) => unanswered),
        sum(({ there }) => there),
        sum(({ problems }) => problems.length),
        sum(({ further }) => further.length),
        sum(({ read }) => read),
        sum(({ unread }) => unread),
        sum(({ clicks }) => clicks),
        sum(({ noticed }) => noticed),
        sum(({ retries }) => retries),
        kindNamed(name)?.says ?? '',
      ];
    });
  return {
    /** @param {string} name @param {Result} result */
    add: (name, result) => byKind.set(name, [...(byKind.get(name) ?? []), result]),
    table: () => table([HEAD, ...rows()]),
    markdown: () => markdownTable([HEAD, ...rows()]),
    isGood: () =>
      [...byKind.values()].flat().every(({ problems, further }) => problems.length + further.length === 0),
  };
}
