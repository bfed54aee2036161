import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, openPostgres } from '#db/index.ts';
import { postgresBinaries } from '../postgres-binaries.mjs';
import { createPostgresServer, memoryFolder } from '../postgres-server.mjs';
import { createUser, PASSWORD } from '../test-users.ts';
import {
  buildServer,
  killServers,
  request,
  type ServerProcess,
  signIn,
  startServer,
} from './server-process.ts';

const RESTARTS = 3;
const CLIENTS = 8;
const WRITES_BETWEEN = 5 * CLIENTS;
const TIMEOUT_MS = 120_000;

const hasBinaries = postgresBinaries() !== undefined;
if (!hasBinaries) console.warn('SKIPPED: the database restart under load needs the binaries of PostgreSQL.');

interface Client {
  readonly cookie: string;
  readonly name: string;
  acknowledged: number;
  sent: number;
}

afterAll(killServers);

(hasBinaries ? describe : describe.skip)('a database that restarts under load', () => {
  let database: NonNullable<Awaited<ReturnType<typeof createPostgresServer>>>;
  let server: ServerProcess;
  const clients: Client[] = [];

  beforeAll(async () => {
    const created = await createPostgresServer([], memoryFolder());
    if (!created) throw new Error('initdb vanished');
    database = created;
    const connection = openPostgres({ url: database.url });
    await migrate(connection.db);
    server = await startServer(buildServer(), { DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    for (let index = 0; index < CLIENTS; index += 1) {
      const { email } = await createUser(connection.db, { displayName: '0' });
      const cookie = await signIn(server.url, email, PASSWORD);
      clients.push({ cookie, name: email, acknowledged: 0, sent: 0 });
    }
    await connection.close();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  it(
    'gives right answers or SYS.002, never a crash, and loses no acknowledged write',
    async () => {
      const seen = new Map<string, number>();
      let isOver = false;
      const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

      /** Until the load has got so many more of these answers. */
      async function untilSeen(what: string, more: number): Promise<void> {
        const enough = (seen.get(what) ?? 0) + more;
        // A load that has ended, by a failed expectation, gets no more of them.
        while ((seen.get(what) ?? 0) < enough && !isOver) await nextTurn();
      }

      async function load(client: Client): Promise<void> {
        while (!isOver) {
          client.sent += 1;
          const body = { display_name: String(client.sent) };
          const write = await request(server.url, 'PATCH', '/users/0', { body, cookie: client.cookie });
          note(`write ${write.status} ${write.code}`);
          if (write.status === 200) client.acknowledged = client.sent;

          const read = await request(server.url, 'GET', '/users/me', { cookie: client.cookie });
          note(`read ${read.status} ${read.code}`);
          if (read.status === 200) {
            const value = Number((read.data as { user: { display_name: string } }).user.display_name);
            expect(value).toBeGreaterThanOrEqual(client.acknowledged);
            expect(value).toBeLessThanOrEqual(client.sent);
          }
          const balance = await request(server.url, 'GET', '/users/me/balance', { cookie: client.cookie });
          note(`balance ${balance.status} ${balance.code}`);
        }
      }

      const all = Promise.all(clients.map(load)).finally(() => {
        isOver = true;
      });
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await untilSeen('write 200 ', WRITES_BETWEEN);
        await database.kill();
        await untilSeen('write 503 SYS.002', CLIENTS);
        expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        await database.start();
      }
      await untilSeen('write 200 ', WRITES_BETWEEN);
      isOver = true;
      await all;

      expect(server.isRunning()).toBe(true);
      const kinds = [...seen.keys()];
      expect(kinds.filter((kind) => !/^\w+ (200 |503 SYS\.002)$/.test(kind))).toEqual([]);
      expect(kinds).toContain('write 503 SYS.002');
      for (const client of clients) {
        const { status, data } = await request(server.url, 'GET', '/users/me', { cookie: client.cookie });
        expect(status).toBe(200);
        const value = Number((data as { user: { display_name: string } }).user.display_name);
        expect(value).toBeGreaterThanOrEqual(client.acknowledged);
      }
    },
    TIMEOUT_MS,
  );
});
