import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COHORT_COOKIE, cohortOfUser } from '@cabinet/http-server';
import { makeDist } from '../testing/dist.mjs';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import {
  directoryOf,
  openFolderStore,
  promote,
  readHistory,
  readState,
  readStoring,
  releaseBuild,
  rollback,
  stopCanaryBuild,
  storeBuild,
} from './index.mjs';

const ANNA = { by: 'anna@example.org', why: 'a new screen' };
const BORIS = { by: 'boris@example.org', why: 'it was wrong' };

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

async function release(build: string, options: Partial<Parameters<typeof releaseBuild>[2]> = {}) {
  const stored = await storeBuild(store, await makeDist(dist, { build }));
  return releaseBuild(store, stored.build, { ...ANNA, ...options });
}

/** What the page of a running gateway names. */
async function live(cohort?: number): Promise<string | undefined> {
  const headers = { cookie: cohort === undefined ? '' : `${COHORT_COOKIE}=${cohort}` };
  const page = await (await fetch(server.url, { headers })).text();
  const inlined = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const fetched = await (await fetch(`${server.url}/registry.json`, { headers })).json();
  expect(JSON.parse(inlined)).toEqual(fetched);
  return fetched.remotes[0]?.build;
}

const remoteState = async () => (await readState(store)).remotes[0];

describe('a release', () => {
  it('is what the page of a running gateway names, and older builds stay', async () => {
    await release('old1');
    expect(await live()).toBe('old1');
    await release('new2');
    expect(await live()).toBe('new2');
    for (const build of ['old1', 'new2']) {
      const file = await fetch(`${server.url}/mfe/orders/1.2.3-${build}/remoteEntry.js`);
      expect(await file.text()).toBe(`// orders ${build}`);
    }
  });

  it('keeps who did what, when, why, from which build to which', async () => {
    await release('old1');
    await release('new2');
    await rollback(store, { remote: 'orders', ...BORIS });
    expect(await readHistory(store)).toMatchObject([
      { revision: 4, ...BORIS, action: 'rollback', remote: 'orders', from: '1.2.3-new2', to: '1.2.3-old1' },
      { revision: 3, ...ANNA, action: 'release', from: '1.2.3-old1', to: '1.2.3-new2' },
      { revision: 2, ...ANNA, action: 'release', to: '1.2.3-old1' },
      { revision: 1, action: 'lay-out' },
    ]);
    expect(await readHistory(store, { remote: 'orders', limit: 1 })).toHaveLength(1);
    const [last] = await readHistory(store);
    expect(Date.now() - Date.parse(String(last?.at))).toBeLessThan(60_000);
  });

  it('of what is live already changes nothing', async () => {
    await release('old1');
    await expect(release('old1')).rejects.toThrow('1.2.3-old1 of orders is live already');
    expect((await readState(store)).revision).toBe(2);
  });

  it('never writes over a stored build: other bytes under its name are refused', async () => {
    await release('old1');
    const changed = await makeDist(dist, { build: 'old1', global: 'another' });
    await expect(storeBuild(store, changed)).rejects.toThrow(/release\.json is stored with other bytes/);
  });

  it('notes who stored a build: once, and where nobody can fetch it', async () => {
    const folder = await makeDist(dist, { build: 'new2' });
    await storeBuild(store, folder, { by: ANNA.by });
    await storeBuild(store, folder, { by: BORIS.by });
    expect(await readStoring(store, 'orders', '1.2.3-new2')).toEqual({
      by: ANNA.by,
      at: expect.stringMatching(/Z$/),
    });
    for (const address of ['stored/orders/1.2.3-new2.json', 'mfe/orders/1.2.3-new2/stored.json'])
      expect(await (await fetch(`${server.url}/${address}`)).text()).not.toContain(ANNA.by);
  });

  it('tells who stored a build of before by the first change that names it', async () => {
    await release('old1', { ...BORIS, isHeld: true });
    await promote(store, { remote: 'orders', ...ANNA });
    expect(await readStoring(store, 'orders', '1.2.3-old1')).toMatchObject({ by: BORIS.by });
    const { build } = await storeBuild(store, await makeDist(dist, { build: 'new2' }));
    expect(await readStoring(store, 'orders', directoryOf(build))).toBeNull();
    await storeBuild(store, dist, { by: ANNA.by });
    expect(await readStoring(store, 'orders', directoryOf(build))).toBeNull();
  });

  it('of a build folder with a file that is not what was built is refused', async () => {
    await makeDist(dist, { build: 'new2' });
    await writeFile(path.join(dist, '12.js'), 'tampered');
    await expect(storeBuild(store, dist)).rejects.toThrow(/12\.js is not what was built/);
    await rm(path.join(dist, '12.js'));
    await expect(storeBuild(store, dist)).rejects.toThrow(/lacks 12\.js/);
  });
});

