import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { companyForm, type Founded, found, hire, roleNamed } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { lettersTo } from '#test/test-letters.ts';
import { payerOf } from '#test/test-payers.ts';
import { createRole } from '#test/test-users.ts';

interface User {
  readonly user_id: string;
  readonly display_name: string;
  readonly role: { readonly role_id: string; readonly role_name: string };
  readonly is_active: boolean;
  readonly monthly_cap: string | null;
  readonly spent_this_month: string;
}
interface Users {
  readonly items: readonly User[];
  readonly total: number;
}
const MANAGER = ['company_user:manage'];

/** Ten roubles. */
const order = (userId: string) => ({
  user_id: userId,
  model_id: 'paid-model',
  request_id: uuidv7(),
  input_tokens: 1_000_000,
  output_tokens: 0,
});

describe.each(anyDatabase)('the names of a company on $name', (database) => {
  const api = useTestApi(database);

  it('are for whoever manages them or sees what each has spent, and say nothing else of them', async () => {
    const { id, owner } = await found(api);
    const olga = await hire(api, id, { displayName: 'Ольга', cap: '300' });
    const nameless = await hire(api, id, { displayName: '' });
    const read = (by: SignedIn, of = id) => by.get(`/company/${of}/people`);
    for (const permission of ['company:transactions', 'company_user:manage']) {
      const clerk = await hire(api, id, { permissions: [permission], displayName: 'Счетовод' });
      const names = (await read(clerk)).read<object[]>();
      expect(names).toContainEqual({ user_id: olga.userId, display_name: 'Ольга' });
      expect(names).toContainEqual({ user_id: nameless.userId, display_name: nameless.email });
    }
    const clerk = await hire(api, id, { permissions: ['company:view_payment_requests'] });
    for (const other of [olga, clerk])
      expect(await read(other)).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect(await read(owner, uuidv7())).toMatchObject({ status: 404, code: 'RES.001' });
    expect(await read(await api.signedIn({ role: 'admin' }))).toMatchObject({ code: 'RES.001' });
  });
});

