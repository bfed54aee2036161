import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, lastCheck, topUp } from '#lib/ledger/index.ts';
import { anyDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';
import { insertAudit } from '#test/test-audit.ts';
import { payerOf } from '#test/test-payers.ts';
import { endTime, personWithRequest } from '#test/test-payments.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import { checkLedger } from './check-ledger.ts';
import { writeLowBalanceLetters } from './low-balance.ts';
import { moneyJobs } from './money-jobs.ts';
import { runDueJobs } from './run-jobs.ts';
import { every, nightly } from './schedule.ts';

const fail = (error: unknown) => {
  throw error;
};

describe.each(databases)('the jobs on $name', (database) => {
  const api = useTestApi(database);

  it('run once in their time, and do their work', async () => {
    const { client, id } = await personWithRequest(api, { method: 'invoice' });
    await endTime(api, id);
    const jobs = moneyJobs(api.app);
    // At this hour no nightly job becomes due a minute later.
    const now = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);
    expect(await runDueJobs(api.db, jobs, fail, now)).toEqual(jobs.map(({ name }) => name));
    expect((await client.get(`/payment/requests/${id}`)).data).toMatchObject({ status: 'expired' });
    expect(await lastCheck(api.db)).toMatchObject({ ok: true });
    expect(await runDueJobs(api.db, jobs, fail, now)).toEqual([]);
    const later = new Date(now.getTime() + 60_500);
    expect(await runDueJobs(api.db, jobs, fail, later)).toEqual([
      'expire-payment-requests',
      'expire-holds',
      'lapse-proposals',
      'proposals-take-effect',
      'low-balance-letters',
    ]);
  });

  it('report a job that fails, go on, and come to it again', async () => {
    const failures: string[] = [];
    let runs = 0;
    const jobs = [
      {
        name: 'broken',
        schedule: every(10),
        run: async () => Promise.reject(new Error('no luck')),
      },
      {
        name: 'fine',
        schedule: every(10),
        run: async () => {
          runs += 1;
        },
      },
    ];
    const later = new Date(Date.now() + 10_500);
    await runDueJobs(api.db, jobs, (_error, name) => failures.push(name));
    await runDueJobs(api.db, jobs, (_error, name) => failures.push(name), later);
    expect([failures, runs]).toEqual([['broken', 'broken'], 2]);
    const row = await api.db
      .selectFrom('job_runs')
      .select('error')
      .where('name', '=', 'broken')
      .executeTakeFirst();
    expect(row?.error).toBe('Error: no luck');
  });

  it('are run by another process once their own is silent, and by nobody else while it works', async () => {
    const takeOverMs = 3000;
    const runs: string[] = [];
    const due = (who: string, work = async () => {}) => {
      const run = async () => {
        runs.push(who);
        await work();
      };
      return runDueJobs(
        api.db,
        [{ name: 'nightly', schedule: nightly(3), run }],
        fail,
        new Date(),
        takeOverMs,
      );
    };
    const beat = async () => {
      const { rows } = await sql<{ beat: string }>`
        select heartbeat_at::text as beat from job_runs where name = 'nightly'`.execute(api.db);
      return rows[0]?.beat;
    };
    await sql`insert into job_runs (name, started_at, heartbeat_at)
      values ('nightly', clock_timestamp(), clock_timestamp() - interval '1 hour')`.execute(api.db);
    const slow = due('second', async () => {
      for (let time = 0; time < 2; time += 1) {
        const last = await beat();
        while ((await beat()) === last) await sleep(50);
        expect(await due('third')).toEqual([]);
      }
    });
    expect(await slow).toEqual(['nightly']);
    expect(await due('fourth')).toEqual([]);
    expect(runs).toEqual(['second']);
  });

  it('are never run twice at once, also when one takes longer than its interval', async () => {
    const start = Date.now();
    const runs: string[] = [];
    const due = (who: string, afterMs: number, work = async () => {}) => {
      const run = async () => {
        runs.push(who);
        await work();
      };
      const jobs = [{ name: 'long', schedule: every(1), run }];
      return runDueJobs(api.db, jobs, fail, new Date(start + afterMs));
    };
    const long = due('first', 0, async () => {
      expect(await due('second', 10_000)).toEqual([]);
    });
    expect(await long).toEqual(['long']);
    expect(await due('third', 10_000)).toEqual(['long']);
    expect(runs).toEqual(['first', 'third']);
    const row = await api.db.selectFrom('job_runs').selectAll().where('name', '=', 'long').executeTakeFirst();
    expect(row).toMatchObject({ finished_at: expect.any(Date), error: null });
  });

  it('that began before there were beats are silent since then', async () => {
    const jobs = ['old', 'new'].map((name) => ({ name, schedule: every(1), run: async () => {} }));
    await sql`insert into job_runs (name, started_at) values ('old', clock_timestamp() - interval '31 seconds'),
      ('new', clock_timestamp() - interval '20 seconds')`.execute(api.db);
    expect(await runDueJobs(api.db, jobs, fail)).toEqual(['old']);
  });

  it('write one letter for a crossing, not for a charge, and another one for the next crossing', async () => {
    const { id, email } = await createUser(api.db);
    await sql`update users set low_balance_threshold = 100 where id = ${id}`.execute(api.db);
    const payerId = await payerOf(api, 'user_id', id);
    const letters = async () =>
      (
        await api.db
          .selectFrom('outbox')
          .select(['subject', 'body_text'])
          .where('recipient', '=', email)
          .execute()
      ).length;
    const write = () => writeLowBalanceLetters(api.db, { publicUrl: undefined });

    await write();
    expect(await letters()).toBe(0);
    await topUp(api.db, { payerId, amount: '150', by: 'bank' });
    await write();
    expect(await letters()).toBe(0);
    for (let time = 0; time < 3; time += 1) {
      await charge(api.db, { payerId, amount: '40' });
      await write();
    }
    expect(await letters()).toBe(1);
    await topUp(api.db, { payerId, amount: '150', by: 'bank' });
    await write();
    await charge(api.db, { payerId, amount: '120' });
    await write();
    await write();
    expect(await letters()).toBe(2);
    const [letter] = await api.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();
    expect(letter?.subject).toBe('На счёте осталось 70,00\u00a0₽');
    expect(letter?.body_text).toContain('Порог: 100,00\u00a0₽');
  });

  it('write to everybody who set a threshold and may see the balance, and to nobody else', async () => {
    const companyId = '0190a000-0000-7000-8000-0000000000aa';
    await sql`insert into companies (id, name) values (${companyId}, 'Порог')`.execute(api.db);
    const people = {
      accountant: await createUser(api.db, { companyId, permissions: ['company_balance:view'] }),
      employee: await createUser(api.db, { companyId, permissions: ['company:transactions'] }),
      owner: await createUser(api.db),
      member: await createUser(api.db),
      careless: await createUser(api.db),
    };
    await createGroup(api.db, people.owner.id, [people.member.id, people.careless.id]);
    for (const { id } of [people.accountant, people.employee, people.owner, people.member])
      await sql`update users set low_balance_threshold = 100 where id = ${id}`.execute(api.db);
    const { rows } = await sql<{ id: string }>`select id from payers
      where company_id = ${companyId} or (kind = 'group' and owner_id = ${people.owner.id})`.execute(api.db);
    for (const { id: payerId } of rows) await topUp(api.db, { payerId, amount: '99', by: 'bank' });
    await writeLowBalanceLetters(api.db, { publicUrl: undefined });
    const written = await api.db.selectFrom('outbox').select('recipient').execute();
    const emails = new Set(written.map(({ recipient }) => recipient));
    const told = Object.entries(people).flatMap(([name, { email }]) => (emails.has(email) ? [name] : []));
    expect(told).toEqual(['accountant', 'owner', 'member']);
  });
});

