import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { postgresBinaries } from '#test/postgres-binaries.mjs';
import { createPostgresServer, memoryFolder, type PostgresServer } from '#test/postgres-server.mjs';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import { type Database, inTransaction, migrate, openPostgres, uuidv7 } from './index.ts';

const AWAY = { status: 503, code: 'SYS.002', headers: { 'retry-after': '5' } };

/** Each test lets a request meet what the server itself says while another one takes over. */
(postgresBinaries() === undefined ? describe.skip : describe)('a server of PostgreSQL that leaves', () => {
  let server: PostgresServer;
  let api: TestApi;
  let log = '';
  const admin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({
      connectionString: server.url,
      options: '-c default_transaction_read_only=off',
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  /** How many seconds the next statement takes. */
  let seconds = 0;
  const ask = (path: 'read' | 'write') => api.visitor().get(`/test/${path}`);

  beforeAll(async () => {
    const made = await createPostgresServer([], memoryFolder());
    if (!made) throw new Error('initdb vanished');
    server = made;
    const connection = openPostgres({ url: server.url, poolSize: 3 });
    await migrate(connection.db);
    api = await createTestApiOver(connection, {
      log: {
        write: (line) => {
          log += line;
        },
      },
      register: (app) => {
        const { db } = connection;
        const options = { config: { access: 'public' } } as const;
        const work = (database: Database) => sql`select pg_sleep(${seconds})`.execute(database);
        app.get('/api/v1/test/read', options, () => work(db));
        app.get('/api/v1/test/write', options, () =>
          inTransaction(db, async (trx) => {
            await trx.insertInto('settings').values({ key: uuidv7(), value: '1' }).execute();
            return work(trx);
          }),
        );
      },
    });
  });
  afterAll(async () => {
    await api.close();
    await server.remove();
  });

  /** Sends a request whose statement is under way when the server leaves. */
  async function askWhile(path: 'read' | 'write', leave: () => Promise<unknown>) {
    seconds = 600;
    const asked = ask(path);
    await admin(async (client) => {
      for (let isThere = false; !isThere; ) {
        const { rowCount } = await client.query(
          `select from pg_stat_activity where wait_event = 'PgSleep' and application_name = 'cabinet-api'`,
        );
        isThere = rowCount === 1;
      }
    });
    [seconds, log] = [0, ''];
    await leave();
    return asked;
  }
  /** The pool hears of the end of an idle connection in a later turn of the event loop. */
  async function untilForgotten() {
    while (api.connection.pool.totalCount > 0) await nextTurn();
  }
  async function terminate() {
    await admin((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cabinet-api'`,
      ),
    );
    await untilForgotten();
  }
  async function restart() {
    await server.kill();
    await untilForgotten();
    await server.start();
  }

  it.each([
    ['a read', 'that it ends by 57P01', 'read', terminate],
    ['a write', 'that it ends by 57P01', 'write', terminate],
    ['a read', 'when it is killed', 'read', restart],
    ['a write', 'when it is killed', 'write', restart],
  ] as const)('answers SYS.002 to %s %s, and goes on after that', async (_what, _how, path, leave) => {
    expect(await askWhile(path, leave)).toMatchObject(AWAY);
    expect(await ask(path)).toMatchObject({ status: 200 });
  });

  it('answers SYS.002 to reads and writes while it takes no connections (57P03)', async () => {
    const answers = await admin(async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      const pid = Number.parseInt(
        readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8'),
        10,
      );
      // The server ends when its last connection has ended.
      await terminate();
      process.kill(pid, 'SIGTERM');
      log = '';
      return Promise.all([ask('read'), ask('write')]);
    });
    for (const answer of answers) expect(answer).toMatchObject(AWAY);
    expect(log).toContain('57P03');
    await restart();
    expect(await ask('write')).toMatchObject({ status: 200 });
  });

  it('is asked for another connection once one has led to a standby (25006)', async () => {
    const leadTo = (standbyOrPrimary: 'on' | 'off') =>
      admin((client) =>
        client.query(`alter database postgres set default_transaction_read_only = ${standbyOrPrimary}`),
      );
    // As with the address of a primary, this counts for connections that are made from now on.
    await leadTo('on');
    await terminate();
    expect(await ask('read')).toMatchObject({ status: 200 });
    await leadTo('off');
    log = '';
    expect(await ask('write')).toMatchObject(AWAY);
    expect(log).toContain('25006');
    expect(await ask('write')).toMatchObject({ status: 200 });
  });
});
