import { markdownTable } from '../../scripts/lib/table.mjs';

const SHOWN = 10;

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What was done, how long it took, and what was expected of it; each line is printed as it comes. */
export function createReport() {
  const rows = [['step', 'time', 'what came of it']];
  let isGood = true;
  return {
    /**
     * @template T
     * @param {string} what
     * @param {() => Promise<T>} work
     * @param {(result: T) => string | Promise<string>} [remark]
     * @returns {Promise<T>}
     */
    async step(what, work, remark = () => '') {
      const since = Date.now();
      const result = await work();
      const took = `${((Date.now() - since) / 1000).toFixed(1)} s`;
      const said = await remark(result);
      rows.push([what, took, said]);
      console.log(`${took.padStart(7)}  ${what}${said && `: ${said}`}`);
      return result;
    },
    /** @param {string} what @param {readonly string[]} problems none where it is so */
    expect(what, problems) {
      isGood &&= problems.length === 0;
      rows.push([what, '', problems.length === 0 ? '✓' : `✗ ${problems.length} problems`]);
      console.log(`      ${problems.length === 0 ? '✓' : '✗'}  ${what}`);
      for (const problem of problems.slice(0, SHOWN)) console.log(`         ${problem}`);
    },
    markdown: () => markdownTable(rows),
    isGood: () => isGood,
  };
}
