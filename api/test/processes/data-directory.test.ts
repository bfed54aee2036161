import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectoryBusyError, openPglite } from '#db/index.ts';
import { lockDirectory } from '#db/pglite/directory-lock.ts';
import { CACHE_DIR } from '../databases.ts';
import { createUser } from '../test-users.ts';
import { buildServer, freePort, killServers, launchServer, startServer } from './server-process.ts';

const TIMEOUT_MS = 120_000;
/** Where a database stands, and where it is prepared. */
const PLACES = ['pg', 'pg.unfinished'];

afterAll(killServers);

describe('a data directory', () => {
  let buildDir: string;
  let folder: string;
  beforeAll(() => {
    buildDir = buildServer();
    folder = mkdtempSync(join(tmpdir(), 'cabinet данные '));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'serves one process: the second is refused and the first goes on',
    async () => {
      const env = { DATA_DIR: join(folder, 'one') };
      const first = await startServer(buildDir, env);
      await expect(startServer(buildDir, env)).rejects.toThrow(/is in use by another process/);
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
      expect(first.output()).toContain('does not fsync');

      await first.kill();
      const next = await startServer(buildDir, env);
      expect(await next.stop()).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'that a cut-off first start left half made is made again',
    async () => {
      const dataDir = join(folder, 'half');
      for (const place of PLACES) {
        mkdirSync(join(dataDir, place), { recursive: true });
        writeFileSync(join(dataDir, place, 'PG_VERSION'), '18');
      }
      const connection = await openPglite({ dataDir, cacheDir: CACHE_DIR });
      expect(await connection.db.selectFrom('roles').select('key').execute()).toHaveLength(3);
      await connection.close();
      expect(existsSync(join(dataDir, 'pg.ready'))).toBe(true);
      expect(existsSync(join(dataDir, 'pg.unfinished'))).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'that has lost its mark is left alone: the start stops with what to do, and goes on when it is done',
    async () => {
      const dataDir = join(folder, 'unmarked');
      const email = 'kept@test.example';
      const first = await openPglite({ dataDir, cacheDir: CACHE_DIR });
      await createUser(first.db, { email });
      await first.close();
      const mark = join(dataDir, 'pg.ready');
      rmSync(mark);

      const refused = await startServer(buildDir, { DATA_DIR: dataDir }).catch(
        (error: Error) => error.message,
      );
      expect(refused).toMatch(
        /pg holds a database, but .*pg\.ready, the mark .* is missing\. Nothing was changed\./,
      );
      expect(refused).not.toMatch(/\n\s+at /);
      writeFileSync(mark, '');
      const again = await openPglite({ dataDir, cacheDir: CACHE_DIR });
      const found = await again.db.selectFrom('users').select('email').where('email', '=', email).execute();
      await again.close();
      expect(found).toEqual([{ email }]);
    },
    TIMEOUT_MS,
  );

  it(
    'is made again when its first start was killed half way',
    async () => {
      const dataDir = join(folder, 'killed');
      const server = launchServer(buildDir, { DATA_DIR: dataDir, API_PORT: String(await freePort()) });
      const exited = once(server, 'exit');
      while (!PLACES.some((place) => existsSync(join(dataDir, place, 'PG_VERSION')))) await sleep(1);
      server.kill('SIGKILL');
      await exited;
      const connection = await openPglite({ dataDir, cacheDir: CACHE_DIR });
      expect(await connection.db.selectFrom('roles').select('key').execute()).toHaveLength(3);
      await connection.close();
    },
    TIMEOUT_MS,
  );

  describe.each(['linux', 'darwin'] as const)('lock as on %s', (platform) => {
    const place = () => join(folder, `lock-${platform}`);

    it('is held until it is released', async () => {
      const lock = await lockDirectory(place(), platform);
      await expect(lockDirectory(place(), platform)).rejects.toThrow(DirectoryBusyError);
      await lock.release();
      const again = await lockDirectory(place(), platform);
      await again.release();
    });
  });

  it('takes over the pid file of a process that is gone, and only of such a one', async () => {
    const place = join(folder, 'pid');
    mkdirSync(place);
    writeFileSync(join(place, 'cabinet.pid'), '999999999');
    const lock = await lockDirectory(place, 'darwin');
    await lock.release();
    writeFileSync(join(place, 'cabinet.pid'), '1');
    await expect(lockDirectory(place, 'darwin')).rejects.toThrow(DirectoryBusyError);
  });
});
