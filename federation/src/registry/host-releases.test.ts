import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COHORT_COOKIE } from '@cabinet/http-server';
import { makeDist, makeHostDist } from '../testing/dist.mjs';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import {
  contractProblems,
  demandFit,
  openFolderStore,
  promote,
  prune,
  readHistory,
  readState,
  releaseBuild,
  rollback,
  storeBuild,
  storeHost,
  surfaceProblems,
} from './index.mjs';
import { integrityOf } from './integrity.mjs';

const ANNA = { by: 'anna@example.org', why: 'a new kernel' };
const DAY_MS = 24 * 60 * 60_000;
const SHARED = 'face.00000001.js';

let server: TestGateway;
let dist: string;
let store: ReturnType<typeof openFolderStore>;

beforeEach(async () => {
  server = await startGateway();
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  store = openFolderStore(server.site);
});
afterEach(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

/** A host with one script of its own and one that all hosts share. */
async function upload(build: string, changes: Parameters<typeof makeHostDist>[1] = {}) {
  const own = `host.${build.padStart(8, '0')}.js`;
  const files = {
    'index.html': `<head><script src="/${own}"></script></head><div id="root"></div><!--registry-->`,
    [own]: `// host ${build}`,
    [SHARED]: '// of every host',
  };
  const integrity = Object.fromEntries([own, SHARED].map((file) => [file, integrityOf(String(files[file]))]));
  return (await storeHost(store, await makeHostDist(dist, { build, files, integrity, ...changes }))).build;
}

const release = async (build: string, options: Partial<Parameters<typeof releaseBuild>[2]> = {}) =>
  releaseBuild(store, await upload(build), { ...ANNA, ...options });

const releaseRemote = async (build: string, changes: Record<string, unknown> = {}) =>
  releaseBuild(store, (await storeBuild(store, await makeDist(dist, { build, ...changes }))).build, ANNA);

/** The host of a page, by its script and by what the page is told. */
async function hostOfPage(cohort?: number) {
  const headers = { cookie: cohort === undefined ? '' : `${COHORT_COOKIE}=${cohort}` };
  const page = (await server.gateway.inject({ url: '/', headers })).body;
  const registry = (await server.gateway.inject({ url: '/registry.json', headers })).json();
  const script = /host\.0*(\w+)\.js/.exec(page)?.[1];
  expect(registry.host).toBe(`1.0.0-${script ?? 'h1'}`);
  return script;
}

const answerFor = async (file: string) => (await server.gateway.inject(`/${file}`)).statusCode;

describe('a release of the host', () => {
  it('makes the pages of a running gateway its own, and is taken back', async () => {
    await release('a1');
    expect(await hostOfPage()).toBe('a1');
    await release('b2');
    expect(await hostOfPage()).toBe('b2');
    const { change } = await rollback(store, { remote: 'host', ...ANNA });
    expect(change).toMatchObject({ remote: 'host', from: '1.0.0-b2', to: '1.0.0-a1' });
    expect(await hostOfPage()).toBe('a1');
    expect(await readHistory(store, { remote: 'host' })).toHaveLength(3);
  });

  it('leaves the files of every host before it to the pages that run it', async () => {
    await release('a1');
    await release('b2');
    for (const file of ['host.000000a1.js', 'host.000000b2.js', SHARED])
      expect(await answerFor(file)).toBe(200);
  });

  it('is for a share of the people, and then for all', async () => {
    await release('a1');
    await release('b2', { percent: 50 });
    const hosts = await Promise.all(Array.from({ length: 60 }, (_, cohort) => hostOfPage(cohort)));
    expect(new Set(hosts)).toEqual(new Set(['a1', 'b2']));
    expect(await hostOfPage()).toBe('a1');
    await promote(store, { remote: 'host', ...ANNA });
    expect(await hostOfPage()).toBe('b2');
  });

  it('leaves the remotes as they are, and theirs leave the host', async () => {
    await release('a1');
    await releaseRemote('r1');
    await release('b2');
    const { host, remotes } = await readState(store);
    expect([host?.live?.build.build, remotes[0]?.live?.build.build]).toEqual(['b2', 'r1']);
  });

  it('is refused when its kernel lacks what a live remote needs', async () => {
    await releaseRemote('r1', { kernelEntries: ['ui'], kernelImports: { ui: ['Button'] } });
    const state = await readState(store);
    const bare = await upload('b2', { exports: { ui: ['Link'] } });
    expect(contractProblems(bare, state)).toEqual([]);
    expect(surfaceProblems(bare, state)).toEqual([
      'host 1.0.0-b2 takes from its kernel what orders 1.2.3-r1 imports: Button of ui. Keep it until no live remote imports it.',
    ]);
    const empty = await upload('c3', { exports: {} });
    expect(contractProblems(empty, state)).toEqual([
      expect.stringContaining('host 1.0.0-c3 does not fit the live remotes: orders 1.2.3-r1: imports ui'),
    ]);
    const check = (now: typeof state) => demandFit(now, bare);
    await expect(releaseBuild(store, bare, { ...ANNA, check })).rejects.toThrow('Keep it until');
  });

  it('as a canary is a host that remotes must fit, too', async () => {
    await releaseBuild(store, await upload('b2', { exports: { ui: ['Link'] } }), { ...ANNA, percent: 5 });
    const changes = { build: 'r1', kernelImports: { ui: ['Button'] } };
    const { build } = await storeBuild(store, await makeDist(dist, changes));
    expect(surfaceProblems(build, await readState(store))).toEqual([expect.stringContaining('Button of ui')]);
  });
});

describe('pruning of hosts', () => {
  const later = (days: number) => Date.now() + days * DAY_MS + 1000;

  it('deletes their own files with them, and never those that others share', async () => {
    for (const build of ['a1', 'b2', 'c3']) await release(build);
    const verdicts = await prune(store, { by: 'prune', now: later(31) });
    // The host that was laid out names no files of its own.
    expect(verdicts.flatMap(({ keep, directory }) => (keep ? [] : [directory]))).toEqual([
      '1.0.0-a1',
      '1.0.0-h1',
    ]);
    expect(await answerFor('host.000000a1.js')).toBe(404);
    for (const file of ['host.000000b2.js', 'host.000000c3.js', SHARED])
      expect(await answerFor(file)).toBe(200);
    await rollback(store, { remote: 'host', ...ANNA });
    expect(await hostOfPage()).toBe('b2');
  });

  it('lets no host be released while files are being deleted', async () => {
    for (const build of ['a1', 'b2', 'c3']) await release(build);
    await prune(store, { by: 'prune', now: later(31) });
    await expect(release('d4')).rejects.toThrow('are being deleted: try again in ten minutes');
    await releaseRemote('r1');
  });
});
