import { afterEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { selfCheck } from '#lib/ledger/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { createTestApiOver } from '#test/test-api.ts';
import {
  ADVISORY_LOCKS,
  type Database,
  type DatabaseConnection,
  inTransaction,
  migrate,
  openPostgres,
} from './index.ts';
import { migrations } from './migrations/index.ts';

describeOnPostgres('a connection to $name', () => {
  let url: string;
  const opened: DatabaseConnection[] = [];
  async function open(limits: { lockTimeoutMs?: number; statementTimeoutMs?: number } = {}) {
    if (opened.length === 0) url = await createPostgresDatabase();
    const connection = openPostgres({ url, ...limits });
    opened.push(connection);
    return connection;
  }
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
    await dropPostgresDatabase(url);
  });

  it('never compiles a statement: each one is short, whatever the planner believes', async () => {
    const { db } = await open();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sql<{ jit: string }>`select current_setting('jit') as jit`.execute(db)),
    );
    expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 4 }, () => [{ jit: 'off' }]));
  });

  it('ends a statement that takes too long, and its caller hears SYS.002', async () => {
    const api = await createTestApiOver(await open({ statementTimeoutMs: 50 }), {
      register: (app) =>
        void app.get('/api/v1/test/slow', { config: { access: 'public' } }, async () =>
          sql`select pg_sleep(600)`.execute(app.context.connection.db),
        ),
    });
    const answer = await api.visitor().get('/test/slow');
    expect(answer).toMatchObject({ status: 503, code: 'SYS.002' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await api.app.close();
  });

  it.each([
    ['the check', sql`lock table ledger_postings`, (db: Database) => selfCheck(db), { ok: true }],
    [
      'a migration',
      sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.migration)})`,
      async (db: Database) => ({ applied: (await migrate(db)).length }),
      { applied: migrations.length },
    ],
  ])('lets %s wait longer than a request may', async (name, lock, work, expected) => {
    const [other, { db }] = [await open(), await open({ lockTimeoutMs: 1 })];
    if (name === 'a migration')
      for (const statement of ['drop schema public cascade', 'create schema public'])
        await sql.raw(statement).execute(other.db);
    const waiting = () =>
      sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and clock_timestamp() - state_change > interval '50 ms'
          and (wait_event_type = 'Lock' or state = 'idle' and query = 'commit')`.execute(other.db);
    const begun = await inTransaction(other.db, async (trx) => {
      await lock.execute(trx);
      const both = { done: work(db) };
      while (Number((await waiting()).rows[0]?.count) < 1);
      return both;
    });
    expect(await begun.done).toMatchObject(expected);
  });
});
