import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore, promote, prune, readHistory, readState } from '@cabinet/federation/registry';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { testReleases } from '#test/test-releases.ts';
import { untilWaiting } from '#test/while-locked.ts';

const [ONE, TWO, THREE, FOUR] = ['1.2.3-one', '1.2.3-two', '1.2.3-three', '1.2.3-four'];

interface RemoteDto {
  readonly name: string;
  readonly live: { readonly build: string; readonly by: string } | null;
  readonly rollback: { readonly from: string; readonly to: string } | null;
}

const [releases, others] = [await testReleases(), await testReleases()];

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
  const takeBack = (body: object, by = admin, name = 'orders', key?: string) =>
    by.post(
      `/admin/remotes/${name}/rollback`,
      { why: 'the sums are wrong', ...body },
      { 'idempotency-key': key },
    );
  const revision = async () => (await readState(await openStore(releases.address))).revision;
  const recorded = () =>
    api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_id', 'before', 'after'])
      .where('action', '=', 'remote.rollback')
      .execute();

  it('show what is live, how it fares and where a rollback leads', async () => {
    const loaded = Array.from({ length: 19 }, (_, index) => ({
      remote: 'orders',
      build: TWO,
      outcome: 'loaded',
      ms: (index + 1) * 100,
    }));
    const failed = { remote: 'orders', build: TWO, outcome: 'integrity', ms: null };
    await admin.post('/remote-loads', { loads: [...loaded, failed] });
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
    await admin.post('/remote-loads', {
      loads: [{ remote: 'orders', build: ONE, outcome: 'loaded', ms: 5 }],
    });
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
      next: 3,
    });
    expect((await admin.get('/admin/remotes/orders/history?limit=1&before=3')).data).toMatchObject({
      items: [{ revision: 2, to: ONE, from: null }],
      next: 2,
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
    expect(await recorded()).toEqual([
      {
        actor_id: admin.userId,
        entity_id: 'orders',
        before: { build: TWO },
        after: { build: ONE, why: 'the sums are wrong' },
      },
    ]);
    // The same call takes nothing more back when it is sent again.
    expect(await takeBack({ from: TWO, to: ONE })).toMatchObject({ code: 'RES.003' });
  });

  it('are taken back once by all who do it at once, and no further than they have seen', async () => {
    const store = await openStore(releases.address);
    await promote(store, { remote: 'orders', directory: TWO, by: 'anna@example.org', why: 'mended' });
    await releases.release('four');
    const before = (await recorded()).length;
    // There are more calls than connections, so the last ones begin when the first ones are over.
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeBack({ from: FOUR, to: TWO })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['', ...Array(19).fill('RES.003')]);
    expect(await orders()).toMatchObject({ live: { build: TWO }, rollback: { from: TWO, to: ONE } });
    expect(await recorded()).toHaveLength(before + 1);
  });

  it('are taken back once under one key, whose answer stays the first', async () => {
    const [key, before, rows] = [randomUUID(), await revision(), (await recorded()).length];
    const step = { from: TWO, to: ONE };
    const answers = await Promise.all([1, 2].map(() => takeBack(step, admin, 'orders', key)));
    for (const { status, message, data } of [...answers, await takeBack(step, admin, 'orders', key)])
      expect({ status, message, data }).toEqual({
        status: 200,
        message: 'Прежняя сборка возвращена',
        data: null,
      });
    for (const body of [
      { ...step, why: 'another' },
      { from: ONE, to: TWO },
    ])
      expect(await takeBack(body, admin, 'orders', key)).toMatchObject({ status: 409, code: 'RES.002' });
    expect(await revision()).toBe(before + 1);
    expect(await recorded()).toHaveLength(rows + 1);
    expect(await orders()).toMatchObject({ live: { build: ONE }, rollback: null });
  });

  it('leave a key free that was refused', async () => {
    const key = randomUUID();
    expect(await takeBack({ from: TWO, to: ONE }, admin, 'orders', key)).toMatchObject({ code: 'RES.003' });
    const store = await openStore(releases.address);
    await promote(store, { remote: 'orders', directory: TWO, by: 'anna@example.org', why: 'mended' });
    expect((await takeBack({ from: TWO, to: ONE }, admin, 'orders', key)).status).toBe(200);
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

  it('begin with the host, which is taken back unless a remote needs it', async () => {
    const [before, after] = ['1.0.0-h1', await releases.releaseHost('h2', ['Button', 'Hologram'])];
    const { items } = (await admin.get('/admin/remotes')).read<{ items: RemoteDto[] }>();
    expect(items[0]).toMatchObject({
      name: 'host',
      live: { build: after },
      rollback: { from: after, to: before },
      builds: [{ build: after, stage: 'live', loads: 0, failure_rate: null }],
    });
    const needing = await releases.release('needing', {}, { kernelImports: { ui: ['Hologram'] } });
    const step = { from: after, to: before };
    expect(await takeBack(step, admin, 'host')).toMatchObject({
      status: 409,
      code: 'RES.003',
      message: expect.stringContaining('не подходит к тому, что выпущено сейчас'),
    });
    expect((await takeBack({ from: needing, to: ONE })).status).toBe(200);
    expect((await takeBack(step, admin, 'host')).status).toBe(200);
    expect((await admin.get('/admin/remotes/host/history?limit=1')).data).toMatchObject({
      items: [{ action: 'rollback', from: after, to: before }],
    });
  });

  it('have the changes of the whole site in their history', async () => {
    const before = await revision();
    await prune(await openStore(releases.address), { by: 'a nightly job', days: 0 });
    const page = async (query: string) =>
      (await admin.get(`/admin/remotes/orders/history?${query}`)).read<{
        items: { revision: number }[];
        next: number | null;
      }>();
    expect(await page('limit=1')).toMatchObject({
      items: [{ revision: before + 1, action: 'prune', by: 'a nightly job', from: null, to: null }],
      next: before + 1,
    });
    const { items, next } = await page('limit=100');
    const ofHost = (await readHistory(await openStore(releases.address), { remote: 'host' })).length;
    expect(items).toHaveLength(before + 1 - ofHost);
    expect(items.at(-1)).toMatchObject({ revision: 1, action: 'lay-out' });
    expect(next).toBe(null);
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

describeOnPostgres('a rollback on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: others.address } });

  it('has changed the store before it locks the audit log', async () => {
    for (const build of ['one', 'two']) await others.release(build);
    const admin = await api.signedIn({ role: 'admin' });
    const writer = await api.connection.pool.connect();
    await writer.query('begin');
    await writer.query("insert into audit_log (action, entity_type) values ('role.update', 'role')");
    const answer = admin.post('/admin/remotes/orders/rollback', { from: TWO, to: ONE, why: 'wrong sums' });
    await untilWaiting(writer, 1);
    const { change } = await readState(await openStore(others.address));
    await writer.query('rollback');
    writer.release();
    expect(change).toMatchObject({ action: 'rollback', from: TWO, to: ONE });
    expect((await answer).status).toBe(200);
  });
});

describe.each(anyDatabase)('the releases of remotes on $name in a store', (database) => {
  const spoilt = path.join(path.dirname(releases.address), 'spoilt');
  const away = path.join(process.execPath, 'store');

  beforeAll(async () => {
    await mkdir(spoilt, { recursive: true });
    await writeFile(path.join(spoilt, 'registry.json'), '{"schema": 2, "revision": "one"}');
  });

  describe.each([
    ['that holds no registry', spoilt],
    ['that cannot be read', away],
  ])('%s', (_what, address) => {
    const api = useTestApi(database, { env: { RELEASE_STORE: address } });

    it('are SYS.002', async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const step = { from: TWO, to: ONE, why: 'the sums are wrong' };
      for (const answer of [
        await admin.get('/admin/remotes'),
        await admin.get('/admin/remotes/orders/history'),
        await admin.post('/admin/remotes/orders/rollback', step),
      ])
        expect(answer).toMatchObject({ status: 503, code: 'SYS.002' });
    });
  });
});
