import { isInCanary, openStore, readState } from '@cabinet/federation/registry';
import { cohortOfUser } from '@cabinet/http-server';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { type TestReleases, testReleases } from '#test/test-releases.ts';

const releases: TestReleases = await testReleases();

const load = (changes: object = {}) => ({
  remote: 'orders',
  build: '1.2.3-one',
  outcome: 'loaded',
  ms: 100,
  ...changes,
});

describe.each(anyDatabase)('reports of loads on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: releases.address } });
  let person: SignedIn;
  const report = (loads: unknown, from: TestClient = person) => from.post('/remote-loads', { loads });
  const counted = async () => {
    const rows = await api.db
      .selectFrom('remote_loads')
      // An hour may end between two reports.
      .select(
        (eb) => ['remote', 'build', 'outcome', 'bucket', eb.fn.sum<number>('count').as('count')] as const,
      )
      .groupBy(['remote', 'build', 'outcome', 'bucket'])
      .orderBy('build')
      .orderBy('outcome')
      .orderBy('bucket')
      .execute();
    await api.db.deleteFrom('remote_loads').execute();
    return rows.map(({ remote, build, outcome, bucket, count }) => [remote, build, outcome, bucket, count]);
  };

  beforeAll(async () => {
    await releases.release('one');
    person = await api.signedIn();
  });

  it('are added up by build, outcome and class of time, of all who are signed in', async () => {
    expect((await report([load(), load({ ms: 101 }), load({ outcome: 'network', ms: null })])).status).toBe(
      200,
    );
    await report(
      [load(), load({ outcome: 'crashed', ms: 5 }), load({ ms: null }), load({ ms: 0 })],
      await api.signedIn(),
    );
    expect(await counted()).toEqual([
      ['orders', '1.2.3-one', 'crashed', -1, 1],
      ['orders', '1.2.3-one', 'loaded', -1, 1],
      ['orders', '1.2.3-one', 'loaded', 0, 1],
      ['orders', '1.2.3-one', 'loaded', 49, 3],
      ['orders', '1.2.3-one', 'network', -1, 1],
    ]);
  });

  it('without a session are taken and counted by nobody', async () => {
    for (let address = 0; address < 10; address += 1)
      expect((await report([load({ outcome: 'network' })], api.visitor(`203.0.113.${address}`))).status).toBe(
        200,
      );
    expect(await counted()).toEqual([]);
  });

  it('are added up by all that are sent at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => report([load()])));
    expect(await counted()).toEqual([['orders', '1.2.3-one', 'loaded', 49, 20]]);
  });

  it('of what was never released are passed over', async () => {
    const answer = await report([load({ build: '9.9.9-none' }), load({ remote: 'nobody' })]);
    expect(answer.status).toBe(200);
    expect(await counted()).toEqual([]);
  });

  it('of a canary count from those alone who get it', async () => {
    const canary = await releases.release('two', { percent: 50 });
    const state = await readState(await openStore(releases.address));
    const mayHave = ({ userId }: { userId: string }) =>
      isInCanary(state.remotes[0]?.canary, cohortOfUser(userId));
    // Ids are random, and they decide who gets the build, so people are made until there is one of each kind.
    const people = [await api.signedIn()];
    while (!people.some(mayHave) || people.every(mayHave)) people.push(await api.signedIn());
    await report([load({ build: canary, outcome: 'network', ms: null })], api.visitor());
    for (const person of people)
      await report([load({ build: canary, outcome: 'network', ms: null })], person);
    expect(await counted()).toEqual([['orders', canary, 'network', -1, people.filter(mayHave).length]]);
  });

  it.each([
    ['no loads', []],
    ['no list', 'loads'],
    ['too many', Array.from({ length: 51 }, () => load())],
    ['an unknown outcome', [load({ outcome: 'fine' })]],
    ['a remote with a path in its name', [load({ remote: '../etc' })]],
    ['a build that is none', [load({ build: 'latest' })]],
    ['a negative time', [load({ ms: -1 })]],
    ['a time that is no number', [load({ ms: '5' })]],
    ['an endless time', [load({ ms: 1e12 })]],
  ])('with %s are refused', async (_what, loads) => {
    expect(await report(loads)).toMatchObject({ status: 400, code: 'VAL.003' });
    expect(await counted()).toEqual([]);
  });

  it('from another origin are refused', async () => {
    const answer = await api
      .visitor()
      .post('/remote-loads', { loads: [load()] }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe.each(anyDatabase)('reports of loads from one office on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: releases.address, RATE_LIMIT_SCALE: '1' } });
  const report = async (client: TestClient) => {
    const answer = await client.post('/remote-loads', { loads: [load()] });
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    return answer.status;
  };
  const untilRefused = async (client: TestClient) => {
    let taken = 0;
    while ((await report(client)) === 200) taken += 1;
    return taken;
  };

  it('are taken 60 times a minute from a session, and from all without one', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn()];
    expect(await untilRefused(one)).toBe(60);
    expect(await report(other)).toBe(200);
    expect(await untilRefused(api.visitor())).toBe(60);
    expect(await report(api.visitor())).toBe(429);
    expect(await report(api.visitor('203.0.113.9'))).toBe(200);
    expect(await report(other)).toBe(200);
  });

  it('are refused by a body of more than 32 KB before it is kept', async () => {
    const person = await api.signedIn();
    const of = (size: number) => {
      const body = { loads: [load()], more: '' };
      return { ...body, more: 'x'.repeat(size - JSON.stringify(body).length) };
    };
    expect((await person.post('/remote-loads', of(32 * 1024 + 1))).status).toBe(413);
    expect((await person.post('/remote-loads', of(32 * 1024))).status).toBe(200);
  });
});

describe.each(anyDatabase)('reports of loads without a store of releases on $name', (database) => {
  const api = useTestApi(database);
  const broken = useTestApi(database, { env: { RELEASE_STORE: 's3://no-such-bucket' } });

  it('are taken and count for nothing', async () => {
    for (const { visitor, db } of [api, broken]) {
      expect((await visitor().post('/remote-loads', { loads: [load()] })).status).toBe(200);
      expect(await db.selectFrom('remote_loads').selectAll().execute()).toEqual([]);
    }
  });
});
