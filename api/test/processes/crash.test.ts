import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '#db/index.ts';
import { CACHE_DIR, createPostgresDatabase, dropPostgresDatabase, postgresUrl } from '../databases.ts';
import { createUser, PASSWORD } from '../test-users.ts';
import {
  buildServer,
  killServers,
  request,
  type ServerProcess,
  signIn,
  startServer,
} from './server-process.ts';

/** On PostgreSQL the process that is killed is not the one that keeps the data. */
const ROUNDS = { PGlite: 20, PostgreSQL: 5 };
const WRITERS = 4;
/** A round is killed after so many acknowledged writes, and up to four times as many. */
const FEWEST_WRITES = 5;
/** So many server starts take seconds on a free machine and minutes on a busy one. */
const TIMEOUT_MS = 600_000;

/** One user whose name counts up: `acknowledged` was answered with success, `sent` may or may not have arrived. */
interface Writer {
  readonly email: string;
  cookie: string;
  sent: number;
  acknowledged: number;
}

const kinds = postgresUrl === undefined ? (['PGlite'] as const) : (['PGlite', 'PostgreSQL'] as const);

afterAll(killServers);

describe.each(kinds)('kill -9 during writes on %s', (kind) => {
  const rounds = ROUNDS[kind];
  let buildDir: string;
  let env: Record<string, string>;
  let cleanUp: () => Promise<void>;
  const writers: Writer[] = [];
  let written = 0;
  let onWrite: () => void = () => undefined;

  beforeAll(async () => {
    buildDir = buildServer();
    if (kind === 'PostgreSQL') {
      const url = await createPostgresDatabase();
      env = { DATABASE_URL: url };
      cleanUp = () => dropPostgresDatabase(url);
    } else {
      const dataDir = mkdtempSync(join(tmpdir(), 'cabinet-crash-'));
      env = { DATA_DIR: dataDir };
      cleanUp = async () => rmSync(dataDir, { recursive: true, force: true });
    }
    const connection = await openDatabase({
      databaseUrl: env.DATABASE_URL,
      databasePoolSize: 1,
      databaseLockTimeoutMs: 0,
      databaseStatementTimeoutMs: 0,
      dataDir: env.DATA_DIR ?? '',
      cacheDir: CACHE_DIR,
    });
    for (let index = 0; index < WRITERS; index += 1) {
      const { email } = await createUser(connection.db, { displayName: '0' });
      writers.push({ email, cookie: '', sent: 0, acknowledged: 0 });
    }
    await connection.close();
  }, TIMEOUT_MS);
  afterAll(() => cleanUp());

  async function write(server: ServerProcess, writer: Writer): Promise<void> {
    while (server.isRunning()) {
      writer.sent += 1;
      const body = { display_name: String(writer.sent) };
      const answer = await request(server.url, 'PATCH', '/users/0', { body, cookie: writer.cookie }).catch(
        () => undefined,
      );
      if (!answer) return;
      expect(answer).toMatchObject({ status: 200, data: { user: { display_name: String(writer.sent) } } });
      writer.acknowledged = writer.sent;
      written += 1;
      onWrite();
    }
  }

  async function stored(server: ServerProcess, writer: Writer): Promise<number> {
    const { data } = await request(server.url, 'GET', '/users/me', { cookie: writer.cookie });
    return Number((data as { user: { display_name: string } }).user.display_name);
  }

  it(
    `loses no acknowledged write in ${rounds} rounds`,
    async () => {
      for (let round = 0; round <= rounds; round += 1) {
        const server = await startServer(buildDir, env);
        for (const writer of writers) {
          // Sessions survive as well: nobody signs in twice.
          writer.cookie ||= await signIn(server.url, writer.email, PASSWORD);
          const value = await stored(server, writer);
          expect(value).toBeGreaterThanOrEqual(writer.acknowledged);
          expect(value).toBeLessThanOrEqual(writer.sent);
          writer.sent = value;
        }
        if (round === rounds) {
          expect(await server.stop()).toBe(0);
          break;
        }
        const enough = written + FEWEST_WRITES + Math.random() * 3 * FEWEST_WRITES;
        const haveWritten = new Promise<void>((resolve) => {
          onWrite = () => void (written >= enough && resolve());
        });
        const writing = Promise.all(writers.map((writer) => write(server, writer)));
        await Promise.race([haveWritten, writing]);
        await server.kill();
        await writing;
      }
      expect(written).toBeGreaterThanOrEqual(rounds * FEWEST_WRITES);
    },
    TIMEOUT_MS,
  );
});
