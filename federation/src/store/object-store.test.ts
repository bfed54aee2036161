import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { S3_CREDENTIALS, startS3 } from '../testing/s3.ts';
import { openFolderStore } from './folder-store.mjs';
import type { ObjectStore } from './object-store.mjs';
import { openS3Store } from './s3-store.mjs';

// Twenty writers swap one object, and each one that loses starts again.
jest.setTimeout(60_000);

async function startFolder() {
  const dir = await mkdtemp(path.join(tmpdir(), 'store-'));
  return { open: () => openFolderStore(dir), close: () => rm(dir, { recursive: true, force: true }) };
}

async function startBucket() {
  const s3 = await startS3();
  return { open: () => openS3Store(s3.url('cabinet'), S3_CREDENTIALS), close: s3.close };
}

const text = (content: string) => Buffer.from(content);

describe.each([
  { kind: 'folder', start: startFolder },
  { kind: 'bucket', start: startBucket },
])('an object store in a $kind', ({ start }) => {
  let place: Awaited<ReturnType<typeof start>>;
  let store: ObjectStore;
  beforeEach(async () => {
    place = await start();
    store = place.open();
  });
  afterEach(() => place.close());

  const textAt = async (key: string) => (await store.read(key))?.body.toString();
  const keysAt = async (prefix: string) => (await store.list(prefix)).map(({ key }) => key);
  const tagAt = async (key: string) => {
    const tag = await store.peek(key);
    if (tag === null) throw new Error(`${key} is not there.`);
    return tag;
  };

  it('reads nothing where there is nothing', async () => {
    expect(await store.read('mfe/orders/release.json')).toBeNull();
    expect(await store.peek('mfe/orders/release.json')).toBeNull();
    expect(await store.list('')).toEqual([]);
  });

  it('gives back what was put, byte for byte', async () => {
    const body = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    expect(await store.put('mfe/orders/1.0.0-abc/logo.png', body)).toBe(true);
    expect(await store.put('mfe/orders/1.0.0-abc/empty.css', Buffer.alloc(0))).toBe(true);

    expect((await store.read('mfe/orders/1.0.0-abc/logo.png'))?.body.equals(body)).toBe(true);
    expect(await textAt('mfe/orders/1.0.0-abc/empty.css')).toBe('');
  });

  it('keeps what stands there when the key is put again', async () => {
    await store.put('release.json', text('first'));
    expect(await store.put('release.json', text('second'))).toBe(false);
    expect(await textAt('release.json')).toBe('first');
  });

  it('lets one of many put a key', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, writer) => place.open().put('once.json', text(`writer ${writer}`))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await textAt('once.json')).toBe(`writer ${results.indexOf(true)}`);
  });

  it('gives the same tag to a reader and to one who only looks', async () => {
    await store.put('release.json', text('{}'));
    await store.swap('state.json', text('{}'), null);
    for (const key of ['release.json', 'state.json'])
      expect((await store.read(key))?.tag).toBe(await store.peek(key));
  });

  it('swaps from the state that the writer has seen, and from no other', async () => {
    expect(await store.swap('state.json', text('one'), null)).toBe(true);
    expect(await store.swap('state.json', text('other'), null)).toBe(false);
    const seen = await tagAt('state.json');
    expect(await store.swap('state.json', text('two'), seen)).toBe(true);
    expect(await store.swap('state.json', text('late'), seen)).toBe(false);
    expect(await textAt('state.json')).toBe('two');
    expect(await store.peek('state.json')).not.toBe(seen);
  });

  it('does not bring back an object that was removed meanwhile', async () => {
    await store.swap('state.json', text('one'), null);
    const seen = await tagAt('state.json');
    await store.remove(['state.json']);
    expect(await store.swap('state.json', text('two'), seen)).toBe(false);
    expect(await store.read('state.json')).toBeNull();
  });

  it('loses none of twenty changes made at once', async () => {
    await store.swap('count', text('0'), null);
    async function increment(writer: ObjectStore): Promise<void> {
      const seen = await writer.read('count');
      const next = text(String(Number(seen?.body) + 1));
      if (!(await writer.swap('count', next, seen?.tag ?? null))) await increment(writer);
    }
    await Promise.all(Array.from({ length: 20 }, () => increment(place.open())));
    expect(await textAt('count')).toBe('20');
  });

  it('lists what begins with a prefix, in order, with its size and time', async () => {
    const before = Date.now();
    for (const key of ['mfe/orders/b.js', 'mfe/orders/a.js', 'mfe/orders-old/a.js', 'mfe/users/a.js'])
      await store.put(key, text(key));
    await store.swap('mfe/orders/state.json', text('{}'), null);

    expect(await keysAt('mfe/orders')).toEqual([
      'mfe/orders-old/a.js',
      'mfe/orders/a.js',
      'mfe/orders/b.js',
      'mfe/orders/state.json',
    ]);
    expect(await keysAt('mfe/orders/')).toEqual([
      'mfe/orders/a.js',
      'mfe/orders/b.js',
      'mfe/orders/state.json',
    ]);
    expect(await keysAt('mfe/us')).toEqual(['mfe/users/a.js']);
    expect(await keysAt('')).toHaveLength(5);
    const [first] = await store.list('mfe/users/');
    expect(first?.bytes).toBe('mfe/users/a.js'.length);
    // A file's time is a little coarser than the clock.
    expect(first?.putAt.getTime()).toBeGreaterThan(before - 2_000);
    expect(first?.putAt.getTime()).toBeLessThan(Date.now() + 2_000);
  });

  it('removes many objects, and passes over those that are not there', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `many/${String(index).padStart(2, '0')}.js`);
    await Promise.all([...keys, 'other.js'].map((key) => store.put(key, text(key))));
    expect(await keysAt('many/')).toEqual(keys);

    await store.remove([...keys, 'many/never-there.js']);
    expect(await keysAt('')).toEqual(['other.js']);
    expect(await store.put('many/00.js', text('again'))).toBe(true);
    await store.remove([]);
  });
});
