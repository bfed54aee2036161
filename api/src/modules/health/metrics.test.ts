import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { selfCheck } from '#lib/ledger/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { metricsPlugin } from '#plugins/metrics.ts';
import { startBackground } from '#scheduled-jobs/background.ts';
import { runDueJobs } from '#scheduled-jobs/run-jobs.ts';
import { every } from '#scheduled-jobs/schedule.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { readMetrics } from '#test/read-metrics.ts';
import { createTestApiOver, useTestApi } from '#test/test-api.ts';
import { testLetter } from '#test/test-letters.ts';
import { nextOperation, noticeOf, openRequest, personWithRequest, sendNotice } from '#test/test-payments.ts';
import { testReleases } from '#test/test-releases.ts';
import { health } from './routes.ts';

const LETTER = testLetter();
const releases = await testReleases();

describe.each(anyDatabase)('the metrics on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: releases.address } });
  beforeAll(() => releases.release('one'));
  /** The same database, whose waits nobody counts. */
  const apart = () => ({ ...api.connection, waits: { observe: () => undefined } });

  /** The facts as another process tells them that has read nothing yet. */
  async function factsNow(): Promise<ReadonlyMap<string, number>> {
    const app = Fastify();
    app.decorate('context', { ...api.app.context, connection: apart() });
    await app.register(metricsPlugin);
    await app.register(health);
    try {
      return await readMetrics(app);
    } finally {
      await app.close();
    }
  }
  const fact = async (name: string) => (await factsNow()).get(name);
  const notices = async (decision: string) =>
    (await readMetrics(api.app)).get(`cabinet_payment_notices_total{decision="${decision}"}`);

  it('count notices by what was decided, from nought on', async () => {
    expect([await notices('credited'), await notices('bad_signature'), await notices('late')]).toEqual([
      0, 0, 0,
    ]);
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment);
    await sendNotice(api.app, { ...notice, MNT_AMOUNT: '501.00' });
    await sendNotice(api.app, notice);
    const late = await openRequest(client);
    await sql`update payment_requests set status = 'expired' where id = ${late.id}`.execute(api.db);
    await sendNotice(api.app, noticeOf(api, late));
    expect([await notices('credited'), await notices('bad_signature'), await notices('late')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('count a notice that could not be settled as a fault', async () => {
    const { client: _client, ...payment } = await personWithRequest(api);
    await sql`alter table payment_requests add constraint out_of_order check (status <> 'paid') not valid`.execute(
      api.db,
    );
    await sendNotice(api.app, noticeOf(api, payment));
    await sql`alter table payment_requests drop constraint out_of_order`.execute(api.db);
    expect(await notices('fault')).toBe(1);
  });

  describe('of payments that nobody has', () => {
    const uncredited = () => fact('cabinet_payments_uncredited');
    /** By how many the count grows through something. */
    async function more(cause: () => Promise<unknown>): Promise<number> {
      const before = (await uncredited()) ?? Number.NaN;
      await cause();
      return ((await uncredited()) ?? Number.NaN) - before;
    }
    const expire = (id: string) =>
      sql`update payment_requests set status = 'expired' where id = ${id}`.execute(api.db);

    it('count a late payment once however often it is reported, and nothing unsigned', async () => {
      const { client: _client, ...payment } = await personWithRequest(api);
      await expire(payment.id);
      const notice = noticeOf(api, payment);
      expect(await more(() => sendNotice(api.app, { ...notice, MNT_SIGNATURE: 'x' }))).toBe(0);
      expect(await more(() => sendNotice(api.app, notice))).toBe(1);
      expect(await more(() => sendNotice(api.app, notice))).toBe(0);
    });

    it('count a second payment of the same request, and not the first', async () => {
      const { client: _client, ...payment } = await personWithRequest(api);
      expect(await more(() => sendNotice(api.app, noticeOf(api, payment)))).toBe(0);
      expect(await more(() => sendNotice(api.app, noticeOf(api, payment)))).toBe(1);
    });

    it('forget what failed once and was credited when the provider came again', async () => {
      const { client: _client, ...payment } = await personWithRequest(api);
      const wrong = noticeOf(api, payment, { MNT_AMOUNT: '1.00' });
      expect(await more(() => sendNotice(api.app, wrong))).toBe(1);
      const right = noticeOf(api, payment, { MNT_OPERATION_ID: wrong.MNT_OPERATION_ID });
      expect(await more(() => sendNotice(api.app, right))).toBe(-1);
    });

    it('count a notice that was never judged, and no test payment', async () => {
      const { client: _client, ...payment } = await personWithRequest(api);
      const stored = (age: string) =>
        sql`insert into payment_notices (id, command, http_method, raw, operation_id, request_id, received_at)
          values (gen_random_uuid(), 'pay', 'POST', '', ${nextOperation()}, ${payment.id}, now() - ${age}::interval)`.execute(
          api.db,
        );
      expect(await more(() => stored('1 second'))).toBe(0);
      expect(await more(() => stored('2 minutes'))).toBe(1);
      expect(await more(() => stored('8 days'))).toBe(0);
      expect(
        await more(() => sendNotice(api.app, noticeOf(api, payment, { MNT_COMMAND: 'CANCELLED_DEBIT' }))),
      ).toBe(0);
    });
  });

  it('tell how long a card request waits for the word of the provider', async () => {
    const name = 'cabinet_payment_requests_overdue_seconds';
    const { id } = await personWithRequest(api);
    expect(await fact(name)).toBe(0);
    await sql`update payment_requests set expires_at = now() - interval '2 hours' where id = ${id}`.execute(
      api.db,
    );
    expect(await fact(name)).toBeGreaterThanOrEqual(7200);
  });

  it('tell the age of the oldest letter and how many wait', async () => {
    const ofOutbox = async () => {
      const facts = await factsNow();
      return ['cabinet_outbox_waiting', 'cabinet_outbox_oldest_seconds'].map((name) => facts.get(name) ?? -1);
    };
    await api.db.deleteFrom('outbox').execute();
    expect(await ofOutbox()).toEqual([0, 0]);
    const [old] = [await enqueueLetter(api.db, LETTER), await enqueueLetter(api.db, LETTER)];
    await sql`update outbox set created_at = now() - interval '1 hour' where id = ${old}`.execute(api.db);
    const [waiting, age] = await ofOutbox();
    expect(waiting).toBe(2);
    expect(age).toBeGreaterThanOrEqual(3600);
    await sql`update outbox set failed_at = now() where id = ${old}`.execute(api.db);
    expect((await ofOutbox())[0]).toBe(1);
  });

  it('tell when the ledger was checked and what was found', async () => {
    expect(await fact('cabinet_ledger_check_problems')).toBeUndefined();
    const { finishedAt } = await selfCheck(api.db);
    const facts = await factsNow();
    expect(facts.get('cabinet_ledger_check_problems')).toBe(0);
    expect(facts.get('cabinet_ledger_check_timestamp_seconds')).toBeCloseTo(finishedAt.getTime() / 1000, 1);
    await sql`alter table payer_balances disable trigger user`.execute(api.db);
    await api.signedIn();
    await sql`update payer_balances set balance = balance + 1`.execute(api.db);
    await selfCheck(api.db);
    expect(await fact('cabinet_ledger_check_problems')).toBeGreaterThan(0);
  });

  it('tell when a job last did its work, and that it fails until a run has ended well', async () => {
    let fails = true;
    const whileItRuns: unknown[] = [];
    const run = async () => {
      whileItRuns.push(await told());
      if (fails) throw new Error('no');
    };
    const now = new Date();
    const job = { name: 'of-the-test', schedule: every(1), run };
    const round = (ms: number) => runDueJobs(api.db, [job], () => undefined, new Date(now.getTime() + ms));
    const told = async () => {
      const facts = await factsNow();
      return ['last_success_timestamp_seconds', 'failing'].map((name) =>
        facts.get(`cabinet_job_${name}{name="of-the-test"}`),
      );
    };
    await round(0);
    await round(2000);
    expect(await told()).toEqual([0, 1]);
    fails = false;
    await round(4000);
    const [success, failing] = await told();
    expect([success, failing]).toEqual([expect.any(Number), 0]);
    expect(success).toBeGreaterThan(now.getTime() / 1000 - 60);
    fails = true;
    await round(6000);
    expect(await told()).toEqual([success, 1]);
    expect(whileItRuns).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [success, 0],
    ]);
  });

  it('tell the age of the oldest job of a person', async () => {
    const { userId } = await api.signedIn();
    const name = 'cabinet_background_job_oldest_seconds';
    expect(await fact(name)).toBe(0);
    await sql`insert into background_jobs (id, kind, params, created_by, origin, created_at)
      values (gen_random_uuid(), 'of-nobody', '{}', ${userId}, '{}', now() - interval '1 hour')`.execute(
      api.db,
    );
    expect(await fact(name)).toBeGreaterThanOrEqual(3600);
  });

  it('count how parts of remotes came to pages', async () => {
    const load = { remote: 'orders', build: '1.2.3-one', outcome: 'network', ms: null };
    await (await api.signedIn()).post('/remote-loads', {
      loads: [load, load, { ...load, remote: 'nobody' }],
    });
    const counted = [...(await readMetrics(api.app))].filter(([name]) =>
      name.startsWith('cabinet_remote_loads'),
    );
    expect(counted).toEqual([['cabinet_remote_loads_total{remote="orders",outcome="network"}', 2]]);
  });

  it('read the database once in 15 seconds, however often they are asked for', async () => {
    const { app } = await createTestApiOver(apart());
    await api.db.deleteFrom('outbox').execute();
    const waiting = async () => (await readMetrics(app)).get('cabinet_outbox_waiting');
    const start = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    try {
      expect(await waiting()).toBe(0);
      await enqueueLetter(api.db, LETTER);
      now.mockReturnValue(start + 14_999);
      expect(await waiting()).toBe(0);
      now.mockReturnValue(start + 15_000);
      expect(await waiting()).toBe(1);
    } finally {
      now.mockRestore();
      await app.close();
    }
  });

  it('say so when the database does not answer, and tell the rest', async () => {
    await sql`alter table job_runs rename to job_runs_gone`.execute(api.db);
    const facts = await factsNow();
    await sql`alter table job_runs_gone rename to job_runs`.execute(api.db);
    expect(facts.get('cabinet_database_up')).toBe(0);
    expect(facts.get('cabinet_outbox_waiting')).toBeUndefined();
    expect(facts.get('cabinet_database_connections')).toEqual(expect.any(Number));
    expect(await fact('cabinet_database_up')).toBe(1);
  });

  it('say why a process is not ready', async () => {
    const unready = async () =>
      [...(await factsNow())].filter(([name]) => name.startsWith('cabinet_unready'));
    expect(await unready()).toEqual([]);
    await sql
      .raw(
        `create function refuse() returns trigger language plpgsql as $$ begin raise sqlstate '53100'; end $$;
         create trigger refuse before insert on settings execute function refuse()`,
      )
      .execute(api.db);
    expect(await unready()).toEqual([['cabinet_unready{problem="the disk is full"}', 1]]);
    await sql`drop trigger refuse on settings`.execute(api.db);
  });
});

