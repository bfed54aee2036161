import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type DatabaseConnection, openPostgres } from '#db/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '../databases.ts';
import { createUser, PASSWORD } from '../test-users.ts';
import {
  buildServer,
  killServers,
  request,
  type ServerProcess,
  signIn,
  startServer,
} from './server-process.ts';

const RING = 300;
/** The process is killed with so many behind it, and many more before it. */
const KILLED_AFTER = 20;
const TIMEOUT_MS = 180_000;

afterAll(killServers);

describeOnPostgres('a job over 300 people on $name', () => {
  let url: string;
  let connection: DatabaseConnection;
  let buildDir: string;
  let env: Record<string, string>;
  const ids: string[] = [];
  let admin: { readonly id: string; readonly email: string };

  beforeAll(async () => {
    buildDir = buildServer();
    url = await createPostgresDatabase();
    env = { DATABASE_URL: url, JOB_TAKEOVER_SECONDS: '1' };
    connection = openPostgres({ url });
    admin = await createUser(connection.db, { role: 'admin' });
    for (let n = 0; n < RING; n += 1)
      ids.push((await createUser(connection.db, { displayName: `Кольцо ${n}` })).id);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await connection.close();
    await dropPostgresDatabase(url);
  });

  const start = async (server: ServerProcess, action: string) => {
    const cookie = await signIn(server.url, admin.email, PASSWORD);
    const body = { action, filter: { q: 'кольцо' }, expected_count: RING };
    const { data } = await request(server.url, 'POST', '/admin/users/bulk', { body, cookie });
    return { cookie, path: `/admin/jobs/${(data as { job_id: string }).job_id}` };
  };
  const doneOf = async () => {
    const { rows } = await sql<{ status: string; done: number }>`
      select status, done from background_jobs order by created_at desc limit 1`.execute(connection.db);
    return rows[0] ?? { status: '', done: 0 };
  };
  /** Looks again and again until it is so. */
  const until = async (isSo: (job: { status: string; done: number }) => boolean) => {
    for (;;) {
      const job = await doneOf();
      if (isSo(job)) return job;
      await sleep(5);
    }
  };
  const rowsOf = async (action: string) => {
    const { rows } = await sql<{ n: number; people: number }>`
      select count(*)::integer as n, count(distinct entity_id)::integer as people from audit_log
      where action = ${action}`.execute(connection.db);
    return rows[0];
  };

  it(
    'is finished by another process when its own is killed in the middle, each person once',
    async () => {
      const first = await startServer(buildDir, env);
      await start(first, 'deactivate');
      await until(({ done }) => done >= KILLED_AFTER);
      await first.kill();
      const { status, done } = await doneOf();
      expect(status).toBe('running');
      expect(done).toBeLessThan(RING);
      const second = await startServer(buildDir, env);
      expect(await until((job) => job.status === 'done')).toEqual({ status: 'done', done: RING });
      expect(await rowsOf('user.deactivate')).toEqual({ n: RING, people: RING });
      expect(await second.stop()).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'waits for another process when its own stops, and ends where it is cancelled',
    async () => {
      const first = await startServer(buildDir, { ...env, JOB_TAKEOVER_SECONDS: '3600' });
      const { cookie, path } = await start(first, 'activate');
      await until(({ done }) => done >= KILLED_AFTER);
      expect(await first.stop()).toBe(0);
      const stopped = await doneOf();
      expect(stopped.status).toBe('queued');
      const second = await startServer(buildDir, { ...env, JOB_TAKEOVER_SECONDS: '3600' });
      await until(({ done }) => done > stopped.done);
      const cancelled = await request(second.url, 'POST', `${path}/cancel`, { cookie });
      expect(cancelled).toMatchObject({ status: 200, data: { status: 'cancelled' } });
      const { done } = await doneOf();
      expect(await second.stop()).toBe(0);
      expect(await doneOf()).toEqual({ status: 'cancelled', done });
      expect(await rowsOf('user.activate')).toEqual({ n: done, people: done });
      expect(done).toBeLessThan(RING);
    },
    TIMEOUT_MS,
  );
});
