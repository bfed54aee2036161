/**
 * Pages and totals of transactions, and the usage of a company of a thousand people, in histories of 10 thousand, 1 million and 5 million postings, turn by turn in one
 * run, through the functions that the API's lists call. Three databases are made on the PostgreSQL server (the local one,
 * or TEST_DATABASE_URL; as a superuser) and dropped (some 6 GB for these minutes). `--keep` leaves them and prints their
 * names, and BENCH_DATABASES=name,name,name measures them again; BENCH_POSTINGS=10000,300000 takes other sizes.
 */

import { importApiSource } from '../lib/api-source.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchDatabase } from '../lib/scratch-database.mjs';
import { scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { quantile } from '../lib/statistics.mjs';
import { tell } from '../lib/tell.mjs';
import { filters, lists, usages } from './cases.mjs';
import { loadHistory, readHistory } from './load.mjs';
import { cursorAt, newPlace, PLACES } from './places.mjs';
import { COUNTED_DEPTHS, DEPTHS, tablesOf } from './report.mjs';
import { sumPeople, sumStraight, units } from './straight-sum.mjs';
import { askInTurns } from './turns.mjs';

const SIZES = (process.env.BENCH_POSTINGS ?? '10000,1000000,5000000').split(',').map(Number);
const LIMIT = 20;

/** @typedef {import('../../api/src/db/index.ts').DatabaseConnection} Connection */
/** @typedef {import('./cases.mjs').Filter} Filter */
/** @typedef {import('./report.mjs').Depth} Depth */
/** @typedef {(history: Opened, round: number) => Promise<unknown>} Ask */
/**
 * @typedef {Connection & import('./cases.mjs').History & {postings: number, lists: Record<string, Filter>,
 *   filters: Record<string, Filter>}} Opened
 */

const api = await importApiSource();

/**
 * @template T
 * @param {T | undefined} value
 * @returns {T}
 */
function demand(value) {
  if (value === undefined) throw new Error('a benchmark asked for what is not there');
  return value;
}

/**
 * Where a page begins, as a share of the history from its end. The best sample says what it costs from memory; of places
 * that nobody asked before, which have to be read from the disk first, the median is told.
 *
 * @type {Record<Depth, {place: (round: number) => number | undefined, sample: number}>}
 */
const AT = {
  first: { place: () => undefined, sample: 0 },
  'at depth': { place: (round) => PLACES[(round + 1) % PLACES.length], sample: 0 },
  'new place': { place: newPlace, sample: 0.5 },
};

/**
 * @param {string} what
 * @param {Record<string, {ask: Ask, sample: number}>} cases
 * @returns {Promise<Record<string, number[]>>} Milliseconds by case and history.
 */
async function measure(what, cases) {
  const asks = Object.entries(cases).map(([name, { ask }]) => [name, ask]);
  const samples = await askInTurns(histories, Object.fromEntries(asks), (text) => tell(`${what}: ${text}`));
  return Object.fromEntries(
    Object.entries(cases).map(([name, { sample }]) => [
      name,
      demand(samples[name]).map((times) => quantile(times, sample)),
    ]),
  );
}

/** @param {string} name @param {Depth} depth @returns {Ask} */
const askPage = (name, depth) => (history, round) =>
  api.readPage(history.db, demand(history.lists[name]), {
    direction: 'desc',
    limit: LIMIT + 1,
    after: cursorAt(history, AT[depth].place(round)),
  });

/**
 * The query of a usage up to today, and whose it is.
 *
 * @param {Opened} history
 * @param {{days: number, isOwn: boolean}} usage
 */
function usageOf({ company }, { days, isOwn }) {
  const today = api.moscowDay(new Date());
  return {
    of: { payerId: company.payerId, ownUserId: isOwn ? company.userId : null },
    period: { from: api.addDays(today, 1 - days), to: today },
  };
}

/** @param {{days: number, isOwn: boolean}} usage @returns {Ask} */
const askUsage = (usage) => (history) => {
  const { of, period } = usageOf(history, usage);
  return api.readUsage(history.db, of, period);
};

/**
 * Blocks that the database looks at for one page: what no other load on the machine changes.
 *
 * @param {Opened} history
 * @param {Ask} ask
 */
async function blocksOfPage(history, ask) {
  const { pool } = history;
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    /** @type {import('pg').QueryResult<{blocks: number}>} */
    const { rows } = await pool.query(
      'select (blks_hit + blks_read)::integer as blocks from pg_stat_database where datname = current_database()',
    );
    return demand(rows[0]).blocks;
  };
  await ask(history, 0);
  const before = await read();
  for (const [round] of PLACES.entries()) await ask(history, round);
  return Math.round(((await read()) - before) / PLACES.length);
}

