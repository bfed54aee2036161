import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, hold, lastCheck, topUp } from '#lib/ledger/index.ts';
import { databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type TestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { createUser } from '#test/test-users.ts';
import { startBackground } from './background.ts';

const DAY_MS = 86_400_000;
const PATIENCE_MS = 20_000;

/** A clock that the test sets, and that is read as the running server reads the real one. */
function createClock(start: string) {
  let now = new Date(start);
  return {
    now: () => now,
    tickMs: 5,
    turnTo: (moment: string) => {
      now = new Date(moment);
    },
    turnBy: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await turn();
  }
}

describe.each(databases)('the running server on $name', (database) => {
  let api: TestApi;
  const clock = createClock('2026-11-21T12:00:00Z');
  let stop: () => Promise<void>;
  beforeAll(async () => {
    api = await createTestApi(database);
    stop = startBackground(api.app, clock);
  });
  afterAll(async () => {
    await stop();
    await api.close();
  });

  const checks = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ledger_checks`.execute(api.db);
    return rows[0]?.n ?? 0;
  };
  /** A later job of the same round has run, so what was due before it has run too. */
  async function roundAfter(moment: string): Promise<void> {
    clock.turnTo(moment);
    await until(async () => {
      const { rows } = await sql`select from job_runs
        where name = 'low-balance-letters' and started_at >= ${moment} and finished_at is not null`.execute(
        api.db,
      );
      return rows.length === 1;
    });
    clock.turnBy(DAY_MS / 24 / 60);
    await until(async () => {
      const { rows } = await sql`select from job_runs
        where name = 'low-balance-letters' and started_at >= ${clock.now()} and finished_at is not null`.execute(
        api.db,
      );
      return rows.length === 1;
    });
  }

  it('proves the ledger once a night, after three in Moscow, and keeps the last result for the administrator', async () => {
    // A server that has never checked does so at once.
    await until(async () => (await checks()) === 1);
    await roundAfter('2026-11-21T23:58:00Z');
    expect(await checks()).toBe(1);
    await roundAfter('2026-11-22T00:00:30Z');
    expect(await checks()).toBe(2);
    await roundAfter('2026-11-22T18:00:00Z');
    expect(await checks()).toBe(2);

    await sql`alter table payer_balances disable trigger user`.execute(api.db);
    const { id } = await createUser(api.db);
    await sql`update payer_balances set balance = 5 where payer_id = ${await payerOf(api, 'user_id', id)}`.execute(
      api.db,
    );
    await sql`alter table payer_balances enable trigger user`.execute(api.db);
    await roundAfter('2026-11-23T00:00:30Z');
    expect(await checks()).toBe(3);
    const admin = await api.signedIn({ role: 'admin' });
    const kept = await admin.get('/admin/ledger/check?last=');
    expect(kept).toMatchObject({ status: 200, message: 'В книге есть расхождения', data: { ok: false } });
    expect(await lastCheck(api.db)).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ kind: 'balance_differs' })]),
    });
  });

  it('frees a reserve that nobody came back for, so that it keeps no money for ever', async () => {
    const { id } = await createUser(api.db);
    const payerId = await payerOf(api, 'user_id', id);
    await topUp(api.db, { payerId, amount: '10', by: 'bank' });
    const expiresAt = new Date(Date.now() - 1000);
    for (let time = 0; time < 3; time += 1) await hold(api.db, { payerId, amount: '3', expiresAt });
    await hold(api.db, { payerId, amount: '1' });
    expect((await charge(api.db, { payerId, amount: '9' })).status).toBe('insufficient');
    clock.turnBy(61_000);
    await until(async () => {
      const { rows } = await sql<{
        held: string;
      }>`select held from payer_balances where payer_id = ${payerId}`.execute(api.db);
      return rows[0]?.held === '1.0000000000';
    });
    expect((await charge(api.db, { payerId, amount: '9' })).status).toBe('posted');
  });
});

describeOnPostgres('two running servers on $name', (database) => {
  it('write one letter for a crossing while sixteen clients charge at once', async () => {
    const api = await createTestApi(database);
    const clock = createClock('2026-11-21T12:00:00Z');
    const stops = [startBackground(api.app, clock), startBackground(api.app, clock)];
    const { id, email } = await createUser(api.db);
    await sql`update users set low_balance_threshold = 100 where id = ${id}`.execute(api.db);
    const payerId = await payerOf(api, 'user_id', id);
    const letters = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from outbox where recipient = ${email} and kind = 'low-balance'`.execute(api.db);
      return rows[0]?.n ?? 0;
    };
    /** Every charge lets the worker look again. */
    const chargeAtOnce = () =>
      Promise.all(
        Array.from({ length: 16 }, async () => {
          for (let time = 0; time < 5; time += 1) {
            expect((await charge(api.db, { payerId, amount: '1' })).status).toBe('posted');
            clock.turnBy(16_000);
          }
        }),
      );
    for (const crossing of [1, 2]) {
      await topUp(api.db, { payerId, amount: '120', by: 'bank' });
      await until(async () => {
        clock.turnBy(16_000);
        const { rows } = await sql`select from low_balance_alerts where user_id = ${id}`.execute(api.db);
        return rows.length === 0;
      });
      await chargeAtOnce();
      await until(async () => {
        clock.turnBy(16_000);
        return (await letters()) === crossing;
      });
      await chargeOnceMore();
      expect(await letters()).toBe(crossing);
    }
    for (const stop of stops) await stop();
    await api.close();

    async function chargeOnceMore(): Promise<void> {
      await charge(api.db, { payerId, amount: '1' });
      const before = clock.now();
      clock.turnBy(16_000);
      await until(async () => {
        const { rows } = await sql`select from job_runs
          where name = 'low-balance-letters' and started_at > ${before} and finished_at is not null`.execute(
          api.db,
        );
        return rows.length === 1;
      });
    }
  });
});
