import { isInCanary, openStore, readState, stopCanaryBuild } from '@cabinet/federation/registry';
import { cohortOfUser } from '@cabinet/http-server';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addLoads, type Outcome } from '#lib/releases/loads-repository.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { testReleases } from '#test/test-releases.ts';
import { PASSWORD } from '#test/test-users.ts';
import { ENOUGH_LOADS, ENOUGH_PEOPLE, MARGIN, releaseJobs } from './release-jobs.ts';
import { runDueJobs } from './run-jobs.ts';
import { every } from './schedule.ts';

const releases = await testReleases();

const fail = (error: unknown): never => {
  throw error;
};

/** The watch as if it had not looked for some seconds. @returns What is released of `orders` then. */
async function watch({ app, db }: TestApi, address: string, seconds: number) {
  const jobs = releaseJobs(app).map((job) => ({ ...job, schedule: every(0) }));
  await runDueJobs(db, jobs, fail, new Date(Date.now() + seconds * 1000));
  const { remotes, change } = await readState(await openStore(address));
  return { remote: remotes.find(({ name }) => name === 'orders'), change };
}

describe.each(anyDatabase)('the watch of canaries on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: releases.address, LOG_LEVEL: 'silent' } });
  let canaries = 0;

  beforeAll(async () => {
    await releases.release('live0');
  });

  /** Whether a fresh canary is still there after the watch has looked at these people of it and of the live build, with one load each. */
  async function survives(
    canary: [people: number, failures: number],
    live: [people: number, failures: number],
  ) {
    canaries += 1;
    const build = await releases.release(`canary${canaries}`, { percent: 5 });
    await api.db.deleteFrom('remote_loads').execute();
    const { remotes } = await readState(await openStore(releases.address));
    const since = remotes[0]?.canary?.since ?? fail(new Error('no canary'));
    const add = async (of: string, [loads, failures]: [number, number]) => {
      const people = Array.from({ length: loads }, (_, person) => ({
        remote: 'orders',
        since,
        build: of,
        person: Buffer.from(`${person}`),
        is_failed: person < failures,
      }));
      if (people.length > 0) await api.db.insertInto('canary_people').values(people).execute();
      const counts: [Outcome, number][] = [
        ['loaded', loads - failures],
        ['network', failures],
      ];
      await addLoads(
        api.db,
        counts
          .filter(([, count]) => count > 0)
          .map(([outcome, count]) => ({ remote: 'orders', build: of, outcome, bucket: -1, count })),
      );
    };
    await add(build, canary);
    await add('1.2.3-live0', live);
    const { remote, change } = await watch(api, releases.address, canaries);
    expect(remote?.live?.build.build).toBe('live0');
    return { isThere: remote?.canary?.build.build === `canary${canaries}`, change };
  }

  it('stops one that fails for more people than the live build, and says why', async () => {
    const { isThere, change } = await survives([100, 10], [1000, 10]);
    expect(isThere).toBe(false);
    expect(change).toMatchObject({
      action: 'stop',
      from: '1.2.3-canary1',
      to: '1.2.3-live0',
      by: 'the watch of canaries',
      why: 'it failed for 10 of 100 people (10.0 %), the live build for 1.0 %',
    });
    const recorded = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_id', 'before', 'after'])
      .where('action', '=', 'remote.stop')
      .execute();
    expect(recorded).toEqual([
      {
        actor_id: null,
        entity_id: 'orders',
        before: { build: '1.2.3-canary1' },
        after: { build: '1.2.3-live0', why: change.why },
      },
    ]);
  });

  it.each<[string, [number, number], [number, number]]>([
    ['fails as often as the live build', [100, 10], [1000, 100]],
    ['fails more often within the margin', [1000, 10 + 1000 * MARGIN], [1000, 10]],
    ['has too few loads', [ENOUGH_LOADS - 1, ENOUGH_LOADS - 1], [1000, 0]],
    ['has failed for too few people', [ENOUGH_LOADS, ENOUGH_PEOPLE - 1], [1000, 0]],
    ['nobody has loaded', [0, 0], [1000, 0]],
  ])('leaves one alone that %s', async (_what, canary, live) => {
    expect(await survives(canary, live)).toMatchObject({ isThere: true });
  });

  it('stops one whose live build nobody loads', async () => {
    expect(await survives([ENOUGH_LOADS, ENOUGH_PEOPLE], [0, 0])).toMatchObject({ isThere: false });
  });

  it('has no work without a store', () => {
    const { context, log } = api.app;
    expect(releaseJobs({ context: { ...context, releases: undefined }, log })).toEqual([]);
  });
});

const reported = await testReleases();

