import { randomUUID } from 'node:crypto';
import { COMPANY_PERMISSIONS, PERMISSIONS } from '@cabinet/access/permissions';
import {
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  ROLE_NAME_MIN_LENGTH,
  ROLE_NAME_TOO_SHORT_MESSAGE,
} from '@cabinet/kernel/core/contract';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { found, hire, roleNamed } from '#test/company-people.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { agree } from '#test/test-proposals.ts';
import { createRole, ROLES } from '#test/test-users.ts';
import type { RoleSchema, SavedRoleSchema } from './schemas.ts';

type Role = Static<typeof RoleSchema>;
type Saved = Static<typeof SavedRoleSchema>;

let made = 0;
const newName = () => {
  made += 1;
  return `Роль номер ${made}`;
};
const form = (changes: object = {}) => ({ name: newName(), permissions: [], ...changes });

describe.each(databases)('roles on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let admin: SignedIn;
  let second: SignedIn;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    second = await api.signedIn({ role: 'admin' });
    await sql`insert into models (id, name, developer, type, tags, input_price, output_price) values
      ('rosa-1', 'Роза 1', 'Ромашка', 'text', '{открытая}', 10, 30),
      ('rosa-2', 'Роза 2', 'Ромашка', 'text', '{}', 10, 30),
      ('brush', 'Кисть', 'Василёк', 'image', '{}', 10, 30)`.execute(api.db);
  });

  const create = async (person: SignedIn, changes: object = {}, path = '/roles'): Promise<Saved> => {
    const answer = await person.post(path, form(changes));
    expect([answer.status, answer.message]).toEqual([200, 'Роль успешно создана']);
    return answer.read<Saved>();
  };
  const change = (person: SignedIn, role: Role, changes: object = {}) =>
    person.put(`/roles/${role.role_id}`, {
      name: role.role_name,
      description: role.description,
      permissions: role.permissions,
      version: role.version,
      ...changes,
    });
  const auditOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after', 'actor_id'])
      .where('entity_id', '=', id)
      .orderBy('seq')
      .execute();
    return rows.map(({ action }) => action);
  };

  it('are made with trimmed texts, what they grant once, and their rules in order', async () => {
    const role = await create(admin, {
      name: '  Аналитики ',
      description: ' Считают ',
      permissions: [
        'company:transactions',
        'all:disable',
        'vendor:enable:Ромашка',
        'model:disable:rosa-2',
        'vendor:enable:Ромашка',
        'company:transactions',
        'vendor:enable:Неведомый',
        'model:enable:',
        'nobody:knows',
      ],
    });
    expect(role).toMatchObject({
      role_name: 'Аналитики',
      description: 'Считают',
      permissions: ['company:transactions', 'all:disable', 'model:disable:rosa-2', 'vendor:enable:Ромашка'],
      company_id: null,
      is_system: false,
      users_count: 0,
      models_open: 2,
      models_total: 3,
      may_assign: true,
      version: 1,
      updated_by: { id: admin.userId, display_name: 'Тест Тестов' },
    });
    expect(role.diff.removed).toEqual([]);
    expect(new Set(role.dropped)).toEqual(
      new Set(['vendor:enable:Неведомый', 'model:enable:', 'nobody:knows']),
    );
    expect(await auditOf(role.role_id)).toEqual(['role.create']);
  });

  it.each([
    [{ name: '' }, 'VAL.004', { name: 'Название роли обязательно для заполнения' }],
    [{ name: '   ' }, 'VAL.004', { name: 'Название роли обязательно для заполнения' }],
    [{ name: ` ${'а'.repeat(ROLE_NAME_MIN_LENGTH - 1)} ` }, 'VAL.003', { name: ROLE_NAME_TOO_SHORT_MESSAGE }],
    [
      { description: 'я'.repeat(ROLE_DESCRIPTION_MAX_LENGTH + 1) },
      'VAL.003',
      { description: ROLE_DESCRIPTION_TOO_LONG_MESSAGE },
    ],
  ])('refuse %j', async (changes, code, fields) => {
    expect(await admin.post('/roles', form(changes))).toMatchObject({
      status: 400,
      code,
      details: { fields },
    });
    const role = await create(admin);
    expect(await change(admin, role, changes)).toMatchObject({ status: 400, code, details: { fields } });
  });

  it.each([
    ['a text instead of a list', { permissions: 'user:manage' }],
    ['too many strings', { permissions: Array.from({ length: 1001 }, (_, index) => `tag:enable:${index}`) }],
    ['a string too long', { permissions: ['x'.repeat(301)] }],
    ['a number as a name', { name: { first: 'а' } }],
  ])('refuse %s', async (_what, changes) => {
    expect(await admin.post('/roles', form(changes))).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('need a name, a list and a version', async () => {
    expect(await admin.post('/roles', {})).toMatchObject({ status: 400, code: 'VAL.004' });
    const role = await create(admin);
    const answer = await admin.put(`/roles/${role.role_id}`, { name: 'Имя', permissions: [] });
    expect(answer).toMatchObject({
      status: 400,
      code: 'VAL.004',
      details: { fields: { version: expect.any(String) } },
    });
  });

  it('have one name in one place, in any case of letters', async () => {
    const { role_name: name } = await create(admin);
    const taken = {
      status: 409,
      code: 'RES.002',
      details: { fields: { name: 'Роль с таким названием уже есть' } },
    };
    expect(await admin.post('/roles', form({ name: name.toUpperCase() }))).toMatchObject(taken);
    expect(await change(admin, await create(admin), { name })).toMatchObject(taken);
    const { owner, id } = await found(api);
    expect(await create(owner, { name }, `/company/${id}/roles`)).toMatchObject({ company_id: id });
  });

  it('are made once by one key', async () => {
    const body = form();
    const key = { 'idempotency-key': randomUUID() };
    const first = await admin.post('/roles', body, key);
    expect((await admin.post('/roles', body, key)).data).toEqual(first.data);
    expect(await admin.post('/roles', form(), key)).toMatchObject({ code: 'RES.002' });
  });

  describe('that are changed', () => {
    it('tell what was added and removed, and leave a row of before and after', async () => {
      const role = await create(admin, { permissions: ['group:view_transactions', 'all:enable'] });
      const saved = (
        await change(admin, role, { permissions: ['role:manage', 'all:disable'] })
      ).read<Saved>();
      expect(saved).toMatchObject({ version: 2, models_open: 0 });
      expect(saved.diff).toEqual({
        added: ['role:manage', 'all:disable'],
        removed: ['group:view_transactions', 'all:enable'],
      });
      const [, row] = await api.db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('entity_id', '=', role.role_id)
        .orderBy('seq')
        .execute();
      expect(row).toMatchObject({
        action: 'role.update',
        before: { name: role.role_name, permissions: ['group:view_transactions', 'all:enable'] },
        after: { permissions: ['role:manage', 'all:disable'] },
      });
    });

    it('stay at their version when nothing is another value', async () => {
      const role = await create(admin, { permissions: ['all:disable', 'type:enable:text'] });
      const saved = (await change(admin, role)).read<Saved>();
      expect(saved).toMatchObject({ version: 1, diff: { added: [], removed: [] } });
      expect(await auditOf(role.role_id)).toEqual(['role.create']);
    });

    it('are refused at an older version, with the role as it is now', async () => {
      const role = await create(admin);
      await change(admin, role, { description: 'Первое' });
      const answer = await change(admin, role, { description: 'Второе' });
      expect(answer).toMatchObject({
        status: 409,
        code: 'RES.002',
        details: { current: { role_id: role.role_id, description: 'Первое', version: 2 } },
      });
      // No serializer drops from an error what the schema does not name.
      const shown = (await admin.get(`/roles/${role.role_id}`)).read<Role>();
      expect(shown).toMatchObject(Object(answer.details.current));
    });

    it('cannot be those of the system', async () => {
      const role = (await admin.get(`/roles/${ROLES.user}`)).read<Role>();
      expect(await change(admin, role, { description: 'Иное' })).toMatchObject({
        status: 409,
        code: 'RES.003',
        message: 'Системную роль нельзя изменить: сделайте её копию',
      });
      expect(await admin.delete(`/roles/${ROLES.user}`)).toMatchObject({ status: 409, code: 'RES.003' });
    });

    it('reach a signed-in person with their next request, who stays signed in', async () => {
      const role = await create(admin, { permissions: ['role:manage'] });
      const person = await api.signedIn();
      await agree(second, await admin.post(`/roles/${role.role_id}/assign`, { userId: person.userId }));
      expect(await person.get('/roles')).toMatchObject({ status: 200 });
      await change(admin, role, { permissions: [] });
      expect(await person.get('/roles')).toMatchObject({ status: 403, code: 'AUTH.003' });
      expect(await person.get('/users/me')).toMatchObject({ status: 200 });
    });

    it('close a model to the next request of their people, by the rule in words', async () => {
      const role = await create(admin, { permissions: ['all:enable'] });
      const person = await api.signedIn();
      await admin.post(`/roles/${role.role_id}/assign`, { userId: person.userId });
      await change(admin, role, {
        permissions: ['all:enable', 'vendor:disable:Ромашка', 'model:enable:rosa-2'],
      });
      const charge = (model_id: string) =>
        callService(api, '/charges', {
          user_id: person.userId,
          model_id,
          request_id: randomUUID(),
          input_tokens: 0,
          output_tokens: 0,
        });
      expect(await charge('rosa-1')).toMatchObject({
        code: 'AUTH.003',
        message: 'Модель недоступна: Запретить вендора «Ромашка»',
        details: { permission: 'vendor:disable:Ромашка' },
      });
      expect(await charge('rosa-2')).toMatchObject({ status: 200 });
    });
  });

  describe('and what their keeper does not hold', () => {
    const keeper = () => api.signedIn({ permissions: ['role:manage', 'group:view_transactions'] });
    const refused = (permission: string) => ({ status: 403, code: 'AUTH.003', details: { permission } });

    it('is granted neither by a new role nor by a changed one', async () => {
      const person = await keeper();
      expect(await person.post('/roles', form({ permissions: ['user:manage'] }))).toMatchObject(
        refused('user:manage'),
      );
      const role = await create(person, { permissions: ['group:view_transactions'] });
      expect(
        await change(person, role, { permissions: ['group:view_transactions', 'permission:manage'] }),
      ).toMatchObject({
        ...refused('permission:manage'),
        message: 'Нельзя выдать разрешение «Управление разрешениями»: у вас его нет',
      });
    });

    it('stays in a role that has it already', async () => {
      const role = await create(admin, { permissions: ['user:manage'] });
      const answer = await change(await keeper(), role, {
        permissions: ['user:manage', 'group:view_transactions'],
      });
      expect(answer.status).toBe(200);
    });

    it('comes to nobody by giving a role, or by moving people to it', async () => {
      const person = await keeper();
      const strong = await create(admin, { permissions: ['user:manage'] });
      const other = await api.signedIn();
      expect(await person.post(`/roles/${strong.role_id}/assign`, { userId: other.userId })).toMatchObject(
        refused('user:manage'),
      );
      const weak = await create(admin);
      await admin.post(`/roles/${weak.role_id}/assign`, { userId: other.userId });
      expect(await person.delete(`/roles/${weak.role_id}?move_to=${strong.role_id}`)).toMatchObject(
        refused('user:manage'),
      );
      expect((await person.get(`/roles/${strong.role_id}`)).read<Role>().may_assign).toBe(false);
    });
  });

  describe('that are deleted', () => {
    it('go when nobody has them', async () => {
      const role = await create(admin);
      expect(await admin.delete(`/roles/${role.role_id}`)).toMatchObject({ status: 200, data: { moved: 0 } });
      expect(await admin.get(`/roles/${role.role_id}`)).toMatchObject({ status: 404, code: 'RES.001' });
      expect(await admin.delete(`/roles/${role.role_id}`)).toMatchObject({ status: 404, code: 'RES.001' });
      expect(await auditOf(role.role_id)).toEqual(['role.create', 'role.delete']);
    });

    it('stay while somebody has them, unless these are moved first', async () => {
      const [role, target] = [await create(admin), await create(admin)];
      const people = [await api.signedIn(), await api.signedIn()];
      for (const { userId } of people) await admin.post(`/roles/${role.role_id}/assign`, { userId });
      expect(await admin.delete(`/roles/${role.role_id}`)).toMatchObject({
        status: 409,
        code: 'RES.003',
        message: 'Роль есть у 2 человек. Сначала переведите их на другую',
        details: { users_count: 2 },
      });
      const moved = await admin.delete(`/roles/${role.role_id}?move_to=${target.role_id}`);
      expect(moved).toMatchObject({ status: 200, data: { moved: 2 } });
      expect((await admin.get(`/roles/${target.role_id}`)).read<Role>().users_count).toBe(2);
    });

    it('move nobody to themselves, to guests, to another place or to nothing', async () => {
      const role = await create(admin);
      const { id } = await found(api);
      const elsewhere = await roleNamed(api, id, 'Сотрудник');
      for (const target of [role.role_id, ROLES.guest, elsewhere, randomUUID()])
        expect(await admin.delete(`/roles/${role.role_id}?move_to=${target}`)).toMatchObject({
          status: 400,
          code: 'VAL.003',
          details: { fields: { move_to: expect.any(String) } },
        });
      expect(await admin.delete(`/roles/${role.role_id}?move_to=там`)).toMatchObject({ code: 'VAL.003' });
    });

    it('take suspended people and open invitations along', async () => {
      const company = await found(api);
      const [role, target] = [
        await create(company.owner, {}, `/company/${company.id}/roles`),
        await create(company.owner, {}, `/company/${company.id}/roles`),
      ];
      const person = await hire(api, company.id);
      const users = `/company/${company.id}/users`;
      await company.owner.put(`${users}/${person.userId}/role`, { role_id: role.role_id });
      await company.owner.patch(`${users}/${person.userId}`, { is_active: false });
      await company.owner.post(users, { email: 'zvanyj@test.example', role_id: role.role_id });
      expect(await company.owner.delete(`/roles/${role.role_id}`)).toMatchObject({
        details: { users_count: 1 },
      });
      await company.owner.delete(`/roles/${role.role_id}?move_to=${target.role_id}`);
      const { rows } = await sql<{ role_id: string }>`
        select suspended_role_id as role_id from company_members where user_id = ${person.userId}
        union all select role_id from invitations where email = 'zvanyj@test.example'`.execute(api.db);
      expect(rows.map(({ role_id }) => role_id)).toEqual([target.role_id, target.role_id]);
    });
  });

  describe('that are given and taken', () => {
    it('change what a person may, and answer their role', async () => {
      const role = await create(admin, { permissions: ['company:transactions'] });
      const person = await api.signedIn();
      const given = await admin.post(`/roles/${role.role_id}/assign`, { userId: person.userId });
      expect(given).toMatchObject({
        status: 200,
        data: { user_id: person.userId, role: { role_id: role.role_id }, proposal: null },
      });
      const taken = await admin.post(`/roles/${role.role_id}/remove`, { userId: person.userId });
      expect(taken).toMatchObject({ data: { role: { role_name: 'Пользователь' } } });
      expect(await auditOf(person.userId)).toEqual(['role.assign', 'role.remove']);
      expect(await admin.post(`/roles/${role.role_id}/remove`, { userId: person.userId })).toMatchObject({
        status: 409,
        code: 'RES.003',
      });
    });

    it('are given twice without a second row', async () => {
      const role = await create(admin);
      const { userId } = await api.signedIn();
      await admin.post(`/roles/${role.role_id}/assign`, { userId });
      expect((await admin.post(`/roles/${role.role_id}/assign`, { userId })).status).toBe(200);
      expect(await auditOf(userId)).toEqual(['role.assign']);
    });

    it('need somebody who is there, and an id that is one', async () => {
      const role = await create(admin);
      const path = `/roles/${role.role_id}/assign`;
      expect(await admin.post(path, { userId: randomUUID() })).toMatchObject({
        status: 404,
        code: 'RES.001',
      });
      expect(await admin.post(path, { userId: 'я' })).toMatchObject({ status: 400, code: 'VAL.003' });
      expect(await admin.post(path, {})).toMatchObject({ status: 400, code: 'VAL.004' });
    });

    it('stay in their place: a global one beside that of a company, one of a company with its people', async () => {
      const company = await found(api);
      const employee = await hire(api, company.id);
      const role = await create(admin);
      expect((await admin.post(`/roles/${role.role_id}/assign`, { userId: employee.userId })).status).toBe(
        200,
      );
      expect((await employee.get('/users/me')).data).toMatchObject({
        user: { role_info: { role_id: employee.roleId }, global_role: { role_id: role.role_id } },
      });
      const ofCompany = await createRole(api.db, company.id, []);
      const stranger = await api.signedIn();
      expect(
        await company.owner.post(`/roles/${ofCompany}/assign`, { userId: stranger.userId }),
      ).toMatchObject({ status: 404, code: 'RES.001' });
      const given = await company.owner.post(`/roles/${ofCompany}/assign`, { userId: employee.userId });
      expect(given.status).toBe(200);
      const taken = await company.owner.post(`/roles/${ofCompany}/remove`, { userId: employee.userId });
      expect(taken).toMatchObject({ data: { role: { role_name: 'Сотрудник' } } });
    });
  });

  describe('of a company', () => {
    it('hold its permissions and rules only', async () => {
      const { owner, id } = await found(api);
      const path = `/company/${id}/roles`;
      expect(
        await create(owner, { permissions: ['company:transactions', 'all:disable'] }, path),
      ).toMatchObject({
        company_id: id,
        permissions: ['company:transactions', 'all:disable'],
      });
      expect(await owner.post(path, form({ permissions: ['group:view_transactions'] }))).toMatchObject({
        status: 400,
        code: 'VAL.003',
        details: {
          fields: { permissions: 'Разрешение «Просмотр транзакций группы» — не для ролей компании' },
        },
      });
    });

    it('are not there for people of another one', async () => {
      const [mine, theirs] = [await found(api), await found(api)];
      const role = await create(theirs.owner, {}, `/company/${theirs.id}/roles`);
      const calls: Promise<Answer>[] = [
        mine.owner.get(`/roles/${role.role_id}`),
        mine.owner.get(`/roles/company/${theirs.id}`),
        mine.owner.get(`/company/${theirs.id}/roles`),
        mine.owner.post(`/company/${theirs.id}/roles`, form()),
        change(mine.owner, role),
        mine.owner.delete(`/roles/${role.role_id}`),
        mine.owner.post(`/roles/${role.role_id}/assign`, { userId: mine.owner.userId }),
        mine.owner.post(`/roles/${role.role_id}/remove`, { userId: mine.owner.userId }),
      ];
      for (const answer of await Promise.all(calls))
        expect(answer).toMatchObject({ status: 404, code: 'RES.001' });
    });

    it('stand in its history', async () => {
      const { owner, id } = await found(api);
      const role = await create(owner, { name: 'Бухгалтеры' }, `/company/${id}/roles`);
      await change(owner, role, { description: 'Считают деньги' });
      await owner.delete(`/roles/${role.role_id}`);
      const { items } = (await owner.get(`/company/${id}/history?limit=3`)).read<{
        items: { action: string }[];
      }>();
      expect(items.map(({ action }) => action)).toEqual(['role.delete', 'role.update', 'role.create']);
    });
  });

  describe('of which the last holder', () => {
    const kept = ['company_user:manage', 'company_role:manage'] as const;

    it.each(kept)('of %s in a company stays, whatever is changed', async (permission) => {
      const { owner, id } = await found(api);
      const path = `/company/${id}/roles`;
      const role = await create(owner, { permissions: [...COMPANY_PERMISSIONS] }, path);
      await owner.post(`/roles/${role.role_id}/assign`, { userId: owner.userId });
      const refused = {
        status: 409,
        code: 'RES.003',
        message: expect.stringContaining('В компании больше ни у кого не останется разрешения'),
      };
      const without = COMPANY_PERMISSIONS.filter((each) => each !== permission);
      expect(await change(owner, role, { permissions: without })).toMatchObject(refused);
      const weak = await create(owner, { permissions: without }, path);
      expect(await owner.delete(`/roles/${role.role_id}?move_to=${weak.role_id}`)).toMatchObject(refused);
      expect(await owner.post(`/roles/${weak.role_id}/assign`, { userId: owner.userId })).toMatchObject(
        refused,
      );
      expect(await owner.post(`/roles/${role.role_id}/remove`, { userId: owner.userId })).toMatchObject(
        refused,
      );
      expect((await owner.get(`/roles/${role.role_id}`)).read<Role>().version).toBe(1);
    });
  });

  describe('as lists', () => {
    it('are found by name, by place and in order', async () => {
      const { owner, id } = await found(api);
      const role = await create(owner, { name: 'Особая роль' }, `/company/${id}/roles`);
      const read = async (query: string) =>
        (await admin.get(`/roles?${query}`)).read<{ items: Role[]; total: number }>();
      expect((await read('q=особая')).items.map(({ role_id }) => role_id)).toContain(role.role_id);
      expect(
        (await read('scope=global&limit=200')).items.every(({ company_id }) => company_id === null),
      ).toBe(true);
      expect((await read(`company_id=${id}`)).total).toBe(3);
      const names = (await read(`company_id=${id}&sort=role_name`)).items.map(({ role_name }) => role_name);
      expect(names).toEqual(['Директор', 'Особая роль', 'Сотрудник']);
      expect(await admin.get('/roles?scope=all')).toMatchObject({ status: 400, code: 'VAL.003' });
    });

    it('of a company are for its managers, and count their people', async () => {
      const { owner, id } = await found(api);
      const manager = await hire(api, id, { permissions: ['company_user:manage'] });
      const employee = await hire(api, id);
      for (const path of [`/roles/company/${id}`, `/company/${id}/roles`]) {
        const read = (await owner.get(path)).read<Role[]>();
        expect(read.find(({ role_name }) => role_name === 'Директор')).toMatchObject({ users_count: 1 });
        expect((await manager.get(path)).status).toBe(200);
        expect(await employee.get(path)).toMatchObject({ status: 403, code: 'AUTH.003' });
      }
      expect((await admin.get(`/roles/company/${id}`)).status).toBe(200);
    });
  });

  it('are kept by holders of the right permission and nobody else', async () => {
    const { owner, id } = await found(api);
    const people: Readonly<Record<string, SignedIn | ReturnType<typeof api.visitor>>> = {
      visitor: api.visitor(),
      user: await api.signedIn(),
      director: owner,
      employee: await hire(api, id),
      finance: await api.signedIn({ permissions: ['payment_request:manage', 'rate_correction:manage'] }),
      users: await api.signedIn({ permissions: ['user:manage'] }),
      keeper: await api.signedIn({ permissions: ['role:manage'] }),
      admin,
    };
    const role = await create(admin);
    const calls: readonly [string, string, object?][] = [
      ['GET', '/roles'],
      ['GET', '/roles/global'],
      ['GET', `/roles/${role.role_id}`],
      ['POST', '/roles', { name: '', permissions: [] }],
      ['PUT', `/roles/${role.role_id}`, { name: '', permissions: [], version: 1 }],
      ['POST', `/roles/${role.role_id}/assign`, { userId: randomUUID() }],
    ];
    const table: Record<string, unknown[]> = {};
    for (const [name, person] of Object.entries(people)) {
      table[name] = [];
      for (const [method, path, body] of calls) {
        const answer =
          method === 'GET'
            ? await person.get(path)
            : method === 'PUT'
              ? await person.put(path, body)
              : await person.post(path, body);
        table[name].push(answer.status);
      }
    }
    const refused = (status: number) => Array(6).fill(status);
    expect(table).toEqual({
      visitor: refused(401),
      user: refused(403),
      director: refused(403),
      employee: refused(403),
      finance: refused(403),
      users: [403, 200, 403, 403, 403, 403],
      keeper: [200, 200, 200, 400, 400, 404],
      admin: [200, 200, 200, 400, 400, 404],
    });
  });

  it('of an administrator hold every permission', async () => {
    const role = (await admin.get(`/roles/${ROLES.admin}`)).read<Role>();
    expect(PERMISSIONS.filter((permission) => !role.permissions.includes(permission))).toEqual([]);
    expect(role.is_system).toBe(true);
  });
});