describe.each(anyDatabase)('the metrics of letters on $name', (database) => {
  const api = useTestApi(database, { env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@test.example' } });
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const [first, last] = [await enqueueLetter(api.db, LETTER), await enqueueLetter(api.db, LETTER)];
    await sql`update outbox set attempts = 11 where id = ${last}`.execute(api.db);
    stop = startBackground(api.app, { now: () => new Date(), tickMs: 5_000 });
    const isTried = async () =>
      (
        await api.db.selectFrom('outbox').select('last_error').where('id', 'in', [first, last]).execute()
      ).every(({ last_error }) => last_error !== null);
    while (!(await isTried()));
  });
  afterAll(() => stop());

  it('tell attempts that were put off from those that failed for good', async () => {
    await stop();
    const told = await readMetrics(api.app);
    const by = (outcome: string) => told.get(`cabinet_letters_total{outcome="${outcome}"}`);
    expect([by('sent'), by('put_off'), by('failed'), by('digested')]).toEqual([0, 1, 1, 0]);
  });
});

describeOnPostgres('waits for the database on $name', (database) => {
  const api = useTestApi(database);

  it('are told of connections and of turns', async () => {
    const waited = async (what: string) => {
      const told = await readMetrics(api.app);
      const upTo = (bound: string) =>
        told.get(`cabinet_database_wait_seconds_bucket{le="${bound}",for="${what}"}`) ?? 0;
      return { longer: upTo('+Inf') - upTo('0.25'), all: upTo('+Inf') };
    };
    const before = await waited('connection');
    await Promise.all(Array.from({ length: 11 }, () => sql`select pg_sleep(0.4)`.execute(api.db)));
    expect((await waited('connection')).longer).toBeGreaterThan(before.longer);
    const { client: _client, ...payment } = await personWithRequest(api);
    await sendNotice(api.app, noticeOf(api, payment));
    expect((await waited('turn')).all).toBeGreaterThanOrEqual(1);
  });
});
