/**
 * Releases and rollbacks of remote-company by the tool, and what a page waits for a new build, beside `cp -r` of the
 * same files in the same round; and the bytes of the host that serve releases. Needs a built cabinet (`pnpm build`), of
 * which it serves a copy. `--write` puts the table into docs/performance.md. BENCH_ROUNDS=1 is a short run.
 */
import { cp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { openFolderStore, releaseBuild, storeBuild } from '@cabinet/federation/registry';
import { restamp } from '../../e2e/support/restamp.mjs';
import { run } from '../../scripts/lib/children.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchBrowser } from '../lib/scratch-browser.mjs';
import { scratchFolder, scratchRun } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { median } from '../lib/statistics.mjs';
import { openPerson } from '../release-soak/people.mjs';
import { bytesTable } from './loader-bytes.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SMOKE_ROUNDS = Math.min(ROUNDS, 3);
const TOOL = path.join(ROOT, 'scripts', 'release.mjs');
const DIST = path.join(ROOT, 'remote-company', 'dist');
const SCREEN = '/company/users';
const REASON = { by: 'pnpm lab release', why: 'to be measured' };

/** @typedef {'cp' | 'release' | 'smoke' | 'rollback' | 'answer' | 'screen'} What */

/** @type {Record<Exclude<What, 'cp'>, string>} */
const NAMES = {
  release: 'release without the smoke check',
  smoke: 'release with the smoke check, all screens in a browser',
  rollback: 'rollback',
  answer: 'change of the registry → first answer of `/` with the new build',
  screen: `change of the registry → its heading at \`${SCREEN}\`, in a browser that has nothing cached`,
};

/** @param {() => Promise<unknown>} work @returns {Promise<number>} ms */
async function time(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function demand(command, args, env = {}) {
  const { code, output } = await run(command, args, { cwd: ROOT, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`);
}

async function startCabinet() {
  const site = await scratchFolder('bench-site');
  await cp(builtSite, site, { recursive: true });
  const { url } = await scratchStack({ site });
  const browser = await scratchBrowser();
  return { site, url, browser };
}

/** @param {string} url @param {string} text @returns {Promise<void>} When `/` has it. */
async function answered(url, text) {
  while (!(await (await fetch(url)).text()).includes(text)) await new Promise(setImmediate);
}

async function main() {
  const { write } = readOptions({ write: false });
  const { site, url, browser } = await startCabinet();
  const store = openFolderStore(site);
  const work = await scratchFolder('bench-builds');
  const env = { RELEASE_STORE: site, CABINET_URL: url, RELEASE_BY: REASON.by };
  let made = 0;

  async function newBuild() {
    made += 1;
    const build = `beef${String(made).padStart(6, '0')}`;
    const dist = path.join(work, build);
    await restamp(DIST, dist, build);
    return { build, dist };
  }

  /** @param {string[]} args */
  const tool = (...args) => demand(process.execPath, [TOOL, ...args], env);

  /** @param {string[]} options */
  async function release(...options) {
    const { dist } = await newBuild();
    return time(() => tool('company', '--dist', dist, ...options));
  }

  async function firstPage() {
    const { build, dist } = await newBuild();
    const { build: stored } = await storeBuild(store, dist);
    const { context } = await openPerson(browser, url, 'director');
    const page = await context.newPage();
    const started = performance.now();
    await releaseBuild(store, stored, REASON);
    await answered(url, stored.base);
    const answer = performance.now() - started;
    await page.goto(SCREEN, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: build }).waitFor();
    const screen = performance.now() - started;
    await context.close();
    const copy = path.join(work, `copy-${build}`);
    const cpTime = await time(() => demand('cp', ['-r', path.join(site, stored.base), copy]));
    return { answer, screen, cp: cpTime, files: await readdir(copy), copy };
  }

  /** @type {Record<What, number[]>} */
  const times = { cp: [], release: [], smoke: [], rollback: [], answer: [], screen: [] };
  let files = '';
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.error(`round ${round} of ${ROUNDS}`);
    times.release.push(await release('--no-smoke'));
    times.rollback.push(await time(() => tool('rollback', 'company')));
    const first = await firstPage();
    for (const what of /** @type {const} */ (['answer', 'screen', 'cp'])) times[what].push(first[what]);
    if (round <= SMOKE_ROUNDS) times.smoke.push(await release());
    const sizes = await Promise.all(first.files.map((file) => stat(path.join(first.copy, file))));
    const kilobytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
    files = `${first.files.length} files, ${kilobytes.toFixed(0)} KB`;
  }

  const floor = median(times.cp);
  const table = markdownTable([
    [`remote-company, ${files} in the store`, 'ms', 'beside `cp -r` of them', 'runs'],
    ['`cp -r`', floor.toFixed(0), 1, times.cp.length],
    ...Object.entries(NAMES).map(([what, name]) => {
      const runs = times[/** @type {What} */ (what)];
      return [name, median(runs).toFixed(0), (median(runs) / floor).toFixed(1), runs.length];
    }),
  ]);
  await report('releases', `${table}\n\n${await bytesTable()}`, write);
  return true;
}

scratchRun(main);
