import { openStore, readState } from '@cabinet/federation/registry';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addLoads, type Outcome } from '#lib/releases/loads-repository.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { testReleases } from '#test/test-releases.ts';
import { ENOUGH_FAILURES, ENOUGH_LOADS, MARGIN, releaseJobs } from './release-jobs.ts';
import { runDueJobs } from './run-jobs.ts';
import { every } from './schedule.ts';

const releases = await testReleases();

const fail = (error: unknown) => {
  throw error;
};

describe.each(anyDatabase)('the watch of canaries on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: releases.address, LOG_LEVEL: 'silent' } });
  let canaries = 0;

  beforeAll(async () => {
    await releases.release('live0');
  });

  /** Whether a fresh canary is still there after the watch has looked at these loads of it and of the live build. */
  async function survives(
    canary: [loads: number, failures: number],
    live: [loads: number, failures: number],
  ) {
    canaries += 1;
    const build = await releases.release(`canary${canaries}`, { percent: 5 });
    await api.db.deleteFrom('remote_loads').execute();
    const add = async (of: string, [loads, failures]: [number, number]) => {
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
    const jobs = releaseJobs(api.app).map((job) => ({ ...job, schedule: every(0) }));
    await runDueJobs(api.db, jobs, fail, new Date(Date.now() + canaries * 1000));
    const { remotes, change } = await readState(await openStore(releases.address));
    const remote = remotes.find(({ name }) => name === 'orders');
    expect(remote?.live?.build.build).toBe('live0');
    return { isThere: remote?.canary?.build.build === `canary${canaries}`, change };
  }

  it('stops one that fails more often than the live build, and says why', async () => {
    const { isThere, change } = await survives([100, 10], [1000, 10]);
    expect(isThere).toBe(false);
    expect(change).toMatchObject({
      action: 'stop',
      from: '1.2.3-canary1',
      to: '1.2.3-live0',
      by: 'the watch of canaries',
      why: '10 of 100 loads failed (10.0 %), of the live build 1.0 %',
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
    ['has too few failures', [ENOUGH_LOADS, ENOUGH_FAILURES - 1], [1000, 0]],
    ['nobody has loaded', [0, 0], [1000, 0]],
  ])('leaves one alone that %s', async (_what, canary, live) => {
    expect(await survives(canary, live)).toMatchObject({ isThere: true });
  });

  it('stops one whose live build nobody loads', async () => {
    expect(await survives([ENOUGH_LOADS, ENOUGH_FAILURES], [0, 0])).toMatchObject({ isThere: false });
  });

  it('has no work without a store', () => {
    const { context, log } = api.app;
    expect(releaseJobs({ context: { ...context, releases: undefined }, log })).toEqual([]);
  });
});
