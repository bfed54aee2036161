/**
 * The day of an administrator in Chromium (`e2e/admin/story.spec.ts`) over a large cabinet: the real build, and a database that is
 * made on the PostgreSQL server (the local one, or TEST_DATABASE_URL; as a superuser) with the demonstration in it, and dropped.
 * Prints a Markdown table of its steps; `--write` puts it into docs/performance.md. Needs a build.
 *
 *   --people 100000 --postings 5000000 --promo 1000000 --audit 1000000
 *   --keep                   leaves the database and prints its name
 *   BENCH_DATABASES=name     walks the day over such a database again
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findBrowser, playwrightCommand } from '../../scripts/lib/browser.mjs';
import { run } from '../../scripts/lib/children.mjs';
import { databaseCommand } from '../../scripts/lib/database.mjs';
import { CACHE, ROOT } from '../../scripts/lib/paths.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchDatabase } from '../lib/scratch-database.mjs';
import { scratchFolder, scratchRun } from '../lib/scratch-run.mjs';
import { tell } from '../lib/tell.mjs';
import { loadCabinet, SIZE } from './load.mjs';

/** The most that a step may take. @type {Record<string, number>} */
const GOALS_MS = { 'a person is found by a piece of their e-mail': 2000 };

/** Of the whole day: the ledger is read from end to end. */
const PATIENCE_MS = 60 * 60_000;

/** @typedef {{title: string, duration: number}} Step */

/** @typedef {{people: string, postings: string, rows: string}} Counts */

const COUNTS = `select (select count(*) from users)::text as people, (select count(*) from ledger_postings)::text as postings,
  (select count(*) from audit_log)::text as rows`;

/**
 * The demonstration, whose people live the day, among many others.
 *
 * @param {import('./load.mjs').Size} size
 * @param {{folder: string, isKept: boolean}} options
 * @returns {Promise<{url: string, counts: Counts | undefined}>}
 */
async function openDatabase(size, { folder, isKept }) {
  const name = process.env.BENCH_DATABASES;
  const { url } = await scratchDatabase({ name, isKept });
  const env = { CABINET_MODE: 'demo', DATABASE_URL: url, DATA_DIR: folder, CACHE_DIR: CACHE };
  if (!name) await databaseCommand('seed', { env });
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  try {
    if (!name) await loadCabinet(pool, size, (step) => tell(`${size.people} people: ${step}`));
    /** @type {pg.QueryResult<Counts>} */
    const { rows } = await pool.query(COUNTS);
    return { url, counts: rows[0] };
  } finally {
    await pool.end();
  }
}

/**
 * Walks the day; gives its steps, and whether all of it was as it should be.
 *
 * @param {{databaseUrl: string, folder: string}} options
 * @returns {Promise<{isGood: boolean, steps: Step[]}>}
 */
async function walkDay({ databaseUrl, folder }) {
  const report = path.join(folder, 'day.json');
  const { code } = await run(
    process.execPath,
    [playwrightCommand(), 'test', `--timeout=${PATIENCE_MS}`, '[\\\\/]admin[\\\\/]story\\.spec\\.ts$'],
    {
      cwd: path.join(ROOT, 'e2e'),
      env: { CHROME_BIN: await findBrowser(tell), DATABASE_URL: databaseUrl, E2E_JSON: report },
      onLine: tell,
    },
  );
  const { suites } = JSON.parse(await readFile(report, 'utf8'));
  const steps = suites[0]?.specs[0]?.tests[0]?.results[0]?.steps;
  if (!Array.isArray(steps)) throw new UserError('The day has not begun.');
  return { isGood: code === 0, steps };
}

/** @param {Step} step */
function row({ title, duration }) {
  const goal = GOALS_MS[title];
  const verdict = goal === undefined ? '' : `≤ ${goal} ms, ${duration <= goal ? 'held' : '**missed**'}`;
  return [title, duration.toFixed(0), verdict];
}

/** @param {Counts | undefined} counts @param {Step[]} steps */
function describe(counts, steps) {
  const [people, postings, rows] = [counts?.people, counts?.postings, counts?.rows].map((count) =>
    Number(count).toLocaleString('en'),
  );
  return [
    `Over ${people} people, ${postings} lines of the ledger and ${rows} rows of the audit log, in Chromium:`,
    '',
    markdownTable([['step of the day', 'ms', 'goal'], ...steps.map(row)]),
  ].join('\n');
}

async function main() {
  const { keep, write, ...size } = readOptions({ ...SIZE, keep: false, write: false });
  const folder = await scratchFolder('day');
  const { url, counts } = await openDatabase(size, { folder, isKept: keep });
  const { isGood, steps } = await walkDay({ databaseUrl: url, folder });
  for (const title of Object.keys(GOALS_MS))
    if (!steps.some((step) => step.title === title)) throw new UserError(`The day has no step «${title}».`);
  await report('admin-day', describe(counts, steps), write);
  return isGood && steps.every(({ title, duration }) => duration <= (GOALS_MS[title] ?? duration));
}

scratchRun(main);
