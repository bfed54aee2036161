/**
 * Which `pool_mode` of PgBouncer (Debian's package) the API's own connections can live with: charges of two pools by the ledger's own
 * function, LISTEN, and what one client leaves behind for the next. A PostgreSQL server of its own is made and removed. Fails where
 * `session`, the mode of decision 0100, loses any of that.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createLimit } from '../../scripts/lib/limit.mjs';
import { table } from '../../scripts/lib/table.mjs';
import { importApiSource } from '../lib/api-source.mjs';
import { withClient } from '../lib/scratch-database.mjs';
import { scratch, scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { startBouncer } from './pgbouncer.mjs';
import { startPostgres } from './postgres.mjs';

const MODES = ['session', 'transaction'];
const CHARGES = 160;
const POOLS = 2;
const POOL_SIZE = 8;
const HEARD_MS = 1_000;
const LOCK_TIMEOUT = '4321ms';

/** @typedef {typeof import('../lib/api.mjs')} Api */

/**
 * Charges by two pools with the settings of the API's process.
 *
 * @param {Api} api
 * @param {string} url
 * @param {readonly string[]} payers
 */
async function chargeAll(api, url, payers) {
  const pools = await Promise.all(
    Array.from({ length: POOLS }, () =>
      scratch(
        () => api.openPostgres({ url, poolSize: POOL_SIZE }),
        (made) => made.close(),
      ),
    ),
  );
  const limit = createLimit(POOLS * POOL_SIZE);
  const charges = Array.from({ length: CHARGES }, (_, number) =>
    limit(async () => {
      const connection = pools[number % POOLS]?.[0];
      const payerId = payers[number % payers.length];
      if (!connection || !payerId) throw new Error('nobody can pay');
      return api.charge(connection.db, { payerId, amount: '0.0100', requestKey: randomUUID() }).then(
        ({ status }) => status,
        (error) => String(error.code ?? error.message),
      );
    }),
  );
  const outcomes = await Promise.all(charges);
  for (const [, close] of pools) await close();
  return outcomes;
}

/** Whether a LISTEN through the bouncer hears what is said at the server. @param {string} url @param {pg.Client} server */
const isHeard = (url, server) =>
  withClient(url, async (listener) => {
    const heard = new Promise((resolve) => listener.once('notification', () => resolve(true)));
    await listener.query('listen drill');
    await server.query('notify drill');
    return Promise.race([heard, sleep(HEARD_MS, false)]);
  });

/** What the next client finds of one that has left. @param {string} url of a pool of one connection */
async function findLeft(url) {
  const process = await withClient(url, async (client) => {
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    const { rows } = await client.query('select pg_advisory_lock(42), pg_backend_pid() as pid');
    return rows[0].pid;
  });
  return withClient(url, async (client) => {
    const { rows } =
      await client.query(`select pg_backend_pid() as pid, current_setting('lock_timeout') as timeout,
      exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as lock`);
    const { pid, timeout, lock } = rows[0];
    if (pid !== process) throw new Error('the next client got another connection');
    return { timeout: timeout === LOCK_TIMEOUT, lock: Boolean(lock) };
  });
}

/** @param {pg.Client} server @returns {Promise<string[]>} payers with money */
async function fill(server) {
  const { rows } = await server.query(
    `with role as (insert into roles (id, name) values (gen_random_uuid(), 'bench') returning id), people as (
        insert into users (id, email, display_name, role_id)
        select uuid_v7(), n || '@bench.example', 'Payer', role.id from role, generate_series(1, $1::integer) n returning id)
      select id from people`,
    [CHARGES],
  );
  const users = rows.map(({ id }) => id);
  const { rows: payers } = await server.query(
    `select id, ledger_credit('topup', id, 'bank', 1000) from payers where user_id = any ($1::uuid[])`,
    [users],
  );
  return payers.map(({ id }) => String(id));
}

async function main() {
  const api = await importApiSource();
  const { url, client: server } = await startPostgres();
  const owner = await scratchOpen(() => api.openPostgres({ url }));
  await api.migrate(owner.db);
  const payers = await fill(server);
  const count = async () =>
    Number((await server.query(`select count(*) from ledger_entries where kind = 'charge'`)).rows[0].count);

  const rows = [];
  let isGood = true;
  for (const mode of MODES) {
    const bouncer = await startBouncer(url, mode);
    const before = await count();
    const outcomes = await chargeAll(api, bouncer.url('cabinet'), payers);
    const posted = outcomes.filter((each) => each === 'posted').length;
    const others = [...new Set(outcomes)].filter((each) => each !== 'posted');
    if ((await count()) - before !== posted)
      throw new Error(`${mode}: the books differ from what was answered`);
    const heard = await isHeard(bouncer.url('cabinet'), server);
    const left = await findLeft(bouncer.url('single'));
    await bouncer.stop();
    if (mode === 'session') isGood = posted === CHARGES && heard === true && !left.timeout && !left.lock;
    rows.push([
      mode,
      `${posted} of ${CHARGES}`,
      others.join(', ') || '–',
      heard ? 'yes' : 'no',
      left.timeout ? 'yes' : 'no',
      left.lock ? 'yes' : 'no',
    ]);
  }
  const { ok, problems } = await api.selfCheck(owner.db);
  if (!ok) throw new Error(`the ledger is not sound: ${JSON.stringify(problems)}`);
  const head = [
    'pool_mode',
    'charges',
    'refused with',
    'LISTEN hears',
    'lock_timeout leaks',
    'advisory lock leaks',
  ];
  console.log(table([head, ...rows]));
  return isGood;
}

scratchRun(main);
