/**
 * Pages and totals of transactions in histories of 10 thousand, 1 million and 5 million postings, turn by turn in one
 * run, through the functions that the API's lists call. Three databases are made on the PostgreSQL server (the local one,
 * or TEST_DATABASE_URL; as a superuser) and dropped (some 6 GB for these minutes). `--keep` leaves them and prints their
 * names, and BENCH_DATABASES=name,name,name measures them again; BENCH_POSTINGS=10000,300000 takes other sizes.
 */
import path from 'node:path';
import { importApiSource } from '../api-source.mjs';
import { createScratchDatabase, openScratchDatabase, POSTGRES_SERVER } from '../scratch-database.mjs';
import { quantile } from '../statistics.mjs';
import { writeSection } from '../write-section.mjs';
import { filters, lists } from './cases.mjs';
import { loadHistory, readHistory } from './load.mjs';
import { report } from './report.mjs';
import { sumStraight, units } from './straight-sum.mjs';

const SIZES = (process.env.BENCH_POSTINGS ?? '10000,1000000,5000000').split(',').map(Number);
const ROUNDS = 60;
const LIMIT = 20;
/** A case that is slow is not asked as often. */
const CASE_BUDGET_MS = 6000;
const LAST_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

const api = await importApiSource(path.join(import.meta.dirname, 'api.mjs'));

const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9, 0.985];

/**
 * Where a page begins, as a share of the history from its end. The best sample says what it costs from memory; of places
 * that nobody asked before, which have to be read from the disk first, the median is told.
 */
const DEPTHS = {
  first: { place: () => undefined, sample: 0 },
  'at depth': { place: (round) => PLACES[(round + 1) % PLACES.length], sample: 0 },
  'new place': { place: () => Math.random() * 0.98, sample: 0.5 },
};

/** A cursor as `next_cursor` holds one: a time to the microsecond and an id. */
function cursorAt({ first, last }, share) {
  if (share === undefined) return undefined;
  const at = new Date(last.getTime() - share * (last.getTime() - first.getTime()));
  return { at: at.toISOString().replace('Z', '000Z'), id: LAST_ID };
}

/**
 * Asks every history the same, in turn, and the next case after that: what disturbs the machine disturbs all alike.
 *
 * @param {string} what
 * @param {Record<string, {ask: (history: any, round: number) => Promise<unknown>, sample: number}>} cases
 * @returns {Promise<Record<string, number[]>>} Milliseconds by case and history.
 */
async function measure(what, cases) {
  const samples = new Map();
  for (let round = -1; round < ROUNDS; round += 1) {
    if (round % 20 === 0) tell(`${what}: round ${round} of ${ROUNDS}`);
    for (const [name, { ask }] of Object.entries(cases)) {
      for (const history of histories) {
        const key = `${name} ${history.postings}`;
        const times = samples.get(key) ?? [];
        samples.set(key, times);
        if (times.length > 2 && times.reduce((sum, time) => sum + time, 0) > CASE_BUDGET_MS) continue;
        const start = performance.now();
        await ask(history, round);
        if (round >= 0) times.push(performance.now() - start);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(cases).map(([name, { sample }]) => [
      name,
      histories.map(({ postings }) => quantile(samples.get(`${name} ${postings}`), sample)),
    ]),
  );
}

/** @param {string} name @param {keyof typeof DEPTHS} depth */
const askPage = (name, depth) => (history, round) =>
  api.readPage(history.db, history.lists[name], {
    direction: 'desc',
    limit: LIMIT + 1,
    after: cursorAt(history, DEPTHS[depth].place(round)),
  });

/** Blocks that the database looks at for one page: what no other load on the machine changes. */
async function blocksOfPage({ pool }, ask) {
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query(
      'select (blks_hit + blks_read)::integer as blocks from pg_stat_database where datname = current_database()',
    );
    return rows[0].blocks;
  };
  await ask(0);
  const before = await read();
  for (const [round] of PLACES.entries()) await ask(round);
  return Math.round(((await read()) - before) / PLACES.length);
}

const started = performance.now();
/** What happens, as it happens, beside the tables. */
const tell = (text) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

/** Two sessions write; what is measured later has one. */
async function load(url, postings) {
  const connection = api.openPostgres({ url, poolSize: 2 });
  try {
    await loadHistory(connection.pool, postings, (step) => tell(`${postings} postings: ${step}`));
  } finally {
    await connection.close();
  }
}

const kept = process.env.BENCH_DATABASES?.split(',');
const isKept = process.argv.includes('--keep');
const opened = [];
const scratches = [];
const histories = [];
try {
  for (const [index, postings] of SIZES.entries()) {
    const scratch = kept
      ? openScratchDatabase(POSTGRES_SERVER, kept[index])
      : await createScratchDatabase(POSTGRES_SERVER);
    scratches.push(scratch);
    const connection = api.openPostgres({ url: scratch.url, poolSize: 1 });
    opened.push(connection);
    await api.migrate(connection.db);
    if (!kept) await load(scratch.url, postings);
    const history = await readHistory(connection.pool);
    histories.push({ ...connection, ...history, postings, lists: lists(history), filters: filters(history) });
  }
  const biggest = histories.at(-1);

  const cases = Object.keys(biggest.lists).flatMap((name) =>
    Object.entries(DEPTHS).map(([depth, { sample }]) => ({ name, depth, ask: askPage(name, depth), sample })),
  );
  const pageTimes = await measure(
    'pages',
    Object.fromEntries(cases.map(({ name, depth, ...one }) => [`${name}, ${depth}`, one])),
  );
  const pages = {};
  const blocks = {};
  for (const { name, depth, ask } of cases) {
    pages[name] = { ...pages[name], [depth]: pageTimes[`${name}, ${depth}`] };
    if (depth === 'new place') continue;
    const counts = [];
    for (const history of histories) counts.push(await blocksOfPage(history, (round) => ask(history, round)));
    blocks[name] = { ...blocks[name], [depth]: counts };
  }
  tell('blocks of pages counted');
  const totals = await measure(
    'totals',
    Object.fromEntries(
      Object.keys(biggest.filters).map((name) => [
        name,
        { ask: (history) => api.readTotals(history.db, history.filters[name]), sample: 0.1 },
      ]),
    ),
  );
  const straight = {};
  for (const name of Object.keys(biggest.filters)) {
    for (const history of histories) {
      const { count, net } = await api.readTotals(history.db, history.filters[name]);
      straight[name] = await sumStraight(history.pool, history.filters[name]);
      const isSame = straight[name].count === count && straight[name].sum === units(net);
      if (!isSame) throw new Error(`${name}: totals of ${history.postings} postings differ from their sum`);
    }
  }

  tell('totals compared with the postings themselves');
  const tables = report({
    sizes: histories.map(({ postings }) => postings),
    limit: LIMIT,
    pages,
    blocks,
    totals,
    straight,
  });
  console.log(tables);
  if (process.argv.includes('--write')) await writeSection('transactions', tables);
} finally {
  for (const connection of opened) await connection.close();
  if (isKept) console.error(`kept: ${scratches.map(({ name }) => name).join(',')}`);
  else for (const scratch of scratches) await scratch.drop();
}