describe.each(anyDatabase)('the nightly check on $name', (database) => {
  it('writes the head of the audit log to the log, and an error with the row that was tampered with', async () => {
    const api = await createTestApi(database);
    const { id } = await createUser(api.db);
    await insertAudit(api.db, { actorId: id, action: 'user.update', entityId: id });
    const written: unknown[] = [];
    const log = Object.assign(Object.create(api.app.log), {
      info: (...what: unknown[]) => written.push(['info', ...what]),
      error: (...what: unknown[]) => written.push(['error', ...what]),
    });
    const check = () => checkLedger({ context: api.app.context, log });
    await check();
    const row = await api.db.selectFrom('audit_log').select(['seq', 'hash']).executeTakeFirstOrThrow();
    expect(written).toEqual([['info', { audit_head: row }, 'head of the audit log']]);

    await sql`alter table audit_log disable trigger user`.execute(api.db);
    await sql`update audit_log set after = '{"role": "admin"}'`.execute(api.db);
    await check();
    expect(written.at(-1)).toMatchObject([
      'error',
      { problems: [{ kind: 'audit_broken', subject: '1' }] },
      'THE LEDGER IS NOT SOUND',
    ]);
    expect(await lastCheck(api.db)).toMatchObject({ ok: false, problems: [{ kind: 'audit_broken' }] });
    await api.close();
  });
});

describeOnPostgres('two instances on $name', (database) => {
  it('share a job', async () => {
    const api = await createTestApi(database);
    let runs = 0;
    const jobs = [
      {
        name: 'shared',
        schedule: every(60),
        run: async () => {
          runs += 1;
        },
      },
    ];
    await Promise.all(Array.from({ length: 8 }, () => runDueJobs(api.db, jobs, fail)));
    expect(runs).toBe(1);
    await api.close();
  });
});

describe('a nightly schedule', () => {
  it("is due once after three o'clock in Moscow", () => {
    const since = nightly(3);
    expect(since(new Date('2026-11-20T23:59:59Z')).toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(since(new Date('2026-11-21T00:00:00Z')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(since(new Date('2026-11-21T20:00:00Z')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });
});
