import { PERMISSIONS } from '@cabinet/access/permissions';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { askForFactors } from '#lib/second-factors/index.ts';
import { found, hire } from '#test/company-people.ts';
import { anyDatabase, embeddedDatabase } from '#test/databases.ts';
import { type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { addPasskey, signInByPasskey, totpFor } from '#test/test-factors.ts';
import { lettersSeenBy } from '#test/test-letters.ts';
import { PASSWORD } from '#test/test-users.ts';
import { isDocumented, watchedOf } from '#test/watch-answers.ts';
import { beginDemands } from './demanded.ts';

interface Demand {
  readonly demanded_by: string;
  readonly due_at: string | null;
  readonly is_closed: boolean;
}
interface State {
  readonly is_required: boolean;
  readonly people: number;
  readonly missing: number;
  readonly without: readonly { readonly user_id: string; readonly due_at: string | null }[];
}

const STAFF = ['user:manage'];

const demandOn = async (person: TestClient) =>
  (await person.get('/users/me')).read<{ user: { second_factor: Demand | null } }>().user.second_factor;

async function pass(api: TestApi, { userId }: SignedIn, time: string): Promise<void> {
  await sql`update users set factor_asked_at = factor_asked_at - ${time}::interval where id = ${userId}`.execute(
    api.db,
  );
}

describe.each(anyDatabase)('a second factor that somebody must have, on $name', (database) => {
  const api = useTestApi(database, { env: { STAFF_SECOND_FACTOR: 'required', RATE_LIMIT_PER_MINUTE: '0' } });
  const ask = () => askForFactors(api.db, { ofStaff: true }, 'http://localhost');
  let staff: SignedIn;

  beforeEach(async () => {
    staff = await api.signedIn({ permissions: STAFF });
    await ask();
  });

  it('is asked of whoever holds a staff permission, for seven days in which all is open', async () => {
    const demand = await demandOn(staff);
    expect(demand).toMatchObject({ demanded_by: 'staff', is_closed: false });
    expect(Date.parse(demand?.due_at ?? '') - Date.now()).toBeGreaterThan(7 * 24 * 3_600_000 - 60_000);
    await pass(api, staff, '6 days 23:59');
    expect((await staff.get('/admin/users')).status).toBe(200);
    await pass(api, staff, '00:01');
    expect(await staff.get('/admin/users')).toMatchObject({ status: 403, code: 'AUTH.013' });
    expect(await demandOn(staff)).toMatchObject({ is_closed: true });
  });

  it('is asked of nobody else', async () => {
    const holder = await api.signedIn({ permissions: ['company_user:manage'] });
    await ask();
    expect(await demandOn(holder)).toBeNull();
  });

  it('is told by one letter, and by none to whoever has one', async () => {
    const ready = await api.signedIn({ permissions: STAFF });
    await totpFor(api, ready);
    await ask();
    await ask();
    const letters = await lettersSeenBy(api.db, staff.email, 'factor-asked');
    expect(letters).toEqual([expect.stringContaining('У вас есть права администрации')]);
    expect(await lettersSeenBy(api.db, ready.email, 'factor-asked')).toHaveLength(0);
    await pass(api, ready, '8 days');
    expect((await ready.get('/admin/users')).status).toBe(200);
  });

  it('opens the cabinet at once, in each of their sessions, and closes it again without the last', async () => {
    await pass(api, staff, '8 days');
    const other = api.visitor();
    await other.post('/auth/sign-in', { email: staff.email, password: PASSWORD });
    expect(await other.get('/users/me/balance')).toMatchObject({ code: 'AUTH.013' });
    const { authenticator, answer } = await addPasskey(staff);
    expect(answer.status).toBe(200);
    for (const session of [staff, other]) expect((await session.get('/admin/users')).status).toBe(200);
    const browser = api.visitor();
    expect((await signInByPasskey(browser, authenticator)).status).toBe(200);
    await sql`delete from passkeys where user_id = ${staff.userId}`.execute(api.db);
    expect(await browser.get('/admin/users')).toMatchObject({ code: 'AUTH.013' });
  });

  it('is not taken away while it is the last one, and the reason is said', async () => {
    const { answer } = await addPasskey(staff);
    const { id } = answer.read<{ passkey: { id: string } }>().passkey;
    const path = `/users/me/passkeys/${id}`;
    expect(await staff.delete(path)).toMatchObject({
      status: 409,
      code: 'RES.003',
      message: expect.stringContaining('администрации он обязателен'),
    });
    expect((await staff.get('/users/me/factors')).data).toMatchObject({
      passkeys: [{ id }],
      recovery_codes: { left: 10 },
      demanded_by: 'staff',
    });
    await totpFor(api, staff);
    expect((await staff.delete(path)).status).toBe(200);
    expect(await staff.delete('/users/me/totp')).toMatchObject({ code: 'RES.003' });
    expect((await staff.get('/users/me/factors')).data).toMatchObject({ totp: expect.anything() });
  });

  it('is taken away by one of two at the same moment', async () => {
    const { id } = (await addPasskey(staff)).answer.read<{ passkey: { id: string } }>().passkey;
    await totpFor(api, staff);
    const answers = await Promise.all([
      staff.delete(`/users/me/passkeys/${id}`),
      staff.delete('/users/me/totp'),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'RES.003']);
  });

  it('is asked no more of whoever lost the permission', async () => {
    await pass(api, staff, '8 days');
    await sql`update users set role_id = (select id from roles where key = 'user') where id = ${staff.userId}`.execute(
      api.db,
    );
    await ask();
    expect(await demandOn(staff)).toBeNull();
    expect((await staff.get('/users/me/balance')).status).toBe(200);
  });

  it('is asked by reading those of whom it is asked, and never everybody', async () => {
    const plan = await api.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
        ${beginDemands({ ofStaff: true })}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN'].trim()).join('\n');
    });
    // A join may be one with everybody; an array is looked up by the key.
    expect(plan).not.toContain('ANY_subquery');
  });

  it('closes every call that does not say otherwise, whatever the rights', async () => {
    const all = await api.signedIn({ permissions: [...PERMISSIONS] });
    await ask();
    await pass(api, all, '8 days');
    const open: string[] = [];
    const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
    const routes = watchedOf(api.app).routes.flatMap((route) =>
      METHODS.filter((method) => method === route.method).map((method) => ({ ...route, method })),
    );
    for (const { method, url, config } of routes) {
      const { access } = config ?? {};
      const isOfPerson =
        access === 'session' || access === 'optional' || Object.hasOwn(Object(access), 'permission');
      if (!isDocumented(url) || !isOfPerson) continue;
      if (url.endsWith('/users/me/sessions') && method === 'DELETE') continue;
      const answer = await all.send(
        method,
        url.replaceAll(/:\w+/g, () => uuidv7()),
        '{"half":',
        {
          'content-type': 'application/json',
        },
      );
      if (answer.code === 'AUTH.013') expect(config?.withoutFactor).toBeUndefined();
      else open.push(`${method} ${url.replace('/api/v1', '')}`);
    }
    expect(open.sort()).toEqual([
      'DELETE /auth/reauthentication',
      'DELETE /users/me/passkeys/:id',
      'DELETE /users/me/sessions/:id',
      'DELETE /users/me/totp',
      'GET /auth/reauthentication',
      'GET /company/invitations/:token',
      'GET /group/invitations/:token',
      'GET /users/:id/avatar',
      'GET /users/me',
      'GET /users/me/factors',
      'GET /users/me/security-events',
      'GET /users/me/sessions',
      'PATCH /users/me/passkeys/:id',
      'PATCH /users/me/theme',
      'POST /auth/reauthentication/challenge',
      'POST /auth/reauthentication/passkey',
      'POST /auth/reauthentication/password',
      'POST /auth/reauthentication/totp',
      'POST /remote-loads',
      'POST /users/me/passkeys',
      'POST /users/me/passkeys/challenge',
      'POST /users/me/password',
      'POST /users/me/recovery-codes',
      'POST /users/me/totp',
      'POST /users/me/totp/confirm',
    ]);
    expect((await all.post('/auth/sign-out')).status).toBe(200);
  });
});

