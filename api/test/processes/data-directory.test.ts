import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectoryBusyError, openPglite } from '../../src/db/index.ts';
import { lockDirectory } from '../../src/db/pglite/directory-lock.ts';
import { CACHE_DIR } from '../databases.ts';
import { buildServer, startServer } from './server-process.ts';

const TIMEOUT_MS = 60_000;

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
    'that a cut-off first start left half made is made anew',
    async () => {
      const dataDir = join(folder, 'half');
      mkdirSync(join(dataDir, 'pg'), { recursive: true });
      writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '18');
      const connection = await openPglite({ dataDir, cacheDir: CACHE_DIR });
      expect(await connection.db.selectFrom('roles').select('key').execute()).toHaveLength(3);
      await connection.close();
      expect(existsSync(join(dataDir, 'pg.ready'))).toBe(true);
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
