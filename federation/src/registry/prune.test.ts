import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDist } from '../testing/dist.mjs';
import { openFolderStore, promote, prune, readState, releaseBuild, rollback, storeBuild } from './index.mjs';

const ANNA = { by: 'anna@example.org', why: 'a release' };
const DAY_MS = 24 * 60 * 60_000;

let dir: string;
let store: ReturnType<typeof openFolderStore>;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'store-'));
  store = openFolderStore(path.join(dir, 'store'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const upload = async (build: string) =>
  (await storeBuild(store, await makeDist(path.join(dir, 'dist'), { build }), { by: ANNA.by })).build;

async function release(build: string, options: Partial<Parameters<typeof releaseBuild>[2]> = {}) {
  await releaseBuild(store, await upload(build), { ...ANNA, ...options });
}

const later = (days: number) => Date.now() + days * DAY_MS + 1000;

const verdicts = async (days: number, isDryRun = true) =>
  Object.fromEntries(
    (await prune(store, { by: 'prune', now: later(days), isDryRun })).map(({ directory, keep, why }) => [
      directory.replace('1.2.3-', ''),
      keep ? why : `goes: ${why}`,
    ]),
  );

describe('pruning', () => {
  it('keeps what people get or can go back to, and what a page of 30 days can ask for', async () => {
    for (const build of ['a', 'b', 'c', 'd']) await release(build);
    await release('e', { percent: 5 });
    await release('f', { isHeld: true });
    await upload('g');
    expect(await verdicts(29)).toMatchObject({
      a: expect.stringContaining('a page may be 30 days old'),
      b: expect.stringContaining('a page may be 30 days old'),
      c: 'the goal of a rollback',
      d: 'live',
      e: 'canary',
      f: 'held',
      g: expect.stringContaining('was never live'),
    });
    expect(await verdicts(31)).toMatchObject({
      a: expect.stringMatching(/^goes: was live until .* \(change 2\), 31 days ago; 1 changes name it/),
      b: expect.stringMatching(/^goes: was live until .* \(change 3\)/),
      c: 'the goal of a rollback',
      f: 'held',
      g: expect.stringMatching(/^goes: was never live, 31 days ago; 0 changes/),
    });
    expect(await store.list('mfe/orders/1.2.3-a/')).not.toEqual([]);
  });

  it('deletes exactly those, and says so in the history', async () => {
    for (const build of ['a', 'b', 'c']) await release(build);
    await verdicts(31, false);
    const left = new Set((await store.list('mfe/')).map(({ key }) => key.split('/')[2]));
    expect([...left]).toEqual(['1.2.3-b', '1.2.3-c']);
    expect((await store.list('stored/')).map(({ key }) => key)).toEqual([
      'stored/orders/1.2.3-b.json',
      'stored/orders/1.2.3-c.json',
    ]);
    expect((await readState(store)).change).toMatchObject({ action: 'prune', by: 'prune' });
    await rollback(store, { remote: 'orders', ...ANNA });
    await expect(rollback(store, { remote: 'orders', ...ANNA })).rejects.toThrow('no build before');
    const { revision } = await readState(store);
    await verdicts(0, false);
    expect((await readState(store)).revision).toBe(revision);
  });

  it('counts a canary that another one replaced from the day on which it was', async () => {
    await release('a');
    await release('b', { percent: 5 });
    await release('c', { percent: 5 });
    expect((await verdicts(31)).b).toMatch(/^goes: was live until .* \(change 3\)/);
  });

  it('reads each change of the history once, and again only where somebody was faster', async () => {
    for (const build of ['a', 'b', 'c']) await release(build);
    const reads: string[] = [];
    const watched: typeof store = {
      ...store,
      read: (key) => {
        if (key.startsWith('history/')) reads.push(key);
        return store.read(key);
      },
    };
    await prune(watched, { by: 'prune', now: later(31) });
    expect(reads.length).toBeGreaterThan(1);
    expect(reads).toEqual([...new Set(reads)]);
  });

  it('finds a promotion in the same moment, and keeps its build', async () => {
    for (const build of ['a', 'b', 'c']) await release(build);
    let isFirst = true;
    const slow: typeof store = {
      ...store,
      swap: async (...call) => {
        if (isFirst) await promote(store, { remote: 'orders', directory: '1.2.3-a', ...ANNA });
        isFirst = false;
        return store.swap(...call);
      },
    };
    const found = await prune(slow, { by: 'prune', now: later(31) });
    expect(found.find(({ directory }) => directory === '1.2.3-a')).toMatchObject({ keep: true, why: 'live' });
    expect(await store.read('mfe/orders/1.2.3-a/release.json')).not.toBeNull();
  });

  it('lets no build come back while it is being deleted', async () => {
    for (const build of ['a', 'b', 'c']) await release(build);
    const slow: typeof store = {
      ...store,
      remove: async (keys) => {
        await expect(promote(store, { remote: 'orders', directory: '1.2.3-a', ...ANNA })).rejects.toThrow(
          'Files of orders 1.2.3-a are being deleted',
        );
        await store.remove(keys);
      },
    };
    await prune(slow, { by: 'prune', now: later(31) });
    expect(await store.list('mfe/orders/1.2.3-a/')).toEqual([]);
  });
});
