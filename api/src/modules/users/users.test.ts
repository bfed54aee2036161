import { COHORT_COOKIE, cohortOfUser } from '@cabinet/http-server';
import { describe, expect, it } from '@jest/globals';
import { uuidv7 } from '#db/index.ts';
import { addFunds } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { createGroup, createUser, PASSWORD } from '#test/test-users.ts';

interface Device {
  readonly id: string;
  readonly current: boolean;
  readonly user_agent: string;
  readonly fingerprint_short: string;
}

describe.each(anyDatabase)('users on $name', (database) => {
  const api = useTestApi(database);

  async function createCompany(ownerId: string): Promise<string> {
    const id = uuidv7();
    await api.db
      .insertInto('companies')
      .values({
        id,
        name: 'ООО «Ромашка»',
        inn: null,
        kpp: null,
        ogrn: null,
        legal_address: null,
        director_name: null,
        phone: null,
        email: null,
        bik: null,
        bank_name: null,
        bank_account: null,
        corr_account: null,
        owner_id: ownerId,
      })
      .execute();
    return id;
  }

  describe('users/me', () => {
    it("tells the browser its person's cohort once, anew when the person changes, and forgets it at the sign-out", async () => {
      const client = await api.signedIn();
      const first = await client.get('/users/me');
      expect(String(first.headers['set-cookie'])).toContain(
        `${COHORT_COOKIE}=${cohortOfUser(client.userId)}; `,
      );
      expect((await client.get('/users/me')).headers['set-cookie']).toBeUndefined();
      client.cookies.set(COHORT_COOKIE, '99999');
      await client.get('/users/me');
      expect(client.cookies.get(COHORT_COOKIE)).toBe(String(cohortOfUser(client.userId)));
      await client.post('/auth/sign-out');
      expect(client.cookies.has(COHORT_COOKIE)).toBe(false);
    });

    it('answers in the shape of product §12.1', async () => {
      const client = await api.signedIn({ displayName: 'Анна' });
      const { status, data, headers } = await client.get('/users/me');
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(data).toEqual({
        user: {
          id: client.userId,
          email: client.email,
          display_name: 'Анна',
          phone: null,
          avatar: null,
          role: 'user',
          role_info: {
            role_id: expect.any(String),
            role_name: 'Пользователь',
            permissions: ['group:view_transactions', 'group:view_payment_requests'],
          },
          global_role: null,
          account_type: 'personal',
          is_guest: false,
          company_id: null,
          company: null,
          group: null,
          settings: {
            theme: 'light',
            send_by_enter: true,
            move_to_message: 'start',
            low_balance_threshold: null,
          },
          theme: 'light',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          last_sign_in_at: expect.any(String),
          second_factor: null,
        },
        balance: 0,
        totalSpent: expect.stringMatching(/^0(\.0+)?$/),
        tierProgress: expect.objectContaining({ tier: 'start', next_tier: 'plus', percent: 0 }),
        payer: { id: expect.any(String), kind: 'user', name: 'Анна' },
        people: null,
        cap: null,
        stopped_by: 'unfunded',
      });
    });

    it('demands a fingerprint and refuses a malformed one', async () => {
      const client = await api.signedIn();
      for (const fingerprint of [undefined, '', 'short', 'no spaces allowed in here', 'x'.repeat(200)]) {
        const answer = await client.get('/users/me', { 'x-security-check': fingerprint });
        expect(answer).toMatchObject({ status: 400, code: 'AUTH.009' });
      }
      expect((await client.get('/users/me/balance', { 'x-security-check': undefined })).status).toBe(200);
    });

    it('marks a guest', async () => {
      const client = await api.signedIn({ role: 'guest' });
      expect((await client.get('/users/me')).data).toMatchObject({ user: { role: 'guest', is_guest: true } });
    });

    it('knows the group, its owner and the payer of the group', async () => {
      const owner = await api.signedIn();
      const member = await api.signedIn();
      const groupId = await createGroup(api.db, owner.userId, [member.userId]);
      expect((await owner.get('/users/me')).data).toMatchObject({
        user: { account_type: 'group', group: { id: groupId, name: 'Группа', is_owner: true } },
      });
      expect((await member.get('/users/me')).data).toMatchObject({ user: { group: { is_owner: false } } });
      expect((await member.get('/users/me/balance')).data).toMatchObject({
        payer: { kind: 'group', name: 'Группа' },
      });
    });

    it('lets the company pay before the group', async () => {
      const owner = await createUser(api.db);
      const companyId = await createCompany(owner.id);
      const client = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
      await createGroup(api.db, client.userId);
      expect((await client.get('/users/me')).data).toMatchObject({
        user: {
          account_type: 'company',
          company_id: companyId,
          company: { id: companyId, name: 'ООО «Ромашка»' },
        },
      });
      expect((await client.get('/users/me/balance')).data).toMatchObject({ payer: { kind: 'company' } });
    });

    it("keeps the company's balance from its people who lack company_balance:view, by every way", async () => {
      const companyId = await createCompany((await createUser(api.db)).id);
      const hidden = { balance: null, totalSpent: null, tierProgress: null };
      const employee = await api.signedIn({ companyId, permissions: ['company:transactions'] });
      expect((await employee.get('/users/me')).data).toMatchObject({
        ...hidden,
        user: { company_id: companyId },
      });
      expect((await employee.patch('/users/0', { display_name: 'Имя' })).data).toMatchObject(hidden);
      expect((await employee.patch('/users/me/theme', { theme: 'dark' })).data).toMatchObject(hidden);
      const refused = await employee.get('/users/me/balance');
      expect(refused).toMatchObject({ status: 403, code: 'AUTH.003' });
      expect(refused.details).toMatchObject({ permission: 'company_balance:view' });

      const accountant = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
      const { userId } = employee;
      for (const [client, path] of [
        [accountant, '/users/0'],
        [await api.signedIn({ role: 'admin' }), `/users/${userId}`],
      ] as const) {
        expect((await client.patch(path, { display_name: 'Имя' })).data).toMatchObject({
          balance: 0,
          tierProgress: { tier: 'start' },
        });
      }
    });

    it('shows the balance that the ledger holds', async () => {
      const client = await api.signedIn();
      const before = await client.get('/users/me/balance');
      const payerId = before.read<{ payer: { id: string } }>().payer.id;
      await addFunds(api.db, {
        payerId,
        amount: '1234.5678900000',
        kind: 'bonus',
        reason: 'тест',
        actorId: client.userId,
      });
      const balance = (await client.get('/users/me/balance')).data;
      expect(balance).toMatchObject({
        balance: 1234.56789,
        available: '1234.5678900000',
        held: '0.0000000000',
      });
      expect((await client.get('/users/me')).data).toMatchObject({ balance: 1234.56789 });
    });

    it('reads permissions again with every request', async () => {
      const client = await api.signedIn({ permissions: [] });
      const stranger = await createUser(api.db);
      expect((await client.patch(`/users/${stranger.id}`, { display_name: 'Взлом' })).code).toBe('RES.001');
      const { role_id } = await api.db
        .selectFrom('users')
        .select('role_id')
        .where('id', '=', client.userId)
        .executeTakeFirstOrThrow();
      await api.db.insertInto('role_permissions').values({ role_id, permission: 'user:manage' }).execute();
      expect((await client.patch(`/users/${stranger.id}`, { display_name: 'Имя' })).status).toBe(200);
    });
  });

  describe('profile', () => {
    it('saves name, phone and settings under id 0 and under the own id', async () => {
      const client = await api.signedIn();
      const saved = await client.patch('/users/0', {
        display_name: '  Новое имя  ',
        phone: '8 (912) 345-67-89',
        email: 'other@test.example',
        settings: { send_by_enter: false, move_to_message: 'end', low_balance_threshold: '100.50' },
      });
      expect(saved.data).toMatchObject({
        user: {
          email: client.email,
          display_name: 'Новое имя',
          phone: '+79123456789',
          settings: { send_by_enter: false, move_to_message: 'end', low_balance_threshold: '100.5000000000' },
        },
      });
      const cleared = await client.patch(`/users/${client.userId}`, {
        phone: null,
        settings: { low_balance_threshold: null },
      });
      expect(cleared.data).toMatchObject({
        user: {
          display_name: 'Новое имя',
          phone: null,
          settings: { send_by_enter: false, low_balance_threshold: null },
        },
      });
    });

    it.each([
      ['VAL.003', { phone: '12345' }, 'phone'],
      ['VAL.004', { display_name: '' }, 'display_name'],
      ['VAL.004', { display_name: '   ' }, 'display_name'],
      ['VAL.003', { display_name: 'я'.repeat(101) }, 'display_name'],
      ['VAL.003', { display_name: 5 }, 'display_name'],
      ['VAL.003', { display_name: 'Иван\u202egnp.exe' }, 'display_name'],
      ['VAL.003', { display_name: 'Иван\nПетров' }, 'display_name'],
      ['VAL.002', { password: 'short' }, 'password'],
      ['VAL.004', { password: 'Next-2026-pass' }, 'current_password'],
      ['VAL.004', { password: 'Next-2026-pass', current_password: '' }, 'current_password'],
      ['VAL.002', { password: 'Next-2026-pass', current_password: 'Wrong-2026-pass' }, 'current_password'],
      ['VAL.003', { settings: { move_to_message: 'middle' } }, 'settings.move_to_message'],
      ['VAL.003', { settings: { low_balance_threshold: 'many' } }, 'settings.low_balance_threshold'],
      ['VAL.003', { settings: { send_by_enter: 'yes' } }, 'settings.send_by_enter'],
    ])('answers %s to %j and changes nothing', async (code, body, field) => {
      const client = await api.signedIn();
      const before = (await client.get('/users/me')).data;
      const answer = await client.patch('/users/0', body);
      expect(answer).toMatchObject({ status: 400, code });
      expect(Object.keys(answer.details.fields ?? {})).toEqual([field]);
      expect((await client.get('/users/me')).data).toEqual(before);
    });

    it('sets a new password for somebody who knows the current one, and signs the other devices out', async () => {
      const client = await api.signedIn();
      const other = api.visitor();
      await other.post('/auth/sign-in', { email: client.email, password: PASSWORD });
      const change = { password: 'Next-2026-pass', current_password: PASSWORD };
      expect((await client.patch('/users/0', change)).status).toBe(200);
      expect((await client.get('/users/me')).status).toBe(200);
      expect((await other.get('/users/me')).code).toBe('AUTH.002');
      const { status } = await api
        .visitor()
        .post('/auth/sign-in', { email: client.email, password: 'Next-2026-pass' });
      expect(status).toBe(200);
    });

    it('lets one of two changes at once win, for the other no longer knows the current password', async () => {
      const client = await api.signedIn();
      const change = (next: string) =>
        client.post('/users/me/password', { current_password: PASSWORD, new_password: next });
      const answers = await Promise.all([change('First-2026-pass'), change('Second-2026-pass')]);
      expect(answers.map(({ code }) => code).sort()).toEqual(['', 'VAL.002']);
    });

    it('changes the password for somebody who knows the current one, and signs the other devices out', async () => {
      const client = await api.signedIn();
      const other = api.visitor();
      await other.post('/auth/sign-in', { email: client.email, password: PASSWORD });
      const change = (current_password: string) =>
        client.post('/users/me/password', { current_password, new_password: 'Next-2026-pass' });
      const refused = await change('Wrong-2026-pass');
      expect(refused).toMatchObject({
        status: 400,
        code: 'VAL.002',
        details: { fields: { current_password: expect.any(String) } },
      });
      expect((await other.get('/users/me')).status).toBe(200);
      expect((await change(PASSWORD)).status).toBe(200);
      expect((await client.get('/users/me')).status).toBe(200);
      expect((await other.get('/users/me')).code).toBe('AUTH.002');
      expect((await change(PASSWORD)).code).toBe('VAL.002');
      expect(
        (await client.post('/users/me/password', { current_password: 'x', new_password: 'short' })).code,
      ).toBe('VAL.002');
      expect((await client.post('/users/me/password', {})).code).toBe('VAL.004');
    });

    it("answers RES.001 to somebody else's id, whether it exists or not", async () => {
      const client = await api.signedIn();
      const stranger = await createUser(api.db);
      for (const id of [stranger.id, uuidv7(), 'nonsense', '00']) {
        expect((await client.patch(`/users/${id}`, { display_name: 'x' })).code).toBe('RES.001');
        expect((await client.post(`/users/${id}/avatar`, { avatar: 'x' })).code).toBe('RES.001');
      }
    });

    it("reveals nothing about another's password to user:manage", async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const stranger = await createUser(api.db);
      const before = api.hashCalls();
      for (const passwords of [
        { password: 'Next-2026-pass' },
        { password: 'Next-2026-pass', current_password: PASSWORD },
        { password: 'Next-2026-pass', current_password: 'Wrong-2026-pass' },
        { current_password: PASSWORD },
        { current_password: 'Wrong-2026-pass' },
      ]) {
        const answer = await admin.patch(`/users/${stranger.id}`, { display_name: 'Имя', ...passwords });
        expect(answer).toMatchObject({
          status: 400,
          code: 'VAL.003',
          details: { fields: { password: 'Пароль меняет только сам пользователь' } },
        });
      }
      expect(api.hashCalls()).toBe(before);
    });

    it('lets user:manage save another profile', async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const stranger = await createUser(api.db);
      const saved = await admin.patch(`/users/${stranger.id}`, { display_name: 'По просьбе' });
      expect(saved.data).toMatchObject({ user: { id: stranger.id, display_name: 'По просьбе' } });
      expect((await admin.patch(`/users/${uuidv7()}`, { display_name: 'x' })).code).toBe('RES.001');
    });
  });

  describe('theme', () => {
    it('is saved and answered with the user', async () => {
      const client = await api.signedIn();
      const answer = await client.patch('/users/me/theme', { theme: 'dark' });
      expect(answer.data).toMatchObject({ user: { theme: 'dark', settings: { theme: 'dark' } } });
      expect((await client.get('/users/me')).data).toMatchObject({ user: { theme: 'dark' } });
    });

    it('is light or dark', async () => {
      const client = await api.signedIn();
      expect((await client.patch('/users/me/theme', { theme: 'system' })).code).toBe('VAL.003');
      expect((await client.patch('/users/me/theme', {})).code).toBe('VAL.004');
    });
  });

  describe('sessions', () => {
    it('are listed with the current one marked, and end one by one', async () => {
      const client = await api.signedIn();
      const phone = api.visitor();
      await phone.post(
        '/auth/sign-in',
        { email: client.email, password: PASSWORD },
        { 'user-agent': 'Phone' },
      );
      const devices = (await client.get('/users/me/sessions')).read<Device[]>();
      expect(devices).toHaveLength(2);
      expect(devices.filter(({ current }) => current)).toHaveLength(1);
      const other = devices.find(({ current }) => !current);
      expect(other).toMatchObject({ user_agent: 'Phone', fingerprint_short: 'a1a1a1a1' });

      expect((await client.delete(`/users/me/sessions/${other?.id}`)).status).toBe(200);
      expect((await phone.get('/users/me')).code).toBe('AUTH.002');
      expect((await client.delete(`/users/me/sessions/${other?.id}`)).code).toBe('RES.001');
      expect((await client.delete('/users/me/sessions/nonsense')).code).toBe('VAL.003');
    });

    it('end none where the id is missing', async () => {
      const client = await api.signedIn();
      const other = api.visitor();
      await other.post('/auth/sign-in', { email: client.email, password: PASSWORD });
      for (const path of ['/users/me/sessions/', '/users/me/sessions//', '/users/me/sessions/?id='])
        expect(await client.delete(path)).toMatchObject({ status: 404, code: 'RES.001' });
      expect((await other.get('/users/me')).status).toBe(200);
    });

    it('of somebody else are out of reach', async () => {
      const client = await api.signedIn();
      const stranger = await api.signedIn();
      const [device] = (await stranger.get('/users/me/sessions')).read<Device[]>();
      expect((await client.delete(`/users/me/sessions/${device?.id}`)).code).toBe('RES.001');
      expect((await stranger.get('/users/me')).status).toBe(200);
    });

    it('end all but the current one', async () => {
      const client = await api.signedIn();
      const others = [api.visitor(), api.visitor()];
      for (const other of others)
        await other.post('/auth/sign-in', { email: client.email, password: PASSWORD });
      expect((await client.delete('/users/me/sessions')).data).toEqual({ revoked: 2 });
      for (const other of others) expect((await other.get('/users/me')).code).toBe('AUTH.002');
      expect((await client.get('/users/me')).status).toBe(200);
    });
  });

  it.each(['/users/me', '/users/me/balance', '/users/me/sessions', '/users/0/avatar', '/settings/payment'])(
    'GET %s needs a session',
    async (path) => {
      expect(await api.visitor().get(path)).toMatchObject({ status: 401, code: 'AUTH.001' });
    },
  );
});

describe.each(anyDatabase)('guesses at the current password on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });

  it('end at the tenth, by both ways together, and right ones are not counted', async () => {
    const client = await api.signedIn();
    const guess = { current_password: 'Wrong-2026-pass' };
    const ways = [
      () => client.patch('/users/0', { ...guess, password: 'Next-2026-pass' }),
      () => client.post('/users/me/password', { ...guess, new_password: 'Next-2026-pass' }),
    ];
    const change = { current_password: PASSWORD, new_password: PASSWORD };
    expect((await client.post('/users/me/password', change)).status).toBe(200);
    const before = api.hashCalls();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ways[index % 2]?.()));
    expect(answers.filter((answer) => answer?.code === 'VAL.002')).toHaveLength(10);
    expect(answers.filter((answer) => answer?.code === 'RATE.001')).toHaveLength(50);
    expect(api.hashCalls() - before).toBe(10);
    const late = await client.post('/users/me/password', change);
    expect(late).toMatchObject({ status: 429, code: 'RATE.001' });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });
});
