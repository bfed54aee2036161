import { setTimeout as sleep } from 'node:timers/promises';
import { READ_ONLY_HEADER } from '@cabinet/kernel/core/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate, openPostgres } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { postgresBinaries } from '#test/postgres-binaries.mjs';
import { createPostgresServer, createReplica, memoryFolder } from '#test/postgres-server.mjs';
import { readMetrics } from '#test/read-metrics.ts';
import { createTestApiOver, type SignedIn, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { payerOf } from '#test/test-payers.ts';
import { noticeOf, openRequest, sendNotice } from '#test/test-payments.ts';
import { isDocumented, watchedOf } from '#test/watch-answers.ts';
import { scopeOf } from './gates/access-kinds.ts';

const START_MS = 60_000;

const hasBinaries = postgresBinaries() !== undefined;
if (!hasBinaries) console.warn('SKIPPED: reads from a replica need the binaries of PostgreSQL.');

type Server = NonNullable<Awaited<ReturnType<typeof createReplica>>>;
interface Page {
  readonly items: readonly Record<string, unknown>[];
  readonly total: number;
}

(hasBinaries ? describe : describe.skip)('reads beside a replica that is behind', () => {
  let primary: Server;
  let replica: Server;
  let api: TestApi;

  beforeAll(async () => {
    primary = made(await createPostgresServer([], memoryFolder()));
    const connection = openPostgres({ url: primary.url });
    await migrate(connection.db);
    await connection.close();
    replica = made(await createReplica(primary.url, [], memoryFolder()));
    api = await createTestApiOver(openPostgres({ url: primary.url, readUrl: replica.url }), {
      env: { RATE_LIMIT_PER_MINUTE: '0' },
    });
  }, START_MS);
  afterAll(async () => {
    await api?.close();
    await replica?.remove();
    await primary?.remove();
  });

  const listed = async (client: SignedIn, path: string) => (await client.get(path)).read<Page>();

  async function until(look: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) if (await look()) return;
    throw new Error('it never came');
  }

  async function onReplica(statement: string, parameters: string[] = []): Promise<unknown> {
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    const { rows } = await client.query<{ answer: unknown }>(`select ${statement} as answer`, parameters);
    await client.end();
    return rows[0]?.answer;
  }

  /** From now on the replica receives what comes and does not show it, so it is behind until it catches up. */
  const fallBehind = () => onReplica('pg_wal_replay_pause()');

  async function writtenUpTo(): Promise<string> {
    const { rows } = await api.connection.pool.query<{ lsn: string }>(
      'select pg_current_wal_insert_lsn()::text as lsn',
    );
    return rows[0]?.lsn ?? '';
  }

  async function catchUp(): Promise<void> {
    await onReplica('pg_wal_replay_resume()');
    const lsn = await writtenUpTo();
    await until(async () => (await onReplica('pg_last_wal_replay_lsn() >= $1::pg_lsn', [lsn])) === true);
  }

  /** Waits until the primary is there and the API has seen that. */
  const untilWritable = (client: SignedIn) =>
    until(async () => (await client.get('/users/me')).headers[READ_ONLY_HEADER] === undefined);

  /** A person of whose writes the replica has all, and nothing newer. */
  async function settled(user?: Parameters<TestApi['signedIn']>[0]): Promise<SignedIn> {
    const client = await api.signedIn(user);
    await catchUp();
    await fallBehind();
    return client;
  }

  async function giveMoney(userId: string, amount: string): Promise<void> {
    await topUp(api.db, { payerId: await payerOf(api, 'user_id', userId), amount, by: 'bank' });
  }

  it('lists what the replica has: what others did comes a moment later', async () => {
    const client = await settled();
    await giveMoney(client.userId, '100');
    expect((await listed(client, '/transactions/user')).total).toBe(0);
    expect((await client.get('/transactions/user/export?format=csv')).raw.toString()).not.toContain('100');
    // A call that is no list is read where it is written.
    expect((await client.get('/users/me/balance')).read<{ available: string }>().available).toBe(
      '100.0000000000',
    );
    await catchUp();
    expect((await listed(client, '/transactions/user')).total).toBe(1);
  });

  it('shows everybody their own write at once, in every list', async () => {
    const client = await settled();
    const { id } = (await openRequest(client)).request;
    expect((await listed(client, '/payment/requests/my')).items.map((each) => each.id)).toEqual([id]);
    await catchUp();
    await fallBehind();
    await giveMoney(client.userId, '100');
    // Once the replica has it, the list comes from there again.
    expect((await listed(client, '/transactions/user')).total).toBe(0);
    expect((await client.patch('/users/0', { display_name: 'Новое Имя' })).status).toBe(200);
    expect((await listed(client, '/transactions/user')).total).toBe(1);
  });

  it('shows a sign-in to the one who signed in, and a payment to the one who paid', async () => {
    await fallBehind();
    const admin = await api.signedIn({ role: 'admin' });
    const { items } = await listed(admin, `/admin/audit?actor_id=${admin.userId}`);
    expect(items.map(({ action }) => action)).toContain('auth.sign_in');

    const client = await api.signedIn();
    const payment = await openRequest(client);
    await catchUp();
    await fallBehind();
    const { body } = await sendNotice(api.app, noticeOf(api, payment));
    expect(body).toBe('SUCCESS');
    expect((await listed(client, '/transactions/user')).total).toBe(1);
  });

  it('loses nothing but speed with its replica, and goes back to it', async () => {
    const client = await settled();
    await giveMoney(client.userId, '100');
    await replica.kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/transactions/user')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.map((each) => each.read<Page>().total)).toEqual(answers.map(() => 1));
    expect(answers[0]?.headers[READ_ONLY_HEADER]).toBeUndefined();
    const metrics = await readMetrics(api.app);
    expect(metrics.get('cabinet_replica_reads_total{answered_by="primary"}')).toBeGreaterThanOrEqual(20);
    expect(metrics.get('cabinet_replica_reads_total{answered_by="replica"}')).toBeGreaterThan(0);
    expect(metrics.get('cabinet_read_only')).toBe(0);
    await replica.start();
    await until(async () => {
      await catchUp();
      await fallBehind();
      const { total } = await listed(client, '/transactions/user');
      await giveMoney(client.userId, '1');
      return (await listed(client, '/transactions/user')).total === total;
    });
  });

  it('goes on from the replica with what it was asked when its primary stopped to answer', async () => {
    const client = await settled();
    await giveMoney(client.userId, '100');
    await catchUp();
    primary.pause();
    try {
      // These are more than the primary has connections.
      const answers = await Promise.all(Array.from({ length: 30 }, () => client.get('/users/me/balance')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers[0]?.read<{ available: string }>().available).toBe('100.0000000000');
      expect(answers[0]?.headers[READ_ONLY_HEADER]).toBe('1');
    } finally {
      primary.resume();
    }
    await until(async () => (await client.patch('/users/0', { display_name: 'Новое Имя' })).status === 200);
  });

  it('goes on from the replica also where a read was about to note that its session is in use', async () => {
    const client = await settled();
    await untilWritable(client);
    const other = new pg.Client({ connectionString: primary.url });
    await other.connect();
    try {
      await api.db
        .updateTable('sessions')
        .set({ last_seen_at: new Date(Date.now() - 120_000) })
        .where('user_id', '=', client.userId)
        .execute();
      await catchUp();
      await other.query('begin');
      await other.query('select from sessions where user_id = $1 for update', [client.userId]);
      const answer = client.get('/users/me/balance');
      await until(async () => {
        const { rows } = await api.connection.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "sessions"%'`,
        );
        return rows.length > 0;
      });
      primary.pause();
      const { status, headers } = await answer;
      expect([status, headers[READ_ONLY_HEADER]]).toEqual([200, '1']);
    } finally {
      primary.resume();
      await other.end();
    }
    await until(async () => (await client.patch('/users/0', { display_name: 'Новое Имя' })).status === 200);
  });

  it(
    'goes on from the furthest standby where none has received what was in the log behind the last write',
    async () => {
      const client = await settled();
      await giveMoney(client.userId, '100');
      await catchUp();
      await untilWritable(client);
      const receiver = Number(await onReplica('(select pid from pg_stat_wal_receiver)'));
      process.kill(receiver, 'SIGSTOP');
      try {
        expect((await client.patch('/users/0', { display_name: 'Новое Имя' })).status).toBe(200);
        await primary.kill();
        const { status, headers, read } = await client.get('/users/me/balance');
        expect([status, headers[READ_ONLY_HEADER]]).toEqual([200, '1']);
        expect(read<{ available: string }>().available).toBe('100.0000000000');
      } finally {
        process.kill(receiver, 'SIGCONT');
        await primary.start();
      }
      await untilWritable(client);
    },
    START_MS,
  );

  it(
    'answers whatever reads while there is no primary, with every acknowledged write, and says so',
    async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const client = await settled();
      await giveMoney(client.userId, '100');
      const { id } = (await openRequest(client)).request;
      const lsn = await writtenUpTo();
      await until(async () => (await onReplica('pg_last_wal_receive_lsn() >= $1::pg_lsn', [lsn])) === true);
      await primary.kill();

      // Until it has replayed everything that was acknowledged, it answers nothing rather than something older.
      expect(await client.get('/payment/requests/my')).toMatchObject({ status: 503, code: 'SYS.002' });
      await onReplica('pg_wal_replay_resume()');
      let answer: Answer | undefined;
      await until(async () => {
        answer = await client.get('/payment/requests/my');
        return answer.status === 200;
      });
      expect(answer?.read<Page>().items.map((each) => each.id)).toEqual([id]);
      expect(answer?.headers[READ_ONLY_HEADER]).toBe('1');
      expect((await client.get('/users/me/balance')).read<{ available: string }>().available).toBe(
        '100.0000000000',
      );

      const broken: string[] = [];
      for (const url of safeAddresses(api)) {
        const { status } = await admin.get(url);
        if (status >= 500) broken.push(`${status} ${url}`);
      }
      expect(broken).toEqual([]);

      const write = await client.patch('/users/0', { display_name: 'Другое Имя' });
      expect([write.status, write.code, write.headers[READ_ONLY_HEADER]]).toEqual([503, 'SYS.002', '1']);
      expect(Number(write.headers['retry-after'])).toBeGreaterThan(0);
      expect((await api.visitor().get('/readyz')).status).toBe(200);
      expect((await readMetrics(api.app)).get('cabinet_read_only')).toBe(1);

      await primary.start();
      await untilWritable(client);
      expect((await client.patch('/users/0', { display_name: 'Другое Имя' })).status).toBe(200);
    },
    START_MS,
  );
});

function made(server: Server | undefined): Server {
  if (server === undefined) throw new Error('initdb vanished');
  return server;
}

/** The provider's notice writes, and a check of the ledger is a transaction. */
const ON_THE_PRIMARY = ['/api/v1/payment/callback/payanyway', '/api/v1/admin/ledger/check'];

/** Every address of the API's document that is read without naming anything. */
function safeAddresses({ app }: TestApi): string[] {
  const urls = watchedOf(app).routes.flatMap(({ method, url, config }) =>
    method === 'GET' &&
    isDocumented(url) &&
    url.startsWith('/api/') &&
    !url.includes(':') &&
    scopeOf(config?.access) === undefined
      ? [url]
      : [],
  );
  return [...new Set(urls)]
    .filter((url) => !ON_THE_PRIMARY.includes(url))
    .map((url) => (url.endsWith('/export') ? `${url}?format=csv` : url));
}
