import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../scripts/lib/random.mjs';
import { scratch } from '../../scripts/lib/scratch-run.mjs';
import { importApiSource } from '../api-source.mjs';
import { limitCpu } from '../processes/cpu-share.mjs';
import { median } from '../statistics.mjs';
import { shardOf, zipf } from './payers.mjs';
import { startPostgres } from './servers.mjs';
import { simulate } from './simulate.mjs';

const SHARE = 0.2;
const CLIENTS = 16;
const PAYERS = 200;
const SIMULATED = 20_000;

/**
 * Charges over one PostgreSQL server and over two, each with a fifth of a core as if it stood on a machine of its own, beside what the
 * simulation says of them when it knows no more than one server and one payer.
 *
 * @param {{rounds: number, ms: number, exponent: number}} options
 */
export async function compareTwoShards({ rounds, ms, exponent }) {
  /** @type {typeof import('../ledger/api.mjs')} */
  const api = await importApiSource(path.resolve(import.meta.dirname, '../ledger/api.mjs'));

  async function startShard() {
    const { url, client, pid } = await startPostgres();
    await client.query('alter system set autovacuum = off');
    await client.query('select pg_reload_conf()');
    limitCpu(pid, SHARE);
    const [connection] = await scratch(
      () => api.openPostgres({ url, poolSize: CLIENTS }),
      async (made) => {
        await made.close();
        // Backends leave the group of the limit a moment after their connections.
        await sleep(500);
      },
    );
    await api.migrate(connection.db);
    await client.query(
      `insert into users (id, email, display_name, role_id) select uuid_v7(), n || '@bench.example', 'Payer', roles.id
        from generate_series(1, $1::integer) n, (select id from roles limit 1) roles`,
      [PAYERS],
    );
    const { rows } = await client.query(
      'select p.id from payers p join users u on u.id = p.user_id order by u.email',
    );
    await client.query(`select ledger_credit('topup', id, 'bank', 1000000) from payers`);
    return { connection, payers: rows.map(({ id }) => String(id)) };
  }
  const shards = [await startShard(), await startShard()];

  /** @param {{count: number, payers: ReturnType<typeof zipf>, seed: number}} options @returns {Promise<number>} charges a second */
  async function burst({ count, payers, seed }) {
    const random = createRandom(seed);
    const start = performance.now();
    let charges = 0;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (performance.now() - start < ms) {
          const payer = payers.pick(random.next());
          const shard = shards[shardOf(payer, count)];
          const payerId = shard?.payers[payer];
          if (!payerId) throw new Error('there is no payer');
          const { status } = await api.charge(shard.connection.db, {
            payerId,
            amount: '0.0100',
            requestKey: randomUUID(),
          });
          if (status !== 'posted') throw new Error(`a charge was answered with ${status}`);
          charges += 1;
        }
      }),
    );
    return (charges * 1e3) / (performance.now() - start);
  }

  const even = zipf(PAYERS, 0);
  const skewed = zipf(PAYERS, exponent);
  const works = {
    server: { count: 1, payers: even },
    payer: { count: 1, payers: zipf(1, 0) },
    one: { count: 1, payers: skewed },
    two: { count: 2, payers: skewed },
  };
  /** @type {Record<keyof typeof works, number[]>} */
  const rates = { server: [], payer: [], one: [], two: [] };
  for (let round = -1; round < rounds; round += 1) {
    console.error(round < 0 ? 'shards: warming up' : `shards: round ${round + 1} of ${rounds}`);
    for (const name of /** @type {(keyof typeof works)[]} */ (Object.keys(works))) {
      const rate = await burst({ ...works[name], seed: round });
      if (round >= 0) rates[name].push(rate);
    }
  }
  for (const { connection } of shards) {
    const { ok, problems } = await api.selfCheck(connection.db);
    if (!ok) throw new Error(`the ledger is not sound: ${JSON.stringify(problems)}`);
  }
  const known = { shardRate: median(rates.server), payerRate: median(rates.payer) };
  const predicted = (/** @type {number} */ count) =>
    simulate({ payers: skewed, shards: count, ...known, charges: SIMULATED, clients: CLIENTS }).perSecond;
  return {
    ...known,
    share: SHARE,
    clients: CLIENTS,
    payers: PAYERS,
    rows: [1, 2].map((count) => ({
      shards: count,
      measured: median(count === 1 ? rates.one : rates.two),
      simulated: predicted(count),
    })),
  };
}
