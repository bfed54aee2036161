import { randomUUID } from 'node:crypto';
import { SERVICE_TOKEN } from '../../scripts/faults/cabinet.mjs';
import { scratch, scratchFolder } from '../../scripts/lib/scratch-run.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { cpuSeconds } from '../cpu-seconds.mjs';
import { median } from '../statistics.mjs';
import { readCounters, serverSeconds, startPostgres } from './servers.mjs';

const CLIENTS = 16;
const PAYERS = 512;
const MODEL = 'scale-model';

/**
 * What one charge of the chat service costs, over HTTP, by one process of the API and one PostgreSQL server.
 *
 * @param {{rounds: number, ms: number}} options
 */
export async function measureCosts({ rounds, ms }) {
  const postgres = await startPostgres();
  const site = await scratchFolder('bench');
  const env = {
    DATABASE_URL: postgres.url,
    RATE_LIMIT_PER_MINUTE: '0',
    INTERNAL_TOKEN: SERVICE_TOKEN,
    LOG_LEVEL: 'error',
  };
  const [stack] = await scratch(
    () => startStack({ site, env }),
    (made) => made.stop(),
  );
  const users = await fill(postgres.client);

  /** @param {string} userId */
  async function charge(userId) {
    const answer = await fetch(`${stack.apiUrl}/api/internal/v1/charges`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${SERVICE_TOKEN}` },
      body: JSON.stringify({
        user_id: userId,
        model_id: MODEL,
        request_id: randomUUID(),
        input_tokens: 600,
        output_tokens: 400,
      }),
    });
    if (answer.status !== 200) throw new Error(`a charge was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }

  /** @param {string[]} who */
  async function burst(who) {
    const [start, before] = [performance.now(), await readCounters(postgres.client)];
    const cpu = { api: cpuSeconds(stack.apiPid), database: serverSeconds(postgres.pid) };
    const began = performance.now();
    let charges = 0;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (performance.now() - began < ms) {
          await charge(who[charges % who.length] ?? '');
          charges += 1;
        }
      }),
    );
    const seconds = (performance.now() - began) / 1e3;
    const used = {
      apiCpu: (cpuSeconds(stack.apiPid) - cpu.api) / charges,
      databaseCpu: (serverSeconds(postgres.pid) - cpu.database) / charges,
    };
    const after = await readCounters(postgres.client);
    console.error(`${charges} charges in ${((performance.now() - start) / 1e3).toFixed(0)} s`);
    return {
      ...used,
      perSecond: charges / seconds,
      wal: (after.wal - before.wal) / charges,
      tables: (after.tables - before.tables) / charges,
      indexes: (after.indexes - before.indexes) / charges,
      commits: (after.commits - before.commits) / charges,
      syncs: (after.syncs - before.syncs) / seconds,
    };
  }

  // The first charges of a day begin its sums.
  await burst(users);
  /** @type {Awaited<ReturnType<typeof burst>>[]} */
  const many = [];
  /** @type {Awaited<ReturnType<typeof burst>>[]} */
  const one = [];
  for (let round = 0; round < rounds; round += 1) {
    many.push(await burst(users));
    one.push(await burst(users.slice(0, 1)));
  }
  /** @param {typeof many} bursts @param {keyof typeof many[number]} name */
  const middle = (bursts, name) => median(bursts.map((each) => each[name]));
  return {
    apiCpu: middle(many, 'apiCpu'),
    databaseCpu: middle(many, 'databaseCpu'),
    wal: middle(many, 'wal'),
    tables: middle(many, 'tables'),
    indexes: middle(many, 'indexes'),
    commits: middle(many, 'commits'),
    syncs: middle(many, 'syncs'),
    perSecond: middle(many, 'perSecond'),
    onePayer: middle(one, 'perSecond'),
    clients: CLIENTS,
    payers: PAYERS,
    rounds,
  };
}

/** @param {import('pg').Client} client @returns {Promise<string[]>} people with money */
async function fill(client) {
  await client.query(`with role as (insert into roles (id, name) values (gen_random_uuid(), 'bench') returning id)
    insert into role_permissions (role_id, permission) select id, 'all:enable' from role`);
  await client.query(
    `insert into models (id, name, developer, type, input_price, output_price) values ($1, $1, 'bench', 'text', 10, 10)`,
    [MODEL],
  );
  const { rows } = await client.query(
    `insert into users (id, email, display_name, role_id)
      select uuid_v7(), 'payer-' || n || '@bench.example', 'Payer ' || n, roles.id
      from roles, generate_series(1, $1::integer) n where roles.name = 'bench' returning id`,
    [PAYERS],
  );
  const users = rows.map(({ id }) => String(id));
  await client.query(
    `select ledger_credit('topup', id, 'bank', 1000000) from payers where user_id = any ($1::uuid[])`,
    [users],
  );
  return users;
}
