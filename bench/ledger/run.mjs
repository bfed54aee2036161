/**
 * Charges a second beside a plain `UPDATE` of one row, turn by turn in one run, on PostgreSQL and on PGlite; and whole
 * calls of the chat service, which also read the person's access and price, and record both. A database is made on the
 * PostgreSQL server (the local one, or TEST_DATABASE_URL) and dropped. BENCH_ROUNDS=3 is a short run.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { importApiSource } from '../api-source.mjs';
import { createScratchDatabase, POSTGRES_SERVER } from '../scratch-database.mjs';
import { median } from '../statistics.mjs';
import { writeSection } from '../write-section.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const BURST_MS = 800;
const PAYERS = 256;
const FEW = 8;
const MANY = 32;
const MODEL = 'bench-model';
const AMOUNT = '0.0100';

/** @typedef {import('../../api/src/db/index.ts').DatabaseConnection} Connection */
/** @typedef {{payerId: string, userId: string}} Holder */
/** @typedef {{update: number, charge: number, call: number}} Round Calls a second of each kind. */
/** @typedef {{database: string, clients: number, who: string, connection: Connection, payers: Holder[]}} Series */

/** @type {typeof import('./api.mjs')} */
const api = await importApiSource(path.join(import.meta.dirname, 'api.mjs'));

/**
 * Payers with money, and beside the ledger a table with one row each that an `UPDATE` can have for itself.
 *
 * @param {Connection} connection
 * @returns {Promise<Holder[]>}
 */
async function fill({ db, pool }) {
  await pool.query(`with role as (insert into roles (id, name) values (gen_random_uuid(), 'bench') returning id)
    insert into role_permissions (role_id, permission) select id, 'all:enable' from role`);
  await pool.query(
    `insert into users (id, email, display_name, role_id)
      select gen_random_uuid(), 'payer-' || n || '@bench.example', 'Payer ' || n, roles.id
      from roles, generate_series(1, $1::integer) n where roles.name = 'bench'`,
    [PAYERS],
  );
  await pool.query(
    `insert into models (id, name, developer, type, input_price, output_price) values ($1, $1, 'bench', 'text', 10, 10)`,
    [MODEL],
  );
  await pool.query(`create table plain_balances (id uuid primary key, balance numeric(30,10) not null)
    with (fillfactor = 50)`);
  await pool.query('insert into plain_balances select id, 1000000000 from payers');
  /** @type {import('pg').QueryResult<Holder>} */
  const { rows } = await pool.query(
    'select id as "payerId", user_id as "userId" from payers where user_id is not null',
  );
  for (const { payerId } of rows)
    await api.topUp(db, { payerId, amount: '1000000000.00', by: 'bank', description: 'Bench' });
  return rows;
}

/** @param {Connection} connection @param {Holder} holder */
async function chargeOnce({ db }, { payerId, userId }) {
  const { status } = await api.charge(db, {
    payerId,
    userId,
    amount: AMOUNT,
    modelId: MODEL,
    description: 'Запрос к модели',
    requestKey: randomUUID(),
  });
  if (status !== 'posted') throw new Error(`a charge was answered with ${status}`);
}

/** @param {Connection} connection @param {Holder} holder */
async function callOnce({ db }, { userId }) {
  const call = { userId, modelId: MODEL, inputTokens: 600, outputTokens: 400, requestId: randomUUID() };
  const { replayed } = await api.chargeCall(db, call);
  if (replayed) throw new Error('a call was answered with an earlier one');
}

/** @param {Connection} connection @param {Holder} holder */
async function updateOnce({ pool }, { payerId }) {
  const { rowCount } = await pool.query(
    'update plain_balances set balance = balance - $2::numeric where id = $1 and balance >= $2::numeric returning balance',
    [payerId, AMOUNT],
  );
  if (rowCount !== 1) throw new Error('an update found no row');
}

/**
 * @param {(connection: Connection, holder: Holder) => Promise<void>} work
 * @param {Series} series
 * @returns {Promise<number>} Calls a second.
 */
async function burst(work, { connection, payers, clients }) {
  const start = performance.now();
  let calls = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - start < BURST_MS) {
        const holder = payers[Math.floor(Math.random() * payers.length)];
        if (!holder) throw new Error('there is no payer');
        await work(connection, holder);
        calls += 1;
      }
    }),
  );
  return (calls * 1000) / (performance.now() - start);
}

/** @returns {Round[]} */
const rounds = () => [];

const scratch = await createScratchDatabase(POSTGRES_SERVER);
/** @type {Connection[]} */
const opened = [];
try {
  const few = api.openPostgres({ url: scratch.url, poolSize: FEW });
  const many = api.openPostgres({ url: scratch.url, poolSize: MANY });
  const pglite = await api.openPglite({ cacheDir: path.resolve(import.meta.dirname, '../../.cache') });
  opened.push(few, many, pglite);
  await api.migrate(few.db);
  const [onPostgres, onPglite] = [await fill(few), await fill(pglite)];

  const series = [
    { database: 'PostgreSQL', connection: few, clients: FEW, holders: onPostgres },
    { database: 'PostgreSQL', connection: many, clients: MANY, holders: onPostgres },
    { database: 'PGlite', connection: pglite, clients: FEW, holders: onPglite },
  ].flatMap(({ holders, ...one }) => [
    { ...one, who: 'one payer', payers: holders.slice(0, 1), rounds: rounds() },
    { ...one, who: `${PAYERS} payers`, payers: holders, rounds: rounds() },
  ]);
  for (let round = -1; round < ROUNDS; round += 1) {
    console.error(round < 0 ? 'warming up' : `round ${round + 1} of ${ROUNDS}`);
    for (const one of series) {
      const update = await burst(updateOnce, one);
      const charge = await burst(chargeOnce, one);
      const call = await burst(callOnce, one);
      if (round >= 0) one.rounds.push({ update, charge, call });
    }
  }
  for (const { db } of [few, pglite]) {
    const { ok, problems } = await api.selfCheck(db);
    if (!ok) throw new Error(`the ledger is not sound: ${JSON.stringify(problems)}`);
  }

  const table = [
    `| database | clients | who pays | plain UPDATE a second | charges a second | charge beside UPDATE (median of ${ROUNDS} rounds) | whole calls a second |`,
    '|---|--:|---|--:|--:|--:|--:|',
    ...series.map(({ database, clients, who, rounds }) => {
      const ratio = median(rounds.map(({ update, charge }) => charge / update));
      /** @param {keyof Round} name */
      const middle = (name) => median(rounds.map((round) => round[name])).toFixed(0);
      return `| ${database} | ${clients} | ${who} | ${middle('update')} | ${middle('charge')} | ${ratio.toFixed(2)} | ${middle('call')} |`;
    }),
  ].join('\n');
  console.log(table);
  if (process.argv.includes('--write')) await writeSection('ledger', table);
} finally {
  for (const connection of opened) await connection.close();
  await scratch.drop();
}