/**
 * Two sessions write; what is measured later has one.
 *
 * @param {string} url
 * @param {number} postings
 */
async function load(url, postings) {
  const connection = api.openPostgres({ url, poolSize: 2 });
  try {
    await loadHistory(connection.pool, postings, (step) => tell(`${postings} postings: ${step}`));
  } finally {
    await connection.close();
  }
}

/** @type {Opened[]} */
const histories = [];

async function main() {
  const { keep, write } = readOptions({ keep: false, write: false });
  const kept = process.env.BENCH_DATABASES?.split(',');
  for (const [index, postings] of SIZES.entries()) {
    const database = await scratchDatabase({ name: kept && demand(kept[index]), isKept: keep });
    const connection = await scratchOpen(() => api.openPostgres({ url: database.url, poolSize: 1 }));
    await api.migrate(connection.db);
    if (!kept) await load(database.url, postings);
    const history = await readHistory(connection.pool);
    histories.push({ ...connection, ...history, postings, lists: lists(history), filters: filters(history) });
  }
  const biggest = demand(histories.at(-1));

  const names = Object.keys(biggest.lists);
  /** @param {string} name @param {Depth} depth */
  const title = (name, depth) => `${name}, ${depth}`;
  const pageTimes = await measure(
    'pages',
    Object.fromEntries(
      names.flatMap((name) =>
        DEPTHS.map((depth) => [title(name, depth), { ask: askPage(name, depth), sample: AT[depth].sample }]),
      ),
    ),
  );
  /** @type {Parameters<typeof tablesOf>[0]['pages']} */
  const pages = {};
  /** @type {Parameters<typeof tablesOf>[0]['blocks']} */
  const blocks = {};
  for (const name of names) {
    pages[name] = { first: [], 'at depth': [], 'new place': [] };
    for (const depth of DEPTHS) pages[name][depth] = demand(pageTimes[title(name, depth)]);
    blocks[name] = { first: [], 'at depth': [] };
    for (const depth of COUNTED_DEPTHS)
      for (const history of histories)
        blocks[name][depth].push(await blocksOfPage(history, askPage(name, depth)));
  }
  tell('blocks of pages counted');
  const totals = await measure(
    'totals',
    Object.fromEntries(
      Object.keys(biggest.filters).map((name) => [
        name,
        {
          ask: (/** @type {Opened} */ history) => api.readTotals(history.db, demand(history.filters[name])),
          sample: 0.1,
        },
      ]),
    ),
  );
  /** @type {Record<string, number>} */
  const straight = {};
  for (const name of Object.keys(biggest.filters)) {
    for (const history of histories) {
      const filter = demand(history.filters[name]);
      const { count, net } = await api.readTotals(history.db, filter);
      const { ms, ...counted } = await sumStraight(history.pool, filter);
      if (counted.count !== count || counted.sum !== units(net))
        throw new Error(`${name}: totals of ${history.postings} postings differ from their sum`);
      straight[name] = ms;
    }
  }

  tell('totals compared with the postings themselves');
  const usage = await measure(
    'usage',
    Object.fromEntries(
      Object.entries(usages).map(([name, each]) => [name, { ask: askUsage(each), sample: 0.5 }]),
    ),
  );
  for (const [name, each] of Object.entries(usages)) {
    for (const history of histories) {
      const { of, period } = usageOf(history, each);
      const { total, members } = await api.readUsage(history.db, of, period);
      const { ms, ...sums } = await sumPeople(history.pool, {
        payerId: of.payerId,
        userId: of.ownUserId,
        from: period.from,
      });
      if (sums.total !== units(total) || sums.people !== members.length)
        throw new Error(`${name}: usage in ${history.postings} postings differs from their sum`);
      straight[name] = ms;
    }
  }
  tell('usage compared with the postings themselves');
  const tables = tablesOf({
    sizes: histories.map(({ postings }) => postings),
    limit: LIMIT,
    pages,
    blocks,
    totals,
    usage,
    straight,
  });
  await report('transactions', tables, write);
  return true;
}

scratchRun(main);
