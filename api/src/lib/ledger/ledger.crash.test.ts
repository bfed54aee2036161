import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openPostgres } from '#db/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { charge, selfCheck, topUp } from './index.ts';
import { balanceOf, createPayer } from './testing/payers.ts';

const ROUNDS = 6;
const CLIENTS = 4;
const FEWEST_CHARGES = 10;
const CLIENT = fileURLToPath(new URL('./testing/charging-client.mjs', import.meta.url));

describeOnPostgres('clients killed with -9 in the middle of charging', () => {
  it('lose nothing that was acknowledged and charge nothing twice', async () => {
    const url = await createPostgresDatabase();
    const { db, close } = openPostgres({ url });
    try {
      const { payerId } = await createPayer(db);
      await topUp(db, { payerId, amount: '1000', by: 'gateway' });
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const keys = await Promise.all(
          Array.from({ length: CLIENTS }, (_, client) =>
            chargeUntilKilled(url, payerId, `${round}-${client}`),
          ),
        );
        acknowledged.push(...keys.flat());
      }
      await waitForOrphans(db);
      const posted = await db
        .selectFrom('ledger_entries')
        .select('request_key')
        .where('kind', '=', 'charge')
        .execute();
      const keys = posted.map(({ request_key }) => request_key);
      expect(keys).toEqual(expect.arrayContaining(acknowledged));
      expect(keys.length - acknowledged.length).toBeLessThanOrEqual(ROUNDS * CLIENTS);
      expect(Number((await balanceOf(db, payerId)).balance)).toBeCloseTo(1000 - keys.length / 100, 9);
      for (const requestKey of acknowledged.slice(0, 20)) {
        expect((await charge(db, { payerId, amount: '0.01', requestKey })).status).toBe('replayed');
      }
      expect(await selfCheck(db)).toMatchObject({ ok: true });
    } finally {
      await close();
      await dropPostgresDatabase(url);
    }
  }, 90_000);
});

async function chargeUntilKilled(url: string, payerId: string, round: string): Promise<string[]> {
  const child = spawn(process.execPath, [CLIENT, url, payerId, round], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (output.split('\n').length > FEWEST_CHARGES) child.kill('SIGKILL');
  });
  await once(child, 'close');
  // The kill may have cut off the last line, so only whole lines were acknowledged.
  return output.split('\n').slice(0, -1);
}

/** The server finishes the statement of a dead client before it notices, so what was in flight still counts. */
async function waitForOrphans(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ left: number }>`select count(*) as left from pg_stat_activity
      where datname = current_database() and application_name <> 'cabinet-api'`.execute(db);
    if (rows[0]?.left === 0) return;
  }
}
