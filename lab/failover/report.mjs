import { markdownTable } from '../../scripts/lib/table.mjs';
import { resultsByKind, summed } from '../faults/report.mjs';
import { kindNamed } from './kinds.mjs';

/**
 * @typedef {import('../faults/round.mjs').RoundResult & {writesAfterMs: number, there: number, read: number, unread: number, clicks: number, noticed: number, retries: number, further: readonly string[]}} Result
 */

const seconds = (/** @type {readonly Result[]} */ results) =>
  results.map(({ writesAfterMs }) => writesAfterMs / 1000);

/** @type {import('../faults/report.mjs').Columns<Result>} */
const COLUMNS = [
  ['writes go on after, s: least', (results) => Math.min(...seconds(results)).toFixed(1)],
  ['most', (results) => Math.max(...seconds(results)).toFixed(1)],
  ['acknowledged', summed(({ acknowledged }) => acknowledged)],
  ['in doubt', summed(({ unanswered }) => unanswered)],
  ['of them done', summed(({ there }) => there)],
  ['lost or doubled', summed(({ problems }) => problems.length)],
  ['other problems', summed(({ further }) => further.length)],
  ['reads meanwhile', summed(({ read }) => read)],
  ['failed', summed(({ unread }) => unread)],
  ['clicks', summed(({ clicks }) => clicks)],
  ['notices read', summed(({ noticed }) => noticed)],
  ['offers to try again', summed(({ retries }) => retries)],
  ['what it is', (_, kind) => kindNamed(kind)?.says ?? ''],
];

export function createReport() {
  const { add, all, rows } = resultsByKind(COLUMNS);
  return {
    add,
    markdown: () => markdownTable(rows()),
    isGood: () => all().every(({ problems, further }) => problems.length + further.length === 0),
  };
}
