/**
 * Charges a second beside a plain `UPDATE` of one row, turn by turn in one run, on PostgreSQL and on PGlite; and whole
 * calls of the chat service, which also read the person's access and price, and record both. Then what the monthly cap of a
 * member costs, which the charge's own statement adds up under the payer's lock, and what rate corrections cost a call, which takes the
 * one that comes first. A database is made on the PostgreSQL server (the local one, or TEST_DATABASE_URL) and dropped. BENCH_ROUNDS=3 is
 * a short run.
 */
import { randomUUID } from 'node:crypto';
import { CACHE } from '../../scripts/lib/paths.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { importApiSource } from '../lib/api-source.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchDatabase } from '../lib/scratch-database.mjs';
import { scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { median } from '../lib/statistics.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const BURST_MS = 800;
const PAYERS = 256;
const FEW = 8;
const MANY = 32;
const MODEL = 'bench-model';
const AMOUNT = '0.0100';
/** Members who have a month behind them: so many models on each of its days so far. */
const MEMBERS = 64;
const MODELS_A_DAY = 6;

/** Corrections of other models, which no call asks for. */
const OTHER_CORRECTIONS = 1000;
/** A model that each scope has corrections of: for a payer of its own, for the tier and for everybody. */
const CORRECTED = 'bench-corrected';

/** @typedef {import('../../api/src/db/index.ts').DatabaseConnection} Connection */
/** @typedef {{payerId: string, userId: string}} Holder */
/** @typedef {{update: number, charge: number, call: number}} Round Calls a second of each kind. */
/** @typedef {{database: string, clients: number, who: string, connection: Connection, payers: Holder[]}} Series */
/** @typedef {(connection: Connection, holder: Holder) => Promise<void>} Work */
/** Two works, turn by turn. @typedef {{database: string, connection: Connection, plain: {work: Work, payers: Holder[]}, costly: {work: Work, payers: Holder[]}}} Pair */

const api = await importApiSource();

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

/**
 * Two companies a member, one with a cap and one without, each with what the member spent this month.
 *
 * @param {Connection} connection
 * @returns {Promise<{free: Holder[], capped: Holder[]}>}
 */
async function fillCompanies({ db, pool }) {
  await pool.query(
    `insert into models (id, name, developer, type, input_price, output_price)
      select 'month-' || n, 'Model ' || n, 'bench', 'text', 10, 10 from generate_series(1, $1::integer) n`,
    [MODELS_A_DAY],
  );
  await pool.query(
    `with made as (insert into companies (id, name)
        select gen_random_uuid(), 'bench ' || n from generate_series(1, $1::integer) n returning id, name)
      insert into users (id, email, display_name, role_id, company_id)
      select gen_random_uuid(), replace(made.name, ' ', '-') || '@bench.example', made.name, roles.id, made.id
      from made, roles where roles.name = 'bench'`,
    [2 * MEMBERS],
  );
  /** @type {import('pg').QueryResult<Holder & {hasCap: boolean}>} */
  const { rows } = await pool.query(
    `select p.id as "payerId", u.id as "userId", row_number() over (order by p.id) % 2 = 0 as "hasCap"
      from payers p join users u on u.company_id = p.company_id`,
  );
  for (const { payerId } of rows) await api.topUp(db, { payerId, amount: '1000000000.00', by: 'bank' });
  const capped = rows.filter(({ hasCap }) => hasCap);
  await pool.query('update company_members set monthly_cap = 100000000 where user_id = any ($1::uuid[])', [
    capped.map(({ userId }) => userId),
  ]);
  const { rows: days } = await pool.query(
    "select at from generate_series(date_trunc('month', now()), now(), interval '1 day') at order by at",
  );
  // A month in one statement takes longer than a statement may.
  for (const { at } of days)
    await pool.query(
      `select ledger_charge(p.id, 0.01, jsonb_build_object('user_id', u.id, 'model_id', 'month-' || m, 'at', $2::timestamptz))
        from payers p join users u on u.company_id = p.company_id, generate_series(1, $1::integer) m`,
      [MODELS_A_DAY, at],
    );
  return { free: rows.filter(({ hasCap }) => !hasCap), capped };
}

/**
 * Corrections in force: of every scope and every target for {@link CORRECTED}, and a thousand of other vendors.
 *
 * @param {Connection} connection
 */
async function fillCorrections({ pool }) {
  await pool.query(
    `insert into models (id, name, developer, type, tags, input_price, output_price)
      values ($1, $1, 'bench-corrected', 'image', '{one,two}', 10, 10)`,
    [CORRECTED],
  );
  await pool.query(
    `insert into rate_corrections (id, scope_type, scope_value, target_payer_id, target_tier, multiplier, reason)
      select gen_random_uuid(), s.type, s.value, t.payer_id, t.tier, 0.9, 'bench'
      from (values ('model', $1), ('vendor', 'bench-corrected'), ('type', 'image'), ('tag', 'one'), ('tag', 'two')) s (type, value),
        lateral (select id, null from payers where user_id is not null union all select null, 'start' union all select null, null) t (payer_id, tier)`,
    [CORRECTED],
  );
  await pool.query(
    `insert into rate_corrections (id, scope_type, scope_value, multiplier, reason)
      select gen_random_uuid(), 'vendor', 'other-' || n, 0.9, 'bench' from generate_series(1, $1::integer) n`,
    [OTHER_CORRECTIONS],
  );
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

/** @param {string} modelId @returns {Work} */
const callOf =
  (modelId) =>
  async ({ db }, { userId }) => {
    const call = {
      userId,
      modelId,
      inputTokens: 600,
      outputTokens: 400,
      caller: 'lab',
      requestId: randomUUID(),
    };
    const { replayed } = await api.chargeCall(db, call);
    if (replayed) throw new Error('a call was answered with an earlier one');
  };
const callOnce = callOf(MODEL);

/** @param {Connection} connection @param {Holder} holder */
async function updateOnce({ pool }, { payerId }) {
  const { rowCount } = await pool.query(
    'update plain_balances set balance = balance - $2::numeric where id = $1 and balance >= $2::numeric returning balance',
    [payerId, AMOUNT],
  );
  if (rowCount !== 1) throw new Error('an update found no row');
}

/**
 * @param {Work} work
 * @param {Pick<Series, 'connection' | 'payers' | 'clients'>} series
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

/**
 * What something costs: two works of the same connection, turn by turn, as the rows of a table.
 *
 * @param {string} what
 * @param {Pair[]} pairs
 */
async function comparePairs(what, pairs) {
  const series = pairs.map((pair) => ({ ...pair, plainRates: numbers(), costlyRates: numbers() }));
  for (let round = -1; round < ROUNDS; round += 1) {
    console.error(round < 0 ? `${what}: warming up` : `${what}: round ${round + 1} of ${ROUNDS}`);
    for (const { connection, plain, costly, plainRates, costlyRates } of series) {
      const before = await burst(plain.work, { connection, clients: FEW, payers: plain.payers });
      const after = await burst(costly.work, { connection, clients: FEW, payers: costly.payers });
      if (round < 0) continue;
      plainRates.push(before);
      costlyRates.push(after);
    }
  }
  return series.map(({ database, plainRates, costlyRates }) => {
    const ratio = median(plainRates.map((rate, round) => (costlyRates[round] ?? 0) / rate));
    return [database, FEW, median(plainRates).toFixed(0), median(costlyRates).toFixed(0), ratio.toFixed(2)];
  });
}

/** @returns {number[]} */
const numbers = () => [];

async function main() {
  const { write } = readOptions({ write: false });
  const { url } = await scratchDatabase();
  const few = await scratchOpen(() => api.openPostgres({ url, poolSize: FEW }));
  const many = await scratchOpen(() => api.openPostgres({ url, poolSize: MANY }));
  const pglite = await scratchOpen(() => api.openPglite({ cacheDir: CACHE }));
  await api.migrate(few.db);
  const [onPostgres, onPglite] = [await fill(few), await fill(pglite)];

  const engines = [
    { database: 'PostgreSQL', connection: few, holders: onPostgres },
    { database: 'PGlite', connection: pglite, holders: onPglite },
  ];
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
  /** @type {Pair[]} */
  const caps = [];
  for (const { connection, database } of engines) {
    const { free, capped } = await fillCompanies(connection);
    const [plain, costly] = [free, capped].map((payers) => ({ work: chargeOnce, payers }));
    if (plain && costly) caps.push({ database, connection, plain, costly });
  }
  const capRows = await comparePairs('caps', caps);
  for (const { connection } of engines) await fillCorrections(connection);
  const correctionRows = await comparePairs(
    'corrections',
    engines.map(({ holders, ...one }) => ({
      ...one,
      plain: { work: callOnce, payers: holders },
      costly: { work: callOf(CORRECTED), payers: holders },
    })),
  );
  for (const { db } of [few, pglite]) {
    const { ok, problems } = await api.selfCheck(db);
    if (!ok) throw new Error(`the ledger is not sound: ${JSON.stringify(problems)}`);
  }

  const rows = series.map(({ database, clients, who, rounds }) => {
    const ratio = median(rounds.map(({ update, charge }) => charge / update));
    /** @param {keyof Round} name */
    const middle = (name) => median(rounds.map((round) => round[name])).toFixed(0);
    return [database, clients, who, middle('update'), middle('charge'), ratio.toFixed(2), middle('call')];
  });
  const ofRounds = `(median of ${ROUNDS} rounds)`;
  const tables = [
    markdownTable([
      [
        'database',
        'clients',
        'who pays',
        'plain UPDATE a second',
        'charges a second',
        `charge beside UPDATE ${ofRounds}`,
        'whole calls a second',
      ],
      ...rows,
    ]),
    markdownTable([
      [
        'database',
        'clients',
        'charges a second of a member without a cap',
        'with a cap',
        `with beside without ${ofRounds}`,
      ],
      ...capRows,
    ]),
    markdownTable([
      [
        'database',
        'clients',
        'whole calls a second of a model without corrections',
        'with 15 that cover it',
        `with beside without ${ofRounds}`,
      ],
      ...correctionRows,
    ]),
  ];
  await report('ledger', tables.join('\n\n'), write);
  return true;
}

scratchRun(main);
