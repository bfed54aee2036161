import { markdownTable } from '../../scripts/lib/table.mjs';

const MAX_RATIO = 1.5;
const FLOOR_MS = 50;

/** @typedef {{what: string, name: string, small: number, large: number, worst: number, goalMs: number | undefined}} Row Milliseconds. */
/** @typedef {{name: string, small: string, large: string, goal: string}} Work */

const thousands = (/** @type {number} */ count) => count.toLocaleString('en');

/** @param {Row} row */
function verdict({ small, large, goalMs }) {
  const limit = goalMs ?? Math.max(small * MAX_RATIO, FLOOR_MS);
  const goal = goalMs === undefined ? `≤ ${MAX_RATIO}× or ${FLOOR_MS} ms` : `≤ ${goalMs} ms`;
  return `${goal}, ${large <= limit ? 'held' : '**missed**'}`;
}

/**
 * The tables in Markdown.
 *
 * @param {{sizes: import('./load.mjs').Size[], lists: Row[], work: Work[]}} results The smaller cabinet first.
 */
export function tablesOf({ sizes, lists, work }) {
  const titles = sizes.map(({ people }) => `${thousands(people)} people`);
  const of = sizes.map(
    ({ people, postings, promo, audit }) =>
      `${thousands(people)} people, ${thousands(postings)} transactions, ${thousands(promo)} promo requests, ${thousands(audit)} rows of the audit log`,
  );
  return [
    of.join(';\nbeside it '),
    markdownTable([
      ['call over HTTP, median ms', ...titles, 'worst', 'beside it', 'goal'],
      ...lists.map((row) => [
        `${row.what}: ${row.name}`,
        row.small.toFixed(1),
        row.large.toFixed(1),
        row.worst.toFixed(0),
        `${(row.large / row.small).toFixed(1)}×`,
        verdict(row),
      ]),
    ]),
    markdownTable([
      ['work', ...titles, 'goal'],
      ...work.map(({ name, small, large, goal }) => [name, small, large, goal]),
    ]),
  ].join('\n\n');
}