describe('a rollback', () => {
  it('brings the former build back, and the next one the build before that', async () => {
    for (const build of ['a', 'b', 'c']) await release(build);
    await rollback(store, { remote: 'orders', ...BORIS });
    expect(await live()).toBe('b');
    await rollback(store, { remote: 'orders', ...BORIS });
    expect(await live()).toBe('a');
    await expect(rollback(store, { remote: 'orders', ...BORIS })).rejects.toThrow('no build before this one');
    await expect(rollback(store, { remote: 'nothing', ...BORIS })).rejects.toThrow('there are host, orders');
  });

  it('never leads to the build that was taken back', async () => {
    for (const build of ['a', 'b']) await release(build);
    await rollback(store, { remote: 'orders', ...BORIS });
    await release('c');
    await rollback(store, { remote: 'orders', ...BORIS });
    expect(await live()).toBe('a');
  });

  it('takes a canary back and leaves the live build', async () => {
    await release('a');
    await release('b', { percent: 50 });
    const { change } = await rollback(store, { remote: 'orders', ...BORIS });
    expect(change).toMatchObject({ from: '1.2.3-b', to: '1.2.3-a' });
    expect(await remoteState()).not.toHaveProperty('canary');
  });

  it('is refused when somebody has released the remote in the same moment', async () => {
    for (const build of ['a', 'b']) await release(build);
    let isFirst = true;
    const slow: typeof store = {
      ...store,
      swap: async (...call) => {
        if (isFirst) await release('c');
        isFirst = false;
        return store.swap(...call);
      },
    };
    await expect(rollback(slow, { remote: 'orders', ...BORIS })).rejects.toThrow(
      'orders was changed meanwhile by anna@example.org (release)',
    );
    expect(await live()).toBe('c');
  });
});

describe('a canary', () => {
  const cohorts = Array.from({ length: 400 }, (_, number) => cohortOfUser(`user ${number}`));
  const buildOf = async (cohort: number) => {
    const headers = { cookie: `${COHORT_COOKIE}=${cohort}` };
    const response = await server.gateway.inject({ url: '/registry.json', headers });
    return response.json().remotes[0].build;
  };
  const everybody = () => Promise.all(cohorts.map(buildOf));
  const share = (builds: unknown[]) => builds.filter((build) => build === 'b').length / builds.length;

  it('is for its share of the people, the same ones each time, and those of a smaller share are among them', async () => {
    await release('a');
    await release('b', { percent: 5 });
    const atFive = await everybody();
    expect(share(atFive)).toBeGreaterThan(0.01);
    expect(share(atFive)).toBeLessThan(0.1);
    expect(await everybody()).toEqual(atFive);
    await release('b', { percent: 30 });
    const atThirty = await everybody();
    expect(share(atThirty)).toBeGreaterThan(0.22);
    expect(share(atThirty)).toBeLessThan(0.38);
    expect(atThirty.filter((_, index) => atFive[index] === 'b')).not.toContain('a');
    expect(await live(cohorts[atFive.indexOf('b')])).toBe('b');
  });

  it.each(['', 'x', '-1', '99999', '1;2'])('is not for a visitor, whose cookie is "%s"', async (value) => {
    await release('a');
    await release('b', { percent: 99.99 });
    const headers = { cookie: `${COHORT_COOKIE}=${value}` };
    const builds = value === '1;2' ? ['a', 'b'] : ['a'];
    expect(builds).toContain(
      (await server.gateway.inject({ url: '/registry.json', headers })).json().remotes[0].build,
    );
  });

  it('becomes live for everybody by a promotion', async () => {
    await release('a');
    await release('b', { percent: 5 });
    expect((await promote(store, { remote: 'orders', ...ANNA })).change).toMatchObject({
      from: '1.2.3-a',
      to: '1.2.3-b',
    });
    expect(await live()).toBe('b');
    await rollback(store, { remote: 'orders', ...BORIS });
    expect(await live()).toBe('a');
  });

  it('needs a live build beside it', async () => {
    await expect(release('b', { percent: 5 })).rejects.toThrow('no live build that the others would get');
    await release('a');
    await expect(release('a', { percent: 5 })).rejects.toThrow('is live for everybody');
  });

  it('is stopped only while it is the one that is meant', async () => {
    await release('a');
    await release('b', { percent: 5 });
    await expect(
      stopCanaryBuild(store, { remote: 'orders', directory: '1.2.3-a', ...BORIS }),
    ).rejects.toThrow('no canary any more');
    await stopCanaryBuild(store, { remote: 'orders', directory: '1.2.3-b', ...BORIS });
    expect(await remoteState()).not.toHaveProperty('canary');
    expect((await readHistory(store))[0]).toMatchObject({ action: 'stop', from: '1.2.3-b', to: '1.2.3-a' });
  });
});

describe('a held build', () => {
  it("is nobody's until it is promoted", async () => {
    await release('a');
    await release('b', { isHeld: true });
    await release('c', { isHeld: true });
    expect(await live()).toBe('a');
    await promote(store, { remote: 'orders', directory: '1.2.3-b', ...ANNA });
    expect(await live()).toBe('b');
    expect((await remoteState())?.held).toEqual(['1.2.3-c']);
    await promote(store, { remote: 'orders', ...ANNA });
    expect(await live()).toBe('c');
    await expect(promote(store, { remote: 'orders', ...ANNA })).rejects.toThrow(
      'no canary and no held build',
    );
    await expect(promote(store, { remote: 'orders', directory: '1.2.3-nowhere', ...ANNA })).rejects.toThrow(
      '1.2.3-nowhere of orders is not in',
    );
  });
});

it('every release of ten teams at once lands, one after the other', async () => {
  const names = Array.from({ length: 10 }, (_, number) => `team${number}`);
  const builds = [];
  for (const name of names)
    builds.push((await storeBuild(store, await makeDist(dist, { name, build: 'a1' }))).build);
  await Promise.all(builds.map((build) => releaseBuild(store, build, ANNA)));
  const { remotes, revision } = await readState(store);
  expect(remotes.map(({ name }) => name)).toEqual(builds.map(({ name }) => name).sort());
  expect(revision).toBe(11);
  const history = await readHistory(store);
  expect(history.map((change) => change.revision)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(new Set(remotes.map(({ live }) => live && directoryOf(live.build))).size).toBe(1);
});