describe.each(anyDatabase)('the people of a company on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let company: Founded;
  let owner: SignedIn;
  let users: string;

  beforeAll(async () => {
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(api.db);
  });
  beforeEach(async () => {
    company = await found(api);
    owner = company.owner;
    users = `/company/${company.id}/users`;
  });
  const me = async (person: SignedIn) =>
    (await person.get('/users/me')).read<{
      user: { account_type: string; role_info: { role_name: string; permissions: string[] } };
    }>().user;
  const refusal = ({ code, message }: { code: string; message: string }) => [code, message];

  describe('as a list', () => {
    it('has pages, finds by name and e-mail, and filters by role and state', async () => {
      const vera = await hire(api, company.id, { displayName: 'Вера Панова', cap: '50' });
      const gleb = await hire(api, company.id, { displayName: 'Глеб Титов' });
      await hire(api, (await found(api)).id, { displayName: 'Вера Чужая' });
      await owner.patch(`${users}/${gleb.userId}`, { is_active: false });
      const list = async (query: string) => (await owner.get(`${users}?${query}`)).read<Users>();
      const names = async (query: string) => (await list(query)).items.map((user) => user.display_name);
      expect(await names('sort=display_name')).toEqual(['Вера Панова', 'Глеб Титов', 'Основатель']);
      expect(await names('sort=joined_at&limit=1&page=2')).toEqual(['Вера Панова']);
      expect((await list('limit=1')).total).toBe(3);
      expect(await names('q=панов')).toEqual(['Вера Панова']);
      expect(await names(`q=${vera.email}`)).toEqual(['Вера Панова']);
      expect(await names(`role_id=${gleb.roleId}`)).toEqual(['Глеб Титов']);
      expect(await names('is_active=false')).toEqual(['Глеб Титов']);
      expect(await names('is_active=true&sort=-display_name')).toEqual(['Основатель', 'Вера Панова']);
      expect((await list(`q=${gleb.email}`)).items).toEqual([
        expect.objectContaining({
          is_active: false,
          is_owner: false,
          role: expect.objectContaining({ role_id: gleb.roleId }),
        }),
      ]);
      expect(await names('near_cap=true')).toEqual([]);
      await api.db
        .updateTable('company_members')
        .set({ monthly_cap: '0' })
        .where('user_id', '=', vera.userId)
        .execute();
      expect(await names('near_cap=')).toEqual(['Вера Панова']);
      expect(await names('near_cap=false&sort=display_name')).toEqual(['Глеб Титов', 'Основатель']);
      expect((await owner.get(`${users}?sort=email`)).code).toBe('VAL.003');
    });

    it('says what each has spent this month, also in its export', async () => {
      const vera = await hire(api, company.id, { displayName: 'Вера', cap: '50' });
      await topUp(api.db, { payerId: company.payerId, amount: '100', by: 'bank' });
      await callService(api, '/charges', order(vera.userId));
      const [first] = (await owner.get(`${users}?q=Вера`)).read<Users>().items;
      expect(first).toMatchObject({ spent_this_month: '10.00', monthly_cap: '50.00' });
      const file = (await owner.get(`${users}/export?format=csv&q=Вера`)).raw.toString();
      expect(file).toMatch(/Имя;Почта;Роль/);
      expect(file).toMatch(/Вера;/);
    });

    it('is for company_user:manage', async () => {
      const person = await hire(api, company.id, { permissions: ['company:transactions'] });
      expect((await person.get(users)).details.permission).toBe('company_user:manage');
    });
  });

  describe('with a cap', () => {
    it('are charged up to it: above it is PAY.004 with the cap, the spending and the day', async () => {
      const person = await hire(api, company.id);
      await topUp(api.db, { payerId: company.payerId, amount: '100', by: 'bank' });
      const saved = await owner.patch(`${users}/${person.userId}`, { monthly_cap: '15.00' });
      expect(saved.data).toMatchObject({ monthly_cap: '15.00', is_active: true });
      expect((await callService(api, '/charges', order(person.userId))).status).toBe(200);
      const refused = await callService(api, '/charges', order(person.userId));
      expect(refused).toMatchObject({
        code: 'PAY.004',
        details: { cap: '15.00', spent: '10.00', requested: '10.00' },
      });
      await owner.patch(`${users}/${person.userId}`, { monthly_cap: null });
      expect((await callService(api, '/charges', order(person.userId))).status).toBe(200);
    });

    it('refuse a cap that is none', async () => {
      const person = await hire(api, company.id);
      for (const monthly_cap of ['-1', '1.001', 5, ''])
        expect((await owner.patch(`${users}/${person.userId}`, { monthly_cap })).status).toBe(400);
      expect((await owner.patch(`${users}/${person.userId}`, { is_active: 'нет' })).code).toBe('VAL.003');
    });
  });

  describe('being suspended', () => {
    it('go on with their own account, and come back with their role and cap', async () => {
      const person = await hire(api, company.id, { permissions: ['company:transactions'], cap: '40' });
      await topUp(api.db, { payerId: company.payerId, amount: '100', by: 'bank' });
      const own = await payerOf(api, 'user_id', person.userId);
      await topUp(api.db, { payerId: own, amount: '10', by: 'bank' });
      const suspended = await owner.patch(`${users}/${person.userId}`, { is_active: false });
      expect(suspended.data).toMatchObject({
        is_active: false,
        monthly_cap: '40.00',
        role: { role_id: person.roleId },
      });
      expect(await me(person)).toMatchObject({
        account_type: 'personal',
        role_info: { role_name: 'Пользователь' },
      });
      expect((await person.get('/users/me/balance')).data).toMatchObject({ balance: 10, payer: { id: own } });
      expect((await person.get(`/company/${company.id}`)).code).toBe('RES.001');
      expect((await person.post('/company', companyForm())).code).toBe('RES.003');
      await callService(api, '/charges', order(person.userId));
      expect((await person.get('/users/me/balance')).data).toMatchObject({ balance: 0 });
      expect(await lettersTo(api.db, person.email, 'company-suspended')).toHaveLength(1);

      await owner.patch(`${users}/${person.userId}`, { is_active: true, monthly_cap: '60' });
      expect(await me(person)).toMatchObject({
        account_type: 'company',
        role_info: { permissions: ['company:transactions'] },
      });
      expect((await person.get(`/company/${company.id}`)).data).toMatchObject({
        membership: { monthly_cap: '60.00' },
      });
    });

    it('get another role for the time after', async () => {
      const person = await hire(api, company.id);
      const role_id = await createRole(api.db, company.id, ['company_balance:view']);
      await owner.patch(`${users}/${person.userId}`, { is_active: false });
      expect((await owner.put(`${users}/${person.userId}/role`, { role_id })).data).toMatchObject({
        role: { role_id },
      });
      expect((await me(person)).account_type).toBe('personal');
      await owner.patch(`${users}/${person.userId}`, { is_active: true });
      expect((await me(person)).role_info.permissions).toEqual(['company_balance:view']);
    });

    it('come back by somebody who holds what their role grants', async () => {
      const person = await hire(api, company.id, { permissions: ['company_balance:view'] });
      const manager = await hire(api, company.id, { permissions: MANAGER });
      await owner.patch(`${users}/${person.userId}`, { is_active: false });
      expect(await manager.patch(`${users}/${person.userId}`, { is_active: true })).toMatchObject({
        code: 'AUTH.003',
        details: { permission: 'company_balance:view' },
      });
      expect((await owner.patch(`${users}/${person.userId}`, { is_active: true })).status).toBe(200);
    });

    it('do not come back over a role of the staff', async () => {
      const person = await hire(api, company.id);
      await owner.patch(`${users}/${person.userId}`, { is_active: false });
      await sql`update users set role_id = '00000000-0000-7000-8000-000000000001' where id = ${person.userId}`.execute(
        api.db,
      );
      expect((await owner.patch(`${users}/${person.userId}`, { is_active: true })).code).toBe('RES.003');
    });
  });

  describe('getting another role', () => {
    it('have it with their next request, and a letter', async () => {
      const person = await hire(api, company.id, { displayName: 'Ольга' });
      const role_id = await roleNamed(api, company.id, 'Директор');
      const answer = await owner.put(`${users}/${person.userId}/role`, { role_id });
      expect(answer.data).toMatchObject({ role: { role_id, role_name: 'Директор' } });
      expect([...(await me(person)).role_info.permissions].sort()).toEqual([...COMPANY_PERMISSIONS].sort());
      expect((await lettersTo(api.db, person.email, 'company-role'))[0]).toContain('Ваша роль: Директор');
      const [event] = (await owner.get(`/company/${company.id}/history`)).read<{ items: object[] }>().items;
      expect(event).toMatchObject({
        action: 'company.user_role',
        user: { id: person.userId, display_name: 'Ольга' },
        changes: [{ field: 'role_id', before: `Роль ${person.roleId}`, after: 'Директор' }],
      });
    });

    it('take only roles of this company', async () => {
      const person = await hire(api, company.id);
      const foreign = await found(api);
      for (const role_id of [
        await roleNamed(api, foreign.id, 'Директор'),
        '00000000-0000-7000-8000-000000000001',
        uuidv7(),
      ])
        expect((await owner.put(`${users}/${person.userId}/role`, { role_id })).code).toBe('RES.001');
      expect((await owner.put(`${users}/${person.userId}/role`, { role_id: 1 })).code).toBe('VAL.003');
    });

    it('get nothing that the manager does not hold; the missing permission is named', async () => {
      const manager = await hire(api, company.id, { permissions: MANAGER });
      const person = await hire(api, company.id);
      const role_id = await createRole(api.db, company.id, [
        'company_user:manage',
        'company_balance:view',
        'all:enable',
      ]);
      for (const { userId } of [person, manager]) {
        const answer = await manager.put(`${users}/${userId}/role`, { role_id });
        expect([answer.code, answer.details.permission]).toEqual(['AUTH.003', 'company_balance:view']);
      }
      expect((await owner.put(`${users}/${person.userId}/role`, { role_id })).status).toBe(200);
    });
  });

  describe('who keep the company', () => {
    it('leave the owner to themself', async () => {
      const manager = await hire(api, company.id, { permissions: COMPANY_PERMISSIONS });
      const role_id = await roleNamed(api, company.id, 'Сотрудник');
      const target = `${users}/${owner.userId}`;
      expect(refusal(await manager.patch(target, { is_active: false }))).toEqual([
        'RES.003',
        'Владельца компании приостановить нельзя',
      ]);
      expect(refusal(await manager.put(`${target}/role`, { role_id }))).toEqual([
        'RES.003',
        'Роль владельца компании меняет только он сам',
      ]);
      expect(refusal(await manager.delete(target))).toEqual([
        'RES.003',
        'Владельца компании исключить нельзя',
      ]);
      expect(refusal(await owner.delete(target))).toEqual(['RES.003', 'Владелец не может выйти из компании']);
      expect((await owner.put(`${target}/role`, { role_id })).status).toBe(200);
      expect((await owner.get(`/company/${company.id}`)).data).toMatchObject({
        may_edit: true,
        membership: { is_owner: true },
      });
    });

    it.each(['company_user:manage', 'company_role:manage'] as const)(
      'never lose the last holder of %s',
      async (permission) => {
        const manager = await hire(api, company.id, { permissions: COMPANY_PERMISSIONS });
        const rest = await createRole(
          api.db,
          company.id,
          COMPANY_PERMISSIONS.filter((held) => held !== permission),
        );
        expect((await owner.put(`${users}/${owner.userId}/role`, { role_id: rest })).status).toBe(200);
        const target = `${users}/${manager.userId}`;
        const message = expect.stringMatching(/больше ни у кого нет разрешения/);
        for (const answer of [
          await manager.patch(target, { is_active: false }),
          await manager.put(`${target}/role`, { role_id: rest }),
          await manager.delete(target),
        ])
          expect(refusal(answer)).toEqual(['RES.003', message]);
        const deactivated = await hire(api, company.id, { permissions: COMPANY_PERMISSIONS });
        await sql`update users set is_active = false where id = ${deactivated.userId}`.execute(api.db);
        expect((await manager.delete(target)).code).toBe('RES.003');
        await hire(api, company.id, { permissions: COMPANY_PERMISSIONS });
        expect((await manager.delete(target)).status).toBe(200);
      },
    );
  });

  describe('leaving', () => {
    it('keep their account, and their history stays with the company', async () => {
      const person = await hire(api, company.id, { displayName: 'Вера' });
      await topUp(api.db, { payerId: company.payerId, amount: '100', by: 'bank' });
      await callService(api, '/charges', order(person.userId));
      expect((await owner.delete(`${users}/${person.userId}`)).status).toBe(200);
      expect(await me(person)).toMatchObject({
        account_type: 'personal',
        role_info: { role_name: 'Пользователь' },
      });
      expect(await lettersTo(api.db, person.email, 'company-removed')).toHaveLength(1);
      const kept = (await owner.get(`/transactions/company?user_id=${person.userId}`)).read<{
        total: number;
      }>();
      expect(kept.total).toBe(1);
      expect((await owner.delete(`${users}/${person.userId}`)).code).toBe('RES.001');
      expect((await person.post('/company', companyForm())).status).toBe(200);
    });

    it('need no permission for it, and get no letter; others they cannot remove', async () => {
      const [person, other] = [await hire(api, company.id), await hire(api, company.id)];
      const answer = await person.delete(`${users}/${other.userId}`);
      expect([answer.code, answer.details.permission]).toEqual(['AUTH.003', 'company_user:manage']);
      expect((await person.delete(`${users}/${person.userId}`)).status).toBe(200);
      expect(await lettersTo(api.db, person.email, 'company-removed')).toEqual([]);
      expect((await me(person)).account_type).toBe('personal');
    });

    it('are removed while they are suspended, too', async () => {
      const person = await hire(api, company.id);
      await owner.patch(`${users}/${person.userId}`, { is_active: false });
      expect((await owner.delete(`${users}/${person.userId}`)).status).toBe(200);
      expect((await owner.get(users)).read<Users>().total).toBe(1);
      expect((await person.post('/company', companyForm())).status).toBe(200);
    });
  });

  it('of another company, or without the permission, are not found and not changed', async () => {
    const foreign = await hire(api, (await found(api)).id);
    const person = await hire(api, company.id);
    const role_id = await roleNamed(api, company.id, 'Сотрудник');
    for (const target of [`${users}/${foreign.userId}`, `${users}/${uuidv7()}`]) {
      expect((await owner.patch(target, { is_active: false })).code).toBe('RES.001');
      expect((await owner.put(`${target}/role`, { role_id })).code).toBe('RES.001');
      expect((await owner.delete(target)).code).toBe('RES.001');
      expect((await person.patch(target, { is_active: false })).code).toBe('AUTH.003');
      expect((await person.put(`${target}/role`, { role_id })).code).toBe('AUTH.003');
      expect((await person.delete(target)).code).toBe('AUTH.003');
    }
  });

  describe('their roles', () => {
    it('say what they grant, to how many, and whether the caller may give them', async () => {
      const manager = await hire(api, company.id, { permissions: MANAGER });
      interface Role {
        readonly role_name: string;
        readonly is_system: boolean;
        readonly users_count: number;
        readonly may_assign: boolean;
      }
      const roles = (await manager.get(`/company/${company.id}/roles`)).read<Role[]>();
      expect(
        roles.map(({ role_name, is_system, users_count, may_assign }) => [
          role_name,
          is_system,
          users_count,
          may_assign,
        ]),
      ).toEqual([
        ['Директор', true, 1, false],
        ['Сотрудник', true, 0, true],
        [`Роль ${manager.roleId}`, false, 1, true],
      ]);
    });

    it('are for company_user:manage and company_role:manage', async () => {
      const keeper = await hire(api, company.id, { permissions: ['company_role:manage'] });
      const person = await hire(api, company.id);
      expect((await keeper.get(`/company/${company.id}/roles`)).status).toBe(200);
      expect((await person.get(`/company/${company.id}/roles`)).details.permission).toBe(
        'company_user:manage',
      );
    });
  });
});
