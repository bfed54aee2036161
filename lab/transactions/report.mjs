import { markdownTable } from '../../scripts/lib/table.mjs';

const size = (/** @type {number} */ postings) =>
  postings >= 1e6 ? `${postings / 1e6} M` : `${postings / 1e3} k`;
/** @param {number} value @param {number} floor */
const ratio = (value, floor) => `${value.toFixed(1)} (${(value / floor).toFixed(2)}×)`;
/** @typedef {'first' | 'at depth' | 'new place'} Depth */
/** @typedef {'first' | 'at depth'} CountedDepth A new place costs other blocks each time. */

/** @type {Depth[]} */
export const DEPTHS = ['first', 'at depth', 'new place'];
/** @type {CountedDepth[]} */
export const COUNTED_DEPTHS = ['first', 'at depth'];

/**
 * The tables in Markdown. A page that the database has in memory stands beside the first page of the smallest history,
 * one that it has not beside such a page of the smallest history.
 *
 * @param {object} results
 * @param {number[]} results.sizes Postings of each history, the smallest first.
 * @param {number} results.limit Rows of a page.
 * @param {Record<string, Record<Depth, number[]>>} results.pages Milliseconds by list, depth and history.
 * @param {Record<string, Record<CountedDepth, number[]>>} results.blocks Blocks by list, depth and history.
 * @param {Record<string, number[]>} results.totals Milliseconds by filter and history.
 * @param {Record<string, number[]>} results.usage Milliseconds by period and history.
 * @param {Record<string, number>} results.straight Milliseconds that the postings themselves took in the biggest history.
 */
export function tablesOf({ sizes, limit, pages, blocks, totals, usage, straight }) {
  const names = sizes.map(size);
  const columns = (/** @type {string[]} */ depths) =>
    names.flatMap((name) => depths.map((depth) => `${name}, ${depth}`));
  const summed = (/** @type {string} */ what, /** @type {Record<string, number[]>} */ cases) =>
    markdownTable([
      [what, ...names, `${names.at(-1)}, straight from the postings`],
      ...Object.entries(cases).map(([name, times]) => [
        name,
        ...times.map((time) => time.toFixed(1)),
        straight[name]?.toFixed(0) ?? '',
      ]),
    ]);
  return [
    markdownTable([
      [`page of ${limit}, ms`, ...columns(DEPTHS)],
      ...Object.entries(pages).map(([list, depths]) => [
        list,
        ...sizes.flatMap((_, index) =>
          DEPTHS.map((depth) => {
            const [floor] = depth === 'new place' ? depths[depth] : depths.first;
            return ratio(depths[depth][index] ?? Number.NaN, floor ?? Number.NaN);
          }),
        ),
      ]),
    ]),
    markdownTable([
      [`blocks looked at for a page of ${limit}`, ...columns(COUNTED_DEPTHS)],
      ...Object.entries(blocks).map(([list, depths]) => [
        list,
        ...sizes.flatMap((_, index) => COUNTED_DEPTHS.map((depth) => depths[depth][index] ?? Number.NaN)),
      ]),
    ]),
    summed('totals, ms', totals),
    summed('usage, ms', usage),
  ].join('\n\n');
}
