import { quantile } from '../lib/statistics.mjs';

const CLUSTERS_GOAL_MS = 2000;
const PAUSE_MS = 20;
const WRITERS_ROUNDS = 100;

/** @typedef {import('./run.mjs').Cabinet} Cabinet */

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One row of the log, as an API's transaction writes it. @param {import('pg').Pool} pool @returns {Promise<number>} Milliseconds. */
async function writeRow(pool) {
  const start = performance.now();
  await pool.query(
    `insert into audit_log (action, entity_type, entity_id) values ('bench.write', 'bench', '1')`,
  );
  return performance.now() - start;
}

/** @param {import('pg').Pool} pool @param {() => boolean} isGoingOn */
async function writeWhile(pool, isGoingOn) {
  /** @type {number[]} */
  const times = [];
  while (isGoingOn()) {
    times.push(await writeRow(pool));
    await pause(PAUSE_MS);
  }
  return times;
}

/** @param {number[]} times */
const told = (times) => `${quantile(times, 0.5).toFixed(1)} (${quantile(times, 1).toFixed(0)})`;

/**
 * Verifies the audit log while somebody writes it.
 *
 * @param {Cabinet} cabinet
 */
async function verify({ ask, pool }) {
  let rounds = WRITERS_ROUNDS;
  const alone = await writeWhile(pool, () => rounds-- > 0);
  const start = performance.now();
  let isDone = false;
  const writing = writeWhile(pool, () => !isDone);
  let state = await ask('POST', 'v1/admin/audit/verify');
  while (state.status === 'running') {
    await pause(PAUSE_MS);
    state = await ask('GET', 'v1/admin/audit/verify');
  }
  const ms = performance.now() - start;
  isDone = true;
  if (state.ok !== true) throw new Error(`the audit log is not whole: ${JSON.stringify(state)}`);
  return { ms, rows: state.rows, alone, beside: await writing };
}

/**
 * What is done beside the requests.
 *
 * @param {Cabinet[]} cabinets The smaller one first.
 * @param {(text: string) => void} tell
 * @returns {Promise<import('./report.mjs').Work[]>}
 */
export async function measureWork(cabinets, tell) {
  /** @type {Awaited<ReturnType<typeof verify>>[]} */
  const verified = [];
  /** @type {number[]} */
  const clusters = [];
  for (const cabinet of cabinets) {
    verified.push(await verify(cabinet));
    const start = performance.now();
    await cabinet.refreshClusters();
    clusters.push(performance.now() - start);
  }
  tell('work');
  const [small, large] = verified;
  if (!small || !large) throw new Error('two cabinets are compared');
  const goal = (clusters[1] ?? Number.NaN) <= CLUSTERS_GOAL_MS ? 'held' : '**missed**';
  return [
    {
      name: 'clusters found anew, ms',
      small: (clusters[0] ?? 0).toFixed(0),
      large: (clusters[1] ?? 0).toFixed(0),
      goal: `≤ ${CLUSTERS_GOAL_MS} ms, ${goal}`,
    },
    {
      name: 'verification of the audit log, s',
      small: (small.ms / 1000).toFixed(1),
      large: (large.ms / 1000).toFixed(1),
      goal: 'in slices',
    },
    {
      name: 'a row written meanwhile, ms: median (worst)',
      small: told(small.beside),
      large: told(large.beside),
      goal: `alone: ${told(large.alone)}`,
    },
  ];
}
