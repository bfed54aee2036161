/**
 * The lists of the administration over a large cabinet beside one of a hundredth of its size, by the API's own calls over HTTP, turn
 * by turn in one run. Two databases are made on the PostgreSQL server (the local one, or TEST_DATABASE_URL; as a superuser) and
 * dropped, some 10 GB for these minutes. Prints Markdown tables; `--write` puts them into docs/performance.md.
 *
 *   --people 100000 --postings 5000000 --promo 1000000 --audit 1000000   the large one
 *   --rounds 15
 *   --keep                            leaves the databases and prints their names
 *   BENCH_DATABASES=small,large       measures such databases again
 */

import { serveApi } from '../lib/api-over-http.mjs';
import { importApiSource } from '../lib/api-source.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchDatabase } from '../lib/scratch-database.mjs';
import { scratchOpen, scratchRun, stopped } from '../lib/scratch-run.mjs';
import { quantile } from '../lib/statistics.mjs';
import { tell } from '../lib/tell.mjs';
import { cases } from './cases.mjs';
import { readKnown } from './known.mjs';
import { loadCabinet, SIZE } from './load.mjs';
import { tablesOf } from './report.mjs';
import { measureWork } from './work.mjs';

const SMALLER = 100;

/** @typedef {import('./load.mjs').Size} Size */
/** @typedef {{size: Size, ask: import('../lib/api-over-http.mjs').Ask, pool: import('pg').Pool, refreshClusters: () => Promise<boolean>, known: import('./cases.mjs').Known}} Cabinet */

/**
 * @param {typeof import('../lib/api.mjs')} api
 * @param {Size} size
 * @param {{name: string | undefined, isKept: boolean}} database
 * @returns {Promise<Cabinet>}
 */
async function openCabinet(api, size, { name, isKept }) {
  const database = await scratchDatabase({ name, isKept });
  const connection = await scratchOpen(() => api.openPostgres({ url: database.url, poolSize: 4 }));
  await api.migrate(connection.db);
  if (name === undefined)
    await loadCabinet(connection.pool, size, (step) => tell(`${size.people} people: ${step}`));
  const ask = await serveApi(api, connection);
  const refreshClusters = () => api.refreshClusters(connection.db);
  await refreshClusters();
  await connection.pool.query('analyze promo_clusters, promo_cluster_members');
  const known = await readKnown(connection.pool, ask);
  return { size, ask, pool: connection.pool, refreshClusters, known };
}

/**
 * Asks both cabinets the same, in turn: what disturbs the machine disturbs both.
 *
 * @param {Cabinet[]} cabinets
 * @param {number} rounds
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
async function measureLists(cabinets, rounds) {
  const asked = cabinets.map(({ known }) => cases(known));
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];
  for (const [what, list] of Object.entries(asked[0] ?? {})) {
    for (const [index, { name, goalMs }] of list.entries()) {
      const times = cabinets.map(() => /** @type {number[]} */ ([]));
      for (let round = -2; round < rounds; round += 1) {
        stopped.throwIfAborted();
        for (const [at, { ask }] of cabinets.entries()) {
          const start = performance.now();
          await ask('GET', asked[at]?.[what]?.[index]?.path ?? '');
          if (round >= 0) times[at]?.push(performance.now() - start);
        }
      }
      const [small = Number.NaN, large = Number.NaN] = times.map((each) => quantile(each, 0.5));
      rows.push({ what, name, small, large, worst: quantile(times[1] ?? [], 1), goalMs });
    }
    tell(what);
  }
  return rows;
}

async function main() {
  const { rounds, keep, write, ...size } = readOptions({ ...SIZE, rounds: 15, keep: false, write: false });
  const small = {
    people: Math.ceil(size.people / SMALLER),
    postings: Math.ceil(size.postings / SMALLER),
    promo: Math.ceil(size.promo / SMALLER),
    audit: Math.ceil(size.audit / SMALLER),
  };
  const api = await importApiSource();
  const names = process.env.BENCH_DATABASES?.split(',') ?? [];
  const cabinets = [
    await openCabinet(api, small, { name: names[0], isKept: keep }),
    await openCabinet(api, size, { name: names[1], isKept: keep }),
  ];
  const tables = tablesOf({
    sizes: cabinets.map((cabinet) => cabinet.size),
    lists: await measureLists(cabinets, rounds),
    work: await measureWork(cabinets, tell),
  });
  await report('admin', tables, write);
  return true;
}

scratchRun(main);