describe.each(anyDatabase)('the watch of canaries by reports on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: reported.address, LOG_LEVEL: 'silent' } });
  const live = '1.2.3-live0';
  let people: SignedIn[];
  let canary: string;
  let canaries = 0;
  let watched = 0;

  const begin = async (build: string) => {
    canary = await reported.release(build, { percent: 99 });
  };
  const isThere = async () => {
    watched += 1;
    return (await watch(api, reported.address, watched)).remote?.canary !== undefined;
  };
  const report = async (from: TestClient, build: string, outcome: Outcome, times = 50) => {
    const load = { remote: 'orders', build, outcome, ms: null };
    for (let left = times; left > 0; left -= 50) {
      const loads = Array.from({ length: Math.min(left, 50) }, () => load);
      expect((await from.post('/remote-loads', { loads })).status).toBe(200);
    }
  };
  const byVisitors = async (build: string, outcome: Outcome) => {
    for (let address = 0; address < 50; address += 1)
      await report(api.visitor(`203.0.${address}.1`), build, outcome, 10);
  };
  const stop = async () =>
    stopCanaryBuild(await openStore(reported.address), {
      remote: 'orders',
      directory: canary,
      by: 'anna@example.org',
      why: 'a look at it',
    });
  const remembered = () => api.db.selectFrom('canary_people').select('build').execute();

  beforeAll(async () => {
    await reported.release('live0');
  });
  beforeEach(async () => {
    canaries += 1;
    await begin(`reported${canaries}`);
    const { remotes } = await readState(await openStore(reported.address));
    people = [];
    while (people.length < 10) {
      const person = await api.signedIn();
      if (isInCanary(remotes[0]?.canary, cohortOfUser(person.userId))) people.push(person);
    }
  });

  it('leaves one alone that 500 reports of visitors from many addresses say has failed', async () => {
    for (const person of people) await report(person, canary, 'loaded');
    await byVisitors(canary, 'network');
    expect(await isThere()).toBe(true);
  });

  it('stops one that visitors praise, while they say that the live build fails', async () => {
    for (const [at, person] of people.entries())
      await report(person, canary, at < ENOUGH_PEOPLE ? 'network' : 'loaded');
    await byVisitors(canary, 'loaded');
    await byVisitors(live, 'network');
    expect(await isThere()).toBe(false);
  });

  it('leaves one alone that one person says has failed 500 times, from three sessions', async () => {
    const [{ email } = fail(new Error('nobody')), ...others] = people;
    for (const person of others) await report(person, canary, 'loaded');
    for (const times of [200, 200, 100]) {
      const session = api.visitor();
      expect((await session.post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
      await report(session, canary, 'crashed', times);
    }
    expect(await isThere()).toBe(true);
  });

  it('leaves one alone that failed for four people, and stops it with the fifth', async () => {
    for (const person of people.slice(0, ENOUGH_PEOPLE - 1)) await report(person, canary, 'network');
    expect(await isThere()).toBe(true);
    await report(people[ENOUGH_PEOPLE - 1] ?? fail(new Error('nobody')), canary, 'network', 1);
    expect(await isThere()).toBe(false);
    expect(await isThere()).toBe(false);
    expect(await remembered()).toEqual([]);
  });

  it('counts a person to whom it has failed once, whatever they load before and after', async () => {
    for (const person of people.slice(0, ENOUGH_PEOPLE)) {
      await report(person, canary, 'loaded', 10);
      await report(person, canary, 'malformed', 1);
      await report(person, canary, 'loaded', 100);
    }
    expect(await isThere()).toBe(false);
  });

  it('is not misled by one person to whom the live build fails, where nobody else has it', async () => {
    for (const [at, person] of people.entries())
      await report(person, canary, at < ENOUGH_PEOPLE ? 'network' : 'loaded');
    await report(people[9] ?? fail(new Error('nobody')), live, 'network');
    expect(await isThere()).toBe(false);
  });

  it('compares it with people to whom the live build fails', async () => {
    for (const [at, person] of people.entries())
      for (const build of [canary, live])
        await report(person, build, at < ENOUGH_PEOPLE ? 'network' : 'loaded');
    expect(await isThere()).toBe(true);
  });

  it('passes over other builds, and what was said before it began or after it had ended', async () => {
    const [before, build] = [canary, `reported${canaries}again`];
    for (const person of people) await report(person, before, 'network');
    await begin(build);
    for (const person of people) {
      await report(person, canary, 'loaded', 5);
      await report(person, before, 'network');
    }
    expect(await isThere()).toBe(true);

    for (const person of people) await report(person, canary, 'network');
    await stop();
    for (const person of people) await report(person, canary, 'network');
    await begin(build);
    await report(people[0] ?? fail(new Error('nobody')), canary, 'network');
    expect(await isThere()).toBe(true);

    await stop();
    expect(await isThere()).toBe(false);
    expect(await remembered()).toEqual([]);
    for (const person of people) for (const each of [canary, live]) await report(person, each, 'network');
    expect(await remembered()).toEqual([]);
  });
});
