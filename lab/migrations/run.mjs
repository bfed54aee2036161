/**
 * What charges and lists notice of migrations: the same changes of a big ledger as our migrations make them,
 * and as they are usually written, in turn, while both go on at a steady pace through the API's functions. A
 * database is made on the PostgreSQL server (the local one, or TEST_DATABASE_URL; as a superuser) and
 * dropped. `--load-only` loads it, leaves it and prints its name, and BENCH_DATABASE=name goes on with it;
 * BENCH_POSTINGS=200000 takes another size.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { importApiSource } from '../lib/api-source.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchDatabase, withClient } from '../lib/scratch-database.mjs';
import { scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { tell } from '../lib/tell.mjs';
import { lists } from '../transactions/cases.mjs';
import { findPayers, someCharge } from '../transactions/charges.mjs';
import { loadHistory, readHistory } from '../transactions/load.mjs';
import { MIGRATES, watchLocks } from './lock-watch.mjs';
import { cases } from './steps.mjs';
import { startTraffic } from './traffic.mjs';

const POSTINGS = Number(process.env.BENCH_POSTINGS ?? 5_000_000);
const HELD_MS = 30_000;
const QUIET_MS = 8_000;
/** The traffic goes on for so long before and after a change. */
const AROUND_MS = 1_000;
const PAYERS = 64;
const TARGET_MS = 1_000;

/** @typedef {import('../../api/src/db/sql-file.ts').SqlFile} SqlFile */
/**
 * @typedef {import('./traffic.mjs').Traffic & {name: string, who: 'ours' | 'usual' | '', ms: number, locked: number}} Row
 */

const api = await importApiSource();

/** @param {string} url */
async function load(url) {
  const connection = api.openPostgres({ url, poolSize: 2 });
  try {
    await api.migrate(connection.db);
    await loadHistory(connection.pool, POSTINGS, (step) => tell(`${POSTINGS} postings: ${step}`));
  } finally {
    await connection.close();
  }
}

/**
 * Charges of people with money, and first pages of all the lists.
 *
 * @param {import('../../api/src/db/index.ts').DatabaseConnection} connection
 */
async function workOf({ db, pool }) {
  const pages = Object.values(lists(await readHistory(pool)));
  const payers = await findPayers(pool, PAYERS);
  return {
    nextCharge: () => someCharge(api, db, payers),
    nextRead() {
      const page = pages[Math.floor(Math.random() * pages.length)];
      if (!page) throw new Error('there is no list');
      return () => api.readPage(db, page, { direction: 'desc', limit: 21, after: undefined });
    },
  };
}

/**
 * @param {Awaited<ReturnType<typeof workOf>> & {url: string}} work
 * @param {{name: string, who: Row['who'], change: () => Promise<unknown>}} one
 * @returns {Promise<Row>}
 */
async function measure(work, { name, who, change }) {
  const [endWatch, endTraffic] = [await watchLocks(work.url), startTraffic(work)];
  await sleep(AROUND_MS);
  const start = performance.now();
  await change();
  const ms = performance.now() - start;
  await sleep(AROUND_MS);
  const traffic = await endTraffic();
  const row = { name, who, ms, locked: await endWatch(), ...traffic };
  tell(cells(row).join(' | '));
  return row;
}

/** Reads a row in a transaction that stays open meanwhile. @param {string} url @param {() => Promise<unknown>} work */
const whileHeld = (url, work) =>
  withClient(url, async (client) => {
    await client.query('begin; select from ledger_postings limit 1');
    const letGo = sleep(HELD_MS).then(() => client.query('commit'));
    await Promise.all([work(), letGo]);
  });

/** As psql would send it. @param {string} url @param {string} statements */
const sendAsUsual = (url, statements) => withClient(url, (client) => client.query(statements));

/** @param {Row} row */
function cells({ name, who, ms, locked, charges, reads }) {
  const seconds = (/** @type {number} */ value) => (value / 1000).toFixed(value < 100 ? 3 : 2);
  return [
    name,
    who,
    who && seconds(ms),
    seconds(charges.longest),
    seconds(reads.longest),
    charges.refused + reads.refused,
    who && seconds(locked),
  ];
}

/** The changes, ours and the usual ones, one after the other. @param {string} url of a loaded database */
async function measureAll(url) {
  const migratesUrl = `${url}?application_name=${MIGRATES}`;
  const connection = await scratchOpen(() => api.openPostgres({ url }));
  const migrator = await scratchOpen(() => api.openPostgres({ url: migratesUrl, poolSize: 2 }));
  const work = { ...(await workOf(connection)), url };
  const rows = [await measure(work, { name: 'quiet', who: '', change: () => sleep(QUIET_MS) })];
  /** @type {SqlFile[]} */
  const files = [...api.migrations];
  for (const { name, ours, usual, isHeld } of cases) {
    /** @param {() => Promise<unknown>} change */
    const around = (change) => (isHeld ? whileHeld(url, change) : change());
    if (ours !== undefined) {
      files.push({ folder: 'migrations', name: `${9000 + files.length}-bench`, parts: [ours] });
      const change = () => around(() => api.migrate(migrator.db, files));
      rows.push(await measure(work, { name, who: 'ours', change }));
    }
    if (usual !== undefined) {
      const change = () => around(() => sendAsUsual(migratesUrl, usual));
      rows.push(await measure(work, { name, who: 'usual', change }));
    }
  }
  const { ok, problems } = await api.selfCheck(connection.db);
  if (!ok) throw new Error(`the ledger is not sound: ${JSON.stringify(problems)}`);
  return rows;
}

async function main() {
  const options = readOptions({ 'load-only': false, write: false });
  const name = process.env.BENCH_DATABASE;
  const { url } = await scratchDatabase({ name, isKept: options['load-only'] });
  if (!name) await load(url);
  if (options['load-only']) return true;
  const rows = await measureAll(url);
  const head = [
    `${(POSTINGS / 1e6).toLocaleString('en')} M postings of payers`,
    'written',
    'done in, s',
    'longest charge, s',
    'longest list, s',
    'refused and asked again',
    'table locked or waited for, s',
  ];
  await report('migrations', markdownTable([head, ...rows.map(cells)]), options.write);
  const late = rows.filter(
    ({ who, charges, reads }) => who === 'ours' && Math.max(charges.longest, reads.longest) > TARGET_MS,
  );
  for (const { name: change } of late) console.error(`above ${TARGET_MS} ms: ${change}`);
  return late.length === 0;
}

scratchRun(main);
