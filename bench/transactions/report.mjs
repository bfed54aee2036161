const size = (postings) => (postings >= 1e6 ? `${postings / 1e6} M` : `${postings / 1e3} k`);
const ratio = (value, floor) => `${value.toFixed(1)} (${(value / floor).toFixed(2)}×)`;
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = (header, rows) =>
  [line(header), `|---|${'--:|'.repeat(header.length - 1)}`, ...rows.map(line)].join('\n');

/**
 * The tables in Markdown. A page that the database has in memory stands beside the first page of the smallest history,
 * one that it has not beside such a page of the smallest history.
 *
 * @param {object} results
 * @param {number[]} results.sizes Postings of each history, the smallest first.
 * @param {number} results.limit Rows of a page.
 * @param {Record<string, Record<string, number[]>>} results.pages Milliseconds by list, depth and history.
 * @param {Record<string, Record<string, number[]>>} results.blocks Blocks by list, depth and history.
 * @param {Record<string, number[]>} results.totals Milliseconds by filter and history.
 * @param {Record<string, {ms: number}>} results.straight What the postings themselves took in the biggest history.
 */
export function report({ sizes, limit, pages, blocks, totals, straight }) {
  const names = sizes.map(size);
  const columns = (depths) => names.flatMap((name) => depths.map((depth) => `${name}, ${depth}`));
  const [[, anyPage]] = Object.entries(pages);
  const [[, anyBlocks]] = Object.entries(blocks);
  return [
    table(
      [`page of ${limit}, ms`, ...columns(Object.keys(anyPage))],
      Object.entries(pages).map(([list, depths]) => [
        list,
        ...sizes.flatMap((_, index) =>
          Object.entries(depths).map(([depth, times]) =>
            ratio(times[index], depth === 'new place' ? times[0] : depths.first[0]),
          ),
        ),
      ]),
    ),
    table(
      [`blocks looked at for a page of ${limit}`, ...columns(Object.keys(anyBlocks))],
      Object.entries(blocks).map(([list, depths]) => [
        list,
        ...sizes.flatMap((_, index) => Object.values(depths).map((counts) => counts[index])),
      ]),
    ),
    table(
      ['totals, ms', ...names, `${names.at(-1)}, straight from the postings`],
      Object.entries(totals).map(([filter, times]) => [
        filter,
        ...times.map((time) => time.toFixed(1)),
        straight[filter].ms.toFixed(0),
      ]),
    ),
  ].join('\n\n');
}