describe.each(anyDatabase)('a second factor that a company asks, on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });
  const set = (by: SignedIn, id: string, isRequired: boolean) =>
    by.put(`/company/${id}/second-factor`, { is_required: isRequired });
  const stateFor = async (by: SignedIn, id: string) =>
    (await by.get(`/company/${id}/second-factor`)).read<State>();

  it('is asked by the owner who has one, of everybody in it, and of who comes later', async () => {
    const { id, owner } = await found(api);
    const olga = await hire(api, id, { displayName: 'Ольга' });
    const suspended = await hire(api, id);
    await owner.patch(`/company/${id}/users/${suspended.userId}`, { is_active: false });
    const closed = await hire(api, id);
    await sql`update users set is_active = false where id = ${closed.userId}`.execute(api.db);
    expect(await set(owner, id, true)).toMatchObject({
      code: 'RES.003',
      message: 'Сначала добавьте второй способ входа себе',
    });
    await totpFor(api, owner);
    expect((await set(owner, id, true)).data).toMatchObject({
      is_required: true,
      people: 2,
      missing: 1,
      has_own: true,
      without: [{ user_id: olga.userId, due_at: expect.any(String), is_closed: false }],
    });
    expect(await demandOn(olga)).toMatchObject({ demanded_by: 'company', is_closed: false });
    expect(await lettersSeenBy(api.db, olga.email, 'company-factor-asked')).toEqual([
      expect.stringContaining('требует входить не только по паролю'),
    ]);
    expect(await demandOn(suspended)).toBeNull();
    const late = await hire(api, id);
    await askForFactors(api.db, { ofStaff: false }, '');
    expect(await demandOn(late)).toMatchObject({ demanded_by: 'company' });
    await pass(api, olga, '7 days 00:01');
    expect(await olga.get(`/company/${id}`)).toMatchObject({ status: 403, code: 'AUTH.013' });
    expect((await late.get(`/company/${id}`)).status).toBe(200);
    expect(await owner.delete('/users/me/totp')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('ваша компания его требует'),
    });
  });

  it('is asked no more once the owner says so, or the person has left', async () => {
    const { id, owner } = await found(api);
    const [olga, oleg] = [await hire(api, id), await hire(api, id)];
    await totpFor(api, owner);
    await set(owner, id, true);
    for (const person of [olga, oleg]) await pass(api, person, '8 days');
    await owner.delete(`/company/${id}/users/${oleg.userId}`);
    await askForFactors(api.db, { ofStaff: false }, '');
    expect(await demandOn(oleg)).toBeNull();
    expect((await set(owner, id, false)).data).toMatchObject({ is_required: false, missing: 1 });
    expect(await demandOn(olga)).toBeNull();
    expect((await olga.get(`/company/${id}`)).status).toBe(200);
    expect((await owner.delete('/users/me/totp')).status).toBe(200);
    const events = (await owner.get(`/company/${id}/history`)).read<{ items: { action: string }[] }>();
    expect(events.items.filter(({ action }) => action === 'company.second_factor')).toHaveLength(2);
  });

  it('is the owner’s affair alone, who begins to ask it five times a day at most', async () => {
    const { id, owner } = await found(api);
    const manager = await hire(api, id, { permissions: ['company_user:manage'] });
    await totpFor(api, owner);
    await totpFor(api, manager);
    for (const call of [set(manager, id, true), manager.get(`/company/${id}/second-factor`)])
      expect(await call).toMatchObject({ status: 403, code: 'AUTH.003' });
    const stranger = await api.signedIn();
    for (const call of [set(stranger, id, true), stranger.get(`/company/${id}/second-factor`)])
      expect(await call).toMatchObject({ status: 404, code: 'RES.001' });
    expect((await owner.put(`/company/${id}/second-factor`, { is_required: 'да' })).code).toBe('VAL.003');
    expect((await owner.put(`/company/${id}/second-factor`, {})).code).toBe('VAL.004');
    expect((await owner.get('/company/none/second-factor')).code).toBe('VAL.003');
    expect(await stateFor(owner, id)).toMatchObject({ is_required: false, people: 2, missing: 0 });
    for (let time = 0; time < 5; time += 1) {
      for (const isRequired of [true, true, false])
        expect((await set(owner, id, isRequired)).status).toBe(200);
    }
    expect(await set(owner, id, true)).toMatchObject({ status: 429, code: 'RATE.001' });
    expect(await stateFor(owner, id)).toMatchObject({ is_required: false });
  });
});

describe.each(embeddedDatabase)('a second factor that a company asks, on $name', (database) => {
  const api = useTestApi(database);

  it('is asked while the only connection is in work', async () => {
    const { id, owner } = await found(api);
    await totpFor(api, owner);
    expect((await owner.put(`/company/${id}/second-factor`, { is_required: true })).status).toBe(200);
  });
});

describe.each(anyDatabase)('a second factor that is only advised, on $name', (database) => {
  const api = useTestApi(database);

  it('closes nothing, and is one word in the answer', async () => {
    const staff = await api.signedIn({ permissions: STAFF });
    expect(api.config.staffSecondFactor).toBe('advised');
    expect(await demandOn(staff)).toEqual({ demanded_by: 'staff', due_at: null, is_closed: false });
    await totpFor(api, staff);
    expect(await demandOn(staff)).toBeNull();
    expect((await staff.delete('/users/me/totp')).status).toBe(200);
  });
});
