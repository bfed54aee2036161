import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runRspack } from '@cabinet/federation/preset';
import { markdownTable } from '../../../scripts/lib/table.mjs';
import { scratchBrowser } from '../../lib/scratch-browser.mjs';
import { scratchFolder } from '../../lib/scratch-run.mjs';
import { median } from '../../lib/statistics.mjs';
import { makeModels, makeRules } from '../cases.mjs';

const GOAL_MS = 20;
/** As the processor is, and as that of a slow phone. */
const SLOWDOWNS = [1, 4];

/** @typedef {import('./in-page.ts').Question} Question */
/** @typedef {Record<string, import('./in-page.ts').Timing>} Timings */

/** @returns {Promise<string>} One script: the kernel's evaluator, the straightforward one, and what measures them. */
async function buildScript() {
  const folder = await scratchFolder('evaluation');
  await runRspack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { page: path.join(import.meta.dirname, 'in-page.ts') },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    output: { path: folder, filename: '[name].js' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  });
  return readFile(path.join(folder, 'page.js'), 'utf8');
}

/** @param {number[]} times */
const show = (times) => `${median(times).toFixed(1)} (${Math.max(...times).toFixed(1)})`;

/** @param {Timings[]} results by the slowdown */
function report(results) {
  const [plain = {}] = results;
  const header = SLOWDOWNS.flatMap((rate) => [
    `CPU ${rate}×: kernel, ms`,
    'straightforward, ms',
    'kernel beside it',
  ]);
  return markdownTable([
    ['median (worst)', ...header, 'goal at CPU 1×'],
    ...Object.keys(plain).map((name, index) => {
      const cells = results.flatMap((result) => {
        const { kernel = [], straightforward = [] } = result[name] ?? {};
        const ratio = median(kernel.map((time, round) => time / (straightforward[round] ?? Number.NaN)));
        return [show(kernel), show(straightforward), ratio.toFixed(2)];
      });
      const isHeld = median(plain[name]?.kernel ?? []) < GOAL_MS;
      const goal = index > 0 ? '' : `< ${GOAL_MS} ms, ${isHeld ? 'held' : '**missed**'}`;
      return [name, ...cells, goal];
    }),
  ]);
}

/**
 * The kernel's evaluator beside the straightforward one, turn by turn in a page of Chromium.
 *
 * @param {{models: number, rules: number, rounds: number}} options
 * @returns {Promise<string>} A table.
 */
export async function benchEvaluation({ models: modelCount, rules: ruleCount, rounds }) {
  const script = await buildScript();
  const browser = await scratchBrowser();
  const rules = makeRules(ruleCount, modelCount);
  /** @type {Question} */
  const question = {
    before: { all: 'disable', rules },
    // One rule was dragged to the end, as the editor compares it with the saved role.
    after: { all: 'disable', rules: [...rules.slice(1), ...rules.slice(0, 1)] },
    models: makeModels(modelCount),
    rounds,
  };
  /** @type {Timings[]} */
  const results = [];
  for (const rate of SLOWDOWNS) {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    results.push(
      await page.evaluate((asked) => {
        /** @type {typeof import('./in-page.ts').measure} */
        const measure = Reflect.get(window, 'measureEvaluation');
        return measure(asked);
      }, question),
    );
    await page.close();
  }
  return report(results);
}
