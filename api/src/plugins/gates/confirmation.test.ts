import { PERMISSIONS } from '@cabinet/access/permissions';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { isDocumented, watchedOf } from '#test/watch-answers.ts';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const HALF = '{"half":';

describe.each(anyDatabase)('the question who somebody is, over $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
  let holder: SignedIn;

  beforeAll(async () => {
    holder = await api.signedIn({ permissions: [...PERMISSIONS] });
    await api.db
      .updateTable('sessions')
      .set({ confirmed_at: new Date(0) })
      .execute();
  });

  const writes = () =>
    watchedOf(api.app).routes.flatMap((route) =>
      METHODS.filter((method) => method === route.method && isDocumented(route.url)).map((method) => ({
        ...route,
        method,
      })),
    );

  /** Whatever body breaks off; nobody comes so far that it matters where the question is asked. */
  const knock = (
    client: SignedIn,
    { method, url }: Pick<RouteOptions, 'url'> & { readonly method: (typeof METHODS)[number] },
    body: object | string = HALF,
  ) =>
    client.send(
      method,
      url.replaceAll(/:\w+/g, () => uuidv7()),
      body,
      {
        'content-type': 'application/json',
        'idempotency-key': uuidv7(),
      },
    );

  const traces = async () => {
    const { rows } = await sql<{ traces: unknown }>`select json_build_array(
      (select count(*) from idempotency_keys), (select count(*) from audit_log), (select count(*) from proposals),
      (select count(*) from sessions where revoked_at is null), (select count(*) from outbox)) as traces`.execute(
      api.db,
    );
    return rows[0]?.traces;
  };

  it('comes before anything else of each call that asks it, and leaves nothing', async () => {
    const before = await traces();
    const guarded = writes().filter(({ config }) => config?.confirms === true);
    expect(guarded.length).toBeGreaterThan(55);
    for (const route of guarded) {
      const { code, status, details } = await knock(holder, route);
      expect([route.url, status, code, details.methods]).toEqual([route.url, 403, 'AUTH.010', ['password']]);
    }
    expect(await traces()).toEqual(before);
  });

  it('is asked by a field of the body where only that is grave', async () => {
    const some = writes().filter(({ config }) => typeof config?.confirms === 'object');
    expect(some.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/api/v1/users/:id', '/api/v1/models/:id']),
    );
    for (const route of some) {
      for (const field of [route.config?.confirms].flat()) {
        const { code } = await knock(holder, route, { [String(field)]: [] });
        expect([route.url, field, code]).toEqual([route.url, field, 'AUTH.010']);
      }
      for (const body of [{}, [], { enabled: 1 }, { settings: 1 }, '"phone"', HALF])
        expect((await knock(holder, route, body)).code).not.toBe('AUTH.010');
    }
    const { status } = await holder.patch('/users/0', { display_name: 'Мария' });
    expect(status).toBe(200);
  });

  it('is asked by no other call', async () => {
    for (const route of writes().filter(({ config }) => !config?.confirms)) {
      if (route.url.endsWith('/auth/sign-out')) continue;
      const { code } = await knock(holder, route);
      expect([route.url, code]).not.toEqual([route.url, 'AUTH.010']);
    }
    for (const { method, url } of watchedOf(api.app).routes.filter((route) => isDocumented(route.url)))
      if (method === 'GET')
        expect((await holder.get(url.replaceAll(/:\w+/g, () => uuidv7()))).code).not.toBe('AUTH.010');
  });

  it('is never put to somebody who lacks the right, the session or the origin', async () => {
    const nobody = await api.signedIn({ permissions: [] });
    await api.db.updateTable('sessions').set({ confirmed_at: null }).execute();
    const closed = await api.signedIn();
    await api.db.updateTable('users').set({ is_active: false }).where('id', '=', closed.userId).execute();
    const path = '/admin/payers/add-funds';
    expect((await nobody.post(path)).code).toBe('AUTH.003');
    expect((await api.visitor().post(path)).code).toBe('AUTH.001');
    expect((await closed.post('/users/me/password')).code).toBe('AUTH.007');
    expect((await holder.post(path, {}, { origin: 'https://evil.example' })).code).toBe('AUTH.008');
    holder.cookies.set('cabinet_session', 'x'.repeat(43));
    expect((await holder.post(path)).code).toBe('AUTH.002');
  });

  it('is told by the API’s document', () => {
    const { paths } = JSON.parse(JSON.stringify(api.app.swagger()));
    expect(paths['/api/v1/admin/payers/add-funds'].post['x-confirms']).toBe(true);
    expect(paths['/api/v1/users/{id}'].patch['x-confirms']).toEqual(['phone', 'password']);
    expect(paths['/api/v1/users/me/theme'].patch['x-confirms']).toBe(false);
    expect(paths['/api/v1/users/me'].get['x-confirms']).toBeUndefined();
  });
});
