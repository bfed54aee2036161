import { openStore, promote, readState } from '@cabinet/federation/registry';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { testReleases } from '#test/test-releases.ts';

const [ONE, TWO, THREE] = ['1.2.3-one', '1.2.3-two', '1.2.3-three'];

interface RemoteDto {
  readonly name: string;
  readonly live: { readonly build: string; readonly by: string } | null;
  readonly rollback: { readonly from: string; readonly to: string } | null;
}

const releases = await testReleases();

describe.each(anyDatabase)('the releases of remotes on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: releases.address } });
  const lonely = useTestApi(database);
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    await releases.release('one');
    await releases.release('two');
  });

  const orders = async (query = '') => {
    const { items } = (await admin.get(`/admin/remotes${query}`)).read<{ items: RemoteDto[] }>();
    return items.find(({ name }) => name === 'orders');
  };
  const takeBack = (body: object, by = admin, name = 'orders') =>
    by.post(`/admin/remotes/${name}/rollback`, { why: 'the sums are wrong', ...body });
  const revision = async () => (await readState(await openStore(releases.address))).revision;

  it('show what is live, how it fares and where a rollback leads', async () => {
    const loaded = Array.from({ length: 19 }, (_, index) => ({
      remote: 'orders',
      build: TWO,
      outcome: 'loaded',
      ms: (index + 1) * 100,
    }));
    const failed = { remote: 'orders', build: TWO, outcome: 'integrity', ms: null };
    await api.visitor().post('/remote-loads', { loads: [...loaded, failed] });
    expect(await orders()).toMatchObject({
      live: { build: TWO, by: 'anna@example.org', since: expect.stringMatching(/Z$/) },
      canary: null,
      held: [],
      former: [ONE],
      rollback: { from: TWO, to: ONE },
      builds: [
        {
          build: TWO,
          stage: 'live',
          loads: 20,
          failures: 1,
          failure_rate: 0.05,
          reasons: { network: 0, integrity: 1, malformed: 0, incompatible: 0, crashed: 0 },
        },
      ],
    });
    const [live] = Object(await orders()).builds;
    for (const [field, exact] of Object.entries({ p50_ms: 1000, p75_ms: 1500, p95_ms: 1900 })) {
      expect(live[field]).toBeGreaterThanOrEqual(exact);
      expect(live[field]).toBeLessThanOrEqual(exact * 1.11);
    }
  });

  it('show builds that were live before only where pages have reported of them in the time', async () => {
    await api
      .visitor()
      .post('/remote-loads', { loads: [{ remote: 'orders', build: ONE, outcome: 'loaded', ms: 5 }] });
    await api.db
      .updateTable('remote_loads')
      .set({ hour: new Date(Date.now() - 30 * 60 * 60_000) })
      .where('build', '=', ONE)
      .execute();
    const builds = async (query: string) =>
      Object(await orders(query)).builds.map(({ build }: { build: string }) => build);
    expect(await builds('?hours=24')).toEqual([TWO]);
    expect(await builds('?hours=48')).toEqual([TWO, ONE]);
  });

  it('tell their history page by page', async () => {
    const first = await admin.get('/admin/remotes/orders/history?limit=1');
    expect(first.data).toMatchObject({
      items: [
        { action: 'release', from: ONE, to: TWO, by: 'anna@example.org', why: 'a new screen', percent: null },
      ],
      next: 2,
    });
    expect((await admin.get('/admin/remotes/orders/history?limit=1&before=2')).data).toMatchObject({
      items: [{ revision: 1, to: ONE, from: null }],
      next: null,
    });
  });

  it('say whether a build is stored', async () => {
    expect((await admin.get(`/admin/remotes/orders/builds/${ONE}`)).data).toEqual({
      name: 'orders',
      build: ONE,
    });
    for (const address of [`orders/builds/9.9.9-none`, `nobody/builds/${ONE}`])
      expect(await admin.get(`/admin/remotes/${address}`)).toMatchObject({ status: 404, code: 'RES.001' });
    for (const address of ['orders/builds/latest', 'orders/builds/..%2F..%2Fhost', 'OR/builds/1.2.3-one'])
      expect(await admin.get(`/admin/remotes/${address}`)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('are taken back only from what the person has seen, with a reason that is kept', async () => {
    const before = await revision();
    for (const body of [
      { from: ONE, to: TWO },
      { from: TWO, to: THREE },
    ])
      expect(await takeBack(body)).toMatchObject({ status: 409, code: 'RES.003' });
    expect(await takeBack({ from: TWO })).toMatchObject({ status: 400, code: 'VAL.004' });
    for (const body of [
      { from: TWO, to: 'latest' },
      { from: TWO, to: ONE, why: '  ' },
      { from: TWO, to: ONE, why: 'я'.repeat(201) },
    ])
      expect(await takeBack(body)).toMatchObject({ status: 400, code: 'VAL.003' });
    expect(await takeBack({ from: TWO, to: ONE }, admin, 'nobody')).toMatchObject({ code: 'RES.001' });
    expect(await revision()).toBe(before);

    expect((await takeBack({ from: TWO, to: ONE })).status).toBe(200);
    expect(await orders()).toMatchObject({ live: { build: ONE, by: admin.email }, rollback: null });
    expect((await admin.get('/admin/remotes/orders/history?limit=1')).data).toMatchObject({
      items: [{ action: 'rollback', from: TWO, to: ONE, by: admin.email, why: 'the sums are wrong' }],
    });
    const recorded = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_id', 'after'])
      .where('action', '=', 'remote.rollback')
      .execute();
    expect(recorded).toEqual([
      { actor_id: admin.userId, entity_id: 'orders', after: { build: ONE, why: 'the sums are wrong' } },
    ]);
    // Sent again, it takes nothing more back.
    expect(await takeBack({ from: TWO, to: ONE })).toMatchObject({ code: 'RES.003' });
  });

  it('are taken back once by two who do it at once', async () => {
    const store = await openStore(releases.address);
    await promote(store, { remote: 'orders', directory: TWO, by: 'anna@example.org', why: 'mended' });
    const answers = await Promise.all([1, 2].map(() => takeBack({ from: TWO, to: ONE })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await orders()).toMatchObject({ live: { build: ONE } });
  });

  it('lead from a canary to what is live', async () => {
    await releases.release('three', { percent: 5 });
    expect(await orders()).toMatchObject({
      live: { build: ONE },
      canary: { build: THREE, percent: 5 },
      rollback: { from: THREE, to: ONE },
    });
    expect((await takeBack({ from: THREE, to: ONE })).status).toBe(200);
    expect(await orders()).toMatchObject({ live: { build: ONE }, canary: null });
  });

  it('are nobody else’s business', async () => {
    const person = await api.signedIn();
    for (const address of ['', '/orders/history', `/orders/builds/${ONE}`])
      expect(await person.get(`/admin/remotes${address}`)).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect(await takeBack({ from: TWO, to: ONE }, person)).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect((await api.visitor().get('/admin/remotes')).status).toBe(401);
  });

  it('are unknown to an API without a store', async () => {
    const other = await lonely.signedIn({ role: 'admin' });
    expect(await other.get('/admin/remotes')).toMatchObject({
      status: 409,
      code: 'RES.003',
      message: expect.stringContaining('RELEASE_STORE'),
    });
  });

  it.each(['0', '721', 'x'])('are asked for %s hours in vain', async (hours) => {
    expect(await admin.get(`/admin/remotes?hours=${hours}`)).toMatchObject({ status: 400, code: 'VAL.003' });
  });
});
