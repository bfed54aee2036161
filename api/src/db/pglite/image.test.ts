import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { holdCompiledPglite } from '#test/compiled-pglite.mjs';
import type { Contents } from './image.ts';
import { openPglite } from './open-pglite.ts';

const NINE_DAYS_S = 9 * 86_400;
const HARMS: readonly { readonly name: string; readonly harm: (path: string) => void }[] = [
  { name: 'empty', harm: (path) => truncateSync(path) },
  { name: 'cut off', harm: (path) => truncateSync(path, 1_000_000) },
  {
    name: 'wrong in one bit',
    harm: (path) => {
      const bytes = readFileSync(path);
      const middle = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
      writeFileSync(path, bytes);
    },
  },
];

describe('the images of the embedded database', () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'cabinet образы '));
  let fills = 0;
  beforeAll(async () => {
    await holdCompiledPglite();
    await found({ contents: contents('kept') });
  });
  beforeEach(() => {
    fills = 0;
  });
  afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

  function contents(key: string): Contents {
    return {
      key,
      fill: async (db) => {
        fills += 1;
        await db
          .insertInto('settings')
          .values({ key: 'filled', value: JSON.stringify(key) })
          .execute();
      },
    };
  }

  const images = (part: string) => readdirSync(cacheDir).filter((name) => name.includes(part));

  async function found(options: { contents?: Contents; dataDir?: string }): Promise<unknown> {
    const connection = await openPglite({ cacheDir, ...options });
    const row = await connection.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'filled')
      .executeTakeFirst();
    await connection.close();
    return row?.value;
  }

  it('are filled once for each key', async () => {
    expect(await found({ contents: contents('kept') })).toBe('kept');
    expect(fills).toBe(0);
    expect(await found({ contents: contents('other') })).toBe('other');
    expect(fills).toBe(1);
    expect(await found({})).toBeUndefined();
  });

  it('serve a folder too, and leave one that holds a database as it is', async () => {
    const dataDir = join(cacheDir, 'data');
    expect(await found({ contents: contents('kept'), dataDir })).toBe('kept');
    expect(await found({ contents: contents('another'), dataDir })).toBe('kept');
    expect(fills).toBe(0);
  });

  it.each(HARMS)('are made again when one is $name', async ({ name, harm }) => {
    const [image = ''] = images('-kept.tar.gz');
    harm(join(cacheDir, image));
    const dataDir = join(cacheDir, name);
    expect(await found({ contents: contents('kept'), dataDir })).toBe('kept');
    expect(fills).toBe(1);
  });

  it('are whole when two starts make the same one at once', async () => {
    const both = [found({ contents: contents('twice') }), found({ contents: contents('twice') })];
    expect(await Promise.all(both)).toEqual(['twice', 'twice']);
    fills = 0;
    expect(await found({ contents: contents('twice') })).toBe('twice');
    expect(fills).toBe(0);
    expect(images('twice')).toHaveLength(1);
  });

  it('leave nothing behind when they cannot be filled: the database is the empty one', async () => {
    const fill = async () => {
      throw new Error('no room');
    };
    expect(await found({ contents: { key: 'failed', fill } })).toBeUndefined();
    expect(images('failed')).toEqual([]);
  });

  it('make room when they are older than a week, finished or not', async () => {
    const names = ['pglite-17-old.tar.gz', 'pglite-17-old.tar.gz.killed', 'pglite-17-young.tar.gz.writing'];
    for (const name of names) writeFileSync(join(cacheDir, name), 'half of one');
    const then = Date.now() / 1000 - NINE_DAYS_S;
    for (const name of images('old')) utimesSync(join(cacheDir, name), then, then);
    await found({ contents: contents('new') });
    expect(images('pglite-17-')).toEqual(['pglite-17-young.tar.gz.writing']);
  });
});
