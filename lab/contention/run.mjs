/**
 * What others notice of one crowded payer: `GET users/me` while 48 clients charge it without a pause, and while somebody
 * keeps its row locked for 14 s, beside the same requests when it is quiet. Needs a PostgreSQL server (the local one, or
 * TEST_DATABASE_URL), where a database is made and dropped, and a build (`pnpm build`). BENCH_ROUNDS=1 is a short run.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchDatabase } from '../lib/scratch-database.mjs';
import { scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { DEVICE, signIn } from '../lib/sign-in.mjs';
import { median, quantile } from '../lib/statistics.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PAYING = 48;
const READING = 8;
const SHORT_MS = 5_000;
const LOCKED_MS = 14_000;
const READ_PAUSE_MS = 20;
const TOKEN = 'contention-bench-service-token-0123456789';
const MODEL = 'contention-model';

/** @typedef {{times: number[], unread: number, unready: number, charges: Record<string, number>}} Situation */

/** @param {string} url of the API @param {Record<string, string>} credentials */
const readMe = (url, credentials) =>
  fetch(`${url}/api/v1/users/me`, { headers: { ...credentials, 'x-security-check': DEVICE } });

/** @param {string} url of the API @param {string} userId @returns {Promise<number>} */
async function chargeOnce(url, userId) {
  const answer = await fetch(`${url}/api/internal/v1/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({
      user_id: userId,
      model_id: MODEL,
      request_id: randomUUID(),
      input_tokens: 10,
      output_tokens: 10,
    }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * @param {{url: string, credentials: Record<string, string>, userId: string, clients: number, ms: number}} load
 * @returns {Promise<Situation>}
 */
async function measure({ url, credentials, userId, clients, ms }) {
  /** @type {Situation} */
  const seen = { times: [], unread: 0, unready: 0, charges: {} };
  const until = performance.now() + ms;
  /** @param {() => Promise<void>} work */
  const keepOn = async (work) => {
    while (performance.now() < until) await work();
  };
  await Promise.all([
    ...Array.from({ length: clients }, () =>
      keepOn(async () => {
        const status = await chargeOnce(url, userId);
        seen.charges[status] = (seen.charges[status] ?? 0) + 1;
      }),
    ),
    ...Array.from({ length: READING }, () =>
      keepOn(async () => {
        const start = performance.now();
        const answer = await readMe(url, credentials);
        await answer.arrayBuffer();
        seen.times.push(performance.now() - start);
        if (answer.status !== 200) seen.unread += 1;
        await sleep(READ_PAUSE_MS);
      }),
    ),
    keepOn(async () => {
      const answer = await fetch(`${url}/readyz`);
      await answer.arrayBuffer();
      if (answer.status !== 200) seen.unready += 1;
      await sleep(READ_PAUSE_MS);
    }),
  ]);
  return seen;
}

async function main() {
  const { write } = readOptions({ write: false });
  const { url: databaseUrl } = await scratchDatabase();
  const stack = await scratchStack({ databaseUrl, env: { INTERNAL_TOKEN: TOKEN, LOG_LEVEL: 'silent' } });
  const database = await scratchOpen(() => new pg.Client({ connectionString: databaseUrl }));
  await database.connect();
  await database.query(
    `insert into models (id, name, developer, type, input_price, output_price) values ($1, $1, 'bench', 'text', 10, 10)`,
    [MODEL],
  );
  const { rows } = await database.query(
    `select u.id as "userId", p.id as "payerId" from users u join payers p on p.company_id = u.company_id
      where u.email = 'director@demo.example'`,
  );
  const { userId, payerId } = rows[0];
  const { credentials } = await signIn(stack.url, { email: 'user@demo.example' });
  const base = { url: stack.apiUrl, credentials, userId };

  /** @type {Record<string, () => Promise<Situation>>} */
  const situations = {
    quiet: () => measure({ ...base, clients: 0, ms: SHORT_MS }),
    [`${PAYING} clients charge one payer`]: () => measure({ ...base, clients: PAYING, ms: SHORT_MS }),
    [`the same, its row locked for ${LOCKED_MS / 1000} s`]: async () => {
      await database.query('begin');
      await database.query('select from payer_balances where payer_id = $1 for update', [payerId]);
      try {
        return await measure({ ...base, clients: PAYING, ms: LOCKED_MS });
      } finally {
        await database.query('rollback');
      }
    },
  };
  await measure({ ...base, clients: PAYING, ms: 1_000 });

  /** @type {Record<string, Situation[]>} */
  const results = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(situations)) {
      console.error(`round ${round + 1} of ${ROUNDS}: ${name}`);
      results[name] = [...(results[name] ?? []), await run()];
    }
  }
  /** @param {Situation} situation */
  const p95 = ({ times }) => quantile(times, 0.95);
  const quiet = results.quiet ?? [];
  const lines = Object.entries(results).map(([name, rounds]) => {
    const beside = median(rounds.map((one, round) => p95(one) / p95(quiet[round] ?? one)));
    const middle = median(rounds.map(({ times }) => median(times)));
    const high = median(rounds.map(p95));
    /** @param {(one: Situation) => number} count */
    const sum = (count) => rounds.reduce((total, one) => total + count(one), 0);
    const statuses = [...new Set(rounds.flatMap(({ charges }) => Object.keys(charges)))].sort();
    const charges = statuses
      .map((status) => `${status}: ${sum((one) => one.charges[status] ?? 0)}`)
      .join(', ');
    return [
      name,
      middle.toFixed(1),
      high.toFixed(1),
      `${beside.toFixed(1)}×`,
      sum(({ unread }) => unread),
      sum(({ unready }) => unready),
      charges || '–',
    ];
  });
  const head = [
    'the payer of others',
    '`users/me`: median, ms',
    'p95, ms',
    `beside quiet (median of ${ROUNDS} rounds)`,
    'not 200',
    '`readyz` not 200',
    'charges by status',
  ];
  await report('contention', markdownTable([head, ...lines]), write);
  return true;
}

scratchRun(main);
