import { serveApi } from '../../lib/api-over-http.mjs';
import { importApiSource } from '../../lib/api-source.mjs';
import { scratchDatabase } from '../../lib/scratch-database.mjs';
import { scratchOpen, stopped } from '../../lib/scratch-run.mjs';
import { median } from '../../lib/statistics.mjs';
import { tell } from '../../lib/tell.mjs';
import { loadRole } from './load.mjs';
import { difference, sumStraight } from './straight.mjs';

const GOAL_MS = 300;
const PERIODS = [7, 30, 90];
/** Refuses two vendors of six and one more model. */
const DRAFT = ['all:enable', 'vendor:disable:vendor-1', 'vendor:disable:vendor-4', 'model:disable:model-12'];

/**
 * What POST permissions/dynamic/replay says, as far as it is compared.
 *
 * @typedef {object} Answer
 * @property {string} from
 * @property {string} to
 * @property {number} charges
 * @property {number} refused
 * @property {string} amount_refused
 * @property {{user_id: string, refused: number, amount: string}[]} people
 * @property {number} people_count
 * @property {{id: string, refused: number, amount: string}[]} models
 */

/** @typedef {{days: number, answer: Answer, rows: number, ours: number[], straight: number[]}} Period */

/** @param {() => Promise<unknown>} work @returns {Promise<number>} Milliseconds. */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @param {number[]} times */
const times = (times) => `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`;
const thousands = (/** @type {number} */ count) => count.toLocaleString('en');

export const REPLAY_HEAD = [
  'people',
  'days',
  'charges',
  'rows of the roll-up',
  'refused',
  'replay over HTTP, ms: median (worst)',
  'from the charges themselves, ms',
  'beside them',
  'goal',
];

/** @param {Period} period @param {number} people */
function row({ days, answer, rows, ours, straight }, people) {
  const ratio = median(ours.map((time, round) => time / (straight[round] ?? Number.NaN)));
  const goal = days < 90 ? '' : `≤ ${GOAL_MS} ms, ${median(ours) <= GOAL_MS ? 'held' : '**missed**'}`;
  return [
    thousands(people),
    days,
    thousands(answer.charges),
    thousands(rows),
    thousands(answer.refused),
    times(ours),
    times(straight),
    ratio.toFixed(2),
    goal,
  ];
}

/**
 * The replay of a draft over its HTTP call beside the same sums from the charges, turn by turn.
 *
 * @param {import('./load.mjs').Size & {rounds: number}} options
 * @returns {Promise<(string | number)[][]>} rows under {@link REPLAY_HEAD}
 */
export async function benchReplay({ rounds, ...size }) {
  const api = await importApiSource();
  const database = await scratchDatabase();
  const connection = await scratchOpen(() => api.openPostgres({ url: database.url, poolSize: 2 }));
  const { db, pool } = connection;
  await api.migrate(db);
  const roleId = await loadRole(pool, size, tell);
  const ask = await serveApi(api, connection);
  /** @param {string} role @param {number} days @returns {Promise<Answer>} */
  const replay = (role, days) =>
    ask('POST', 'v1/permissions/dynamic/replay', { permissions: DRAFT, role_id: role, days });

  /** @type {import('pg').QueryResult<{id: string}>} */
  const { rows: blockedModels } = await pool.query(
    "select id from models where developer in ('vendor-1', 'vendor-4') or id = 'model-12'",
  );
  const blocked = blockedModels.map(({ id }) => id);
  /** @type {Period[]} */
  const periods = [];
  for (const days of PERIODS) {
    const answer = await replay(roleId, days);
    const { from, to } = answer;
    const wrong = difference(answer, await sumStraight(pool, { roleId, from, to, blocked }));
    if (wrong !== undefined) throw new Error(`${days} days differ from the sum of the charges: ${wrong}`);
    /** @type {import('pg').QueryResult<{rows: number}>} */
    const { rows } = await pool.query(
      `select count(*)::integer as rows from users u join ledger_user_days d on d.user_id = u.id
        where u.role_id = $1 and d.type = 'charge' and d.day between $2 and $3`,
      [roleId, from, to],
    );
    periods.push({ days, answer, rows: rows[0]?.rows ?? 0, ours: [], straight: [] });
  }
  console.error('answers compared with the charges themselves');
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { days, answer, ours, straight } of periods) {
      stopped.throwIfAborted();
      const { from, to } = answer;
      const own = await timed(() => replay(roleId, days));
      const base = await timed(() => sumStraight(pool, { roleId, from, to, blocked }));
      if (round === 0) continue;
      ours.push(own);
      straight.push(base);
    }
  }
  return periods.map((period) => row(period, size.people));
}
