import { randomUUID } from 'node:crypto';
import { PERMISSIONS } from '@cabinet/access/permissions';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { uuidv7 } from '#db/index.ts';
import { charge, topUp } from '#lib/ledger/index.ts';
import { callService, SERVICE_HEADERS, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { found, hire } from '#test/company-people.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import type { PermissionSchema, PreviewData, ReplayData, SuggestionsData } from './schemas.ts';

type Permission = Static<typeof PermissionSchema>;
type Preview = Static<typeof PreviewData>;
type Replay = Static<typeof ReplayData>;
type Suggestions = Static<typeof SuggestionsData>;

describe.each(databases)('permissions on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    await sql`insert into models (id, name, developer, type, tags, input_price, output_price, enabled) values
      ('rosa-1', 'Роза 1', 'Ромашка', 'text', '{открытая}', 10, 30, true),
      ('rosa-2', 'Роза 2', 'Ромашка', 'text', '{умная}', 10, 30, true),
      ('brush', 'Кисть', 'Василёк', 'image', '{}', 10, 30, true),
      ('secret', 'Тайна', 'Василёк', 'text', '{новая}', 10, 30, false)`.execute(api.db);
  });

  const roleOf = async (permissions: readonly string[]) => {
    const name = `Роль ${randomUUID()}`;
    return (await admin.post('/roles', { name, permissions })).read<{ role_id: string; role_name: string }>();
  };
  const give = async (roleId: string) => {
    const person = await api.signedIn({ displayName: 'Вера Панова' });
    await sql`update users set role_id = ${roleId} where id = ${person.userId}`.execute(api.db);
    return person;
  };

  describe('as a list', () => {
    it('has every one that the code knows, with the roles that hold it', async () => {
      const role = await roleOf(['role:manage']);
      const list = (await admin.get('/permissions')).read<Permission[]>();
      expect(
        list
          .filter(({ is_known }) => is_known)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...PERMISSIONS].sort());
      const held = list.find(({ id }) => id === 'role:manage');
      expect(held).toMatchObject({
        name: 'Управление ролями',
        category: 'Пользователи и роли',
        dynamic: false,
      });
      expect(held?.roles).toContainEqual({
        role_id: role.role_id,
        role_name: role.role_name,
        company_name: null,
      });
      expect(held?.used_by_roles).toBe(held?.roles.length);
    });

    it('is for holders of permission:manage', async () => {
      const refused = { status: 403, code: 'AUTH.003', details: { permission: 'permission:manage' } };
      const others = await api.signedIn({ permissions: ['user:manage', 'role:manage'] });
      expect(await others.get('/permissions')).toMatchObject(refused);
      expect(await others.post('/permissions', {})).toMatchObject(refused);
      expect(await others.delete('/permissions/report:view')).toMatchObject(refused);
      expect(await api.visitor().get('/permissions')).toMatchObject({ status: 401 });
    });
  });

  describe('made by hand', () => {
    const body = { id: 'report:view', name: 'Просмотр отчётов', category: 'Отчёты' };

    it('are granted by whoever makes them, and go when no role holds them', async () => {
      const made = await admin.post('/permissions', body);
      expect(made).toMatchObject({ status: 200, data: { ...body, is_known: false, used_by_roles: 0 } });
      expect(await admin.post('/permissions', body)).toMatchObject({
        status: 409,
        code: 'RES.002',
        details: { fields: { id: 'Такое разрешение уже есть' } },
      });
      const role = { name: `Отчёты ${uuidv7()}`, permissions: ['report:view'] };
      const keeper = await give((await roleOf(['role:manage'])).role_id);
      expect(await keeper.post('/roles', role)).toMatchObject({
        status: 403,
        details: { permission: 'report:view' },
      });
      const roleId = (await admin.post('/roles', role)).read<{ role_id: string }>().role_id;
      expect(await admin.delete('/permissions/report:view')).toMatchObject({
        status: 409,
        code: 'RES.003',
        message: 'Разрешение есть у 1 роли. Сначала снимите его там',
      });
      await admin.delete(`/roles/${roleId}`);
      expect((await admin.delete('/permissions/report:view')).status).toBe(200);
      expect(await admin.delete('/permissions/report:view')).toMatchObject({ status: 404, code: 'RES.001' });
      const rows = await api.db
        .selectFrom('audit_log')
        .select('action')
        .where('entity_id', '=', 'report:view')
        .orderBy('seq')
        .execute();
      expect(rows.map(({ action }) => action)).toEqual(['permission.create', 'permission.delete']);
    });

    it.each([
      'report',
      'report:',
      ':view',
      'Report:view',
      'a:b:c',
      'all:enable',
      'отчёт:вид',
      'report:view '.repeat(3),
    ])('have no id like %j', async (id) => {
      expect(await admin.post('/permissions', { ...body, id })).toMatchObject({
        status: 400,
        code: 'VAL.003',
        details: { fields: { id: expect.any(String) } },
      });
    });

    it('need a name and a category', async () => {
      expect(await admin.post('/permissions', { id: 'report:send' })).toMatchObject({ code: 'VAL.004' });
      expect(await admin.post('/permissions', { ...body, id: 'report:send', name: '  ' })).toMatchObject({
        status: 400,
      });
    });

    it('are none of those that the code knows', async () => {
      expect(await admin.delete('/permissions/user:manage')).toMatchObject({
        status: 409,
        code: 'RES.003',
        message: 'О нём спрашивает программа: удалить нельзя',
      });
    });
  });

  it('tell which calls they open', async () => {
    const person = await api.signedIn();
    const calls = (await person.get('/permissions/calls')).read<
      { permission: string; method: string; path: string }[]
    >();
    expect(calls).toContainEqual({ permission: 'role:manage', method: 'POST', path: 'roles' });
    expect(calls).toContainEqual({
      permission: 'company_user:manage',
      method: 'PUT',
      path: 'company/{id}/users/{userId}/role',
    });
    for (const permission of ['role:manage', 'company_role:manage'])
      expect(calls).toContainEqual({ permission, method: 'PUT', path: 'roles/{id}' });
    expect(calls.filter(({ method, path }) => method === 'HEAD' || path.endsWith('/export'))).toEqual([]);
  });

  describe('of rules', () => {
    it('may name what there is; a company sees of disabled models only what its own rules name', async () => {
      const all = (await admin.get('/permissions/suggestions')).read<Suggestions>();
      expect(all).toMatchObject({
        vendors: ['Василёк', 'Ромашка'],
        types: ['image', 'text'],
        tags: ['новая', 'открытая', 'умная'],
      });
      expect(all.models.map(({ id }) => id)).toContain('secret');
      const { owner, id } = await found(api);
      const seen = async () => (await owner.get('/permissions/suggestions')).read<Suggestions>();
      expect((await seen()).tags).toEqual(['открытая', 'умная']);
      await owner.post(`/company/${id}/roles`, { name: 'Тайные', permissions: ['model:disable:secret'] });
      expect((await seen()).models.find((model) => model.id === 'secret')).toMatchObject({ enabled: false });
    });

    it('are for those who edit roles', async () => {
      const person = await api.signedIn({ permissions: ['user:manage'] });
      const draft = { permissions: ['all:enable'] };
      const refused = { status: 403, code: 'AUTH.003' };
      expect(await person.get('/permissions/suggestions')).toMatchObject(refused);
      expect(await person.post('/permissions/dynamic/preview', draft)).toMatchObject(refused);
      expect(
        await person.post('/permissions/dynamic/replay', { ...draft, role_id: randomUUID() }),
      ).toMatchObject(refused);
      expect(
        await person.post('/permissions/dynamic/check', { permission: 'all:enable', modelInfo: { id: 'x' } }),
      ).toMatchObject(refused);
    });
  });

  describe('in a preview', () => {
    it('say of each enabled model whether it is open, by which rule, and what that overrides', async () => {
      const preview = (
        await admin.post('/permissions/dynamic/preview', {
          permissions: [
            'all:enable',
            'vendor:disable:Ромашка',
            'model:enable:rosa-2',
            'tag:disable:неведомый',
          ],
        })
      ).read<Preview>();
      expect(preview.summary).toEqual({ allowed: 2, blocked: 1 });
      expect(preview.diff).toBeNull();
      expect(preview.models.map(({ id }) => id)).not.toContain('secret');
      expect(preview.models.find(({ id }) => id === 'rosa-1')).toMatchObject({
        hasAccess: false,
        reason: 'Заблокировано правилами',
        rule: 'vendor:disable:Ромашка',
        overridden: ['all:enable'],
      });
      expect(preview.models.find(({ id }) => id === 'rosa-2')).toMatchObject({
        hasAccess: true,
        reason: null,
        rule: 'model:enable:rosa-2',
        overridden: ['all:enable', 'vendor:disable:Ромашка'],
      });
    });

    it('tell the difference to the saved role, and for how many people', async () => {
      const { role_id } = await roleOf(['all:disable', 'type:enable:image']);
      await give(role_id);
      await give(role_id);
      const preview = await admin.post('/permissions/dynamic/preview', {
        permissions: ['all:disable', 'tag:enable:умная'],
        role_id,
      });
      expect(preview.read<Preview>().diff).toEqual({ gained: ['rosa-2'], lost: ['brush'], people: 2 });
    });

    it('know no role of another company, nor one that is not there', async () => {
      const [mine, theirs] = [await found(api), await found(api)];
      const role = (
        await theirs.owner.post(`/company/${theirs.id}/roles`, { name: 'Их роль', permissions: [] })
      ).read<{ role_id: string }>();
      for (const role_id of [role.role_id, randomUUID()])
        for (const call of ['preview', 'replay'])
          expect(
            await mine.owner.post(`/permissions/dynamic/${call}`, { permissions: [], role_id }),
          ).toMatchObject({ status: 404, code: 'RES.001' });
    });

    it.each([
      [{}, 'VAL.004'],
      [{ permissions: 'all:enable' }, 'VAL.003'],
      [{ permissions: [], role_id: 'x' }, 'VAL.003'],
      [{ permissions: Array.from({ length: 1001 }, () => 'all:enable') }, 'VAL.003'],
    ])('refuse %j', async (body, code) => {
      expect(await admin.post('/permissions/dynamic/preview', body)).toMatchObject({ status: 400, code });
    });
  });

  describe('in a replay', () => {
    const spend = async ({ userId }: SignedIn, modelId: string, amount: string, times = 1) => {
      const payerId = await payerOf(api, 'user_id', userId);
      await topUp(api.db, { payerId, amount: '1000', by: 'bank' });
      for (let each = 0; each < times; each += 1) await charge(api.db, { payerId, amount, userId, modelId });
    };
    const replay = async (body: object) =>
      (await admin.post('/permissions/dynamic/replay', body)).read<Replay>();

    it('count what the draft would have refused of the charges of the role’s people', async () => {
      const { role_id } = await roleOf(['all:enable']);
      const [vera, gleb] = [await give(role_id), await give(role_id)];
      const stranger = await api.signedIn();
      await spend(vera, 'rosa-1', '10', 3);
      await spend(vera, 'brush', '5');
      await spend(gleb, 'rosa-2', '2.5');
      await spend(stranger, 'rosa-1', '10');
      const told = await replay({ permissions: ['all:enable', 'vendor:disable:Ромашка'], role_id });
      expect(told).toMatchObject({
        days: 30,
        charges: 5,
        refused: 4,
        amount_refused: '32.50',
        people_count: 2,
        people: [
          { user_id: vera.userId, display_name: 'Вера Панова', refused: 3, amount: '30.00' },
          { user_id: gleb.userId, refused: 1, amount: '2.50' },
        ],
        models: [
          { id: 'rosa-1', name: 'Роза 1', refused: 3, amount: '30.00' },
          { id: 'rosa-2', refused: 1, amount: '2.50' },
        ],
      });
      expect(await replay({ permissions: ['all:enable'], role_id, days: 7 })).toMatchObject({
        days: 7,
        charges: 5,
        refused: 0,
        amount_refused: '0.00',
        people: [],
        models: [],
      });
    });

    it('tell what the edit refuses apart from what the saved rules refuse already', async () => {
      const { role_id } = await roleOf(['all:enable', 'model:disable:brush']);
      const vera = await give(role_id);
      await spend(vera, 'rosa-1', '10', 3);
      await spend(vera, 'brush', '5');
      const saved = ['all:enable', 'model:disable:brush'];
      expect(await replay({ permissions: saved, role_id })).toMatchObject({
        refused: 1,
        refused_by_edit: 0,
        amount_by_edit: '0.00',
        models: [{ id: 'brush', refused: 1, refused_by_edit: 0 }],
      });
      expect(await replay({ permissions: [...saved, 'vendor:disable:Ромашка'], role_id })).toMatchObject({
        refused: 4,
        amount_refused: '35.00',
        refused_by_edit: 3,
        amount_by_edit: '30.00',
        people: [{ user_id: vera.userId, refused: 4, refused_by_edit: 3 }],
        models: [
          { id: 'rosa-1', refused: 3, refused_by_edit: 3 },
          { id: 'brush', refused: 1, refused_by_edit: 0 },
        ],
      });
    });

    it('blame no edit for what the person’s other role closes anyway', async () => {
      const { role_id } = await roleOf(['all:enable']);
      const { id: companyId } = await found(api);
      const person = await hire(api, companyId, { permissions: ['all:enable', 'model:disable:brush'] });
      await sql`update users set global_role_id = ${role_id} where id = ${person.userId}`.execute(api.db);
      await spend(person, 'brush', '5');
      await spend(person, 'rosa-1', '10', 2);
      const permissions = ['all:enable', 'model:disable:brush', 'vendor:disable:Ромашка'];
      expect(await replay({ permissions, role_id })).toMatchObject({
        refused: 3,
        refused_by_edit: 2,
        amount_by_edit: '20.00',
        models: [
          { id: 'rosa-1', refused: 2, refused_by_edit: 2 },
          { id: 'brush', refused: 1, refused_by_edit: 0 },
        ],
      });
    });

    it('look back as many days as they are asked for, today included', async () => {
      const { role_id } = await roleOf(['all:enable']);
      const person = await give(role_id);
      await spend(person, 'brush', '5');
      await sql`insert into ledger_user_days (user_id, payer_id, day, type, model_id, amount_out, postings)
        select user_id, payer_id, day - 6, type, model_id, 7, 1 from ledger_user_days
          where user_id = ${person.userId} and type = 'charge'
        union all select user_id, payer_id, day - 7, type, model_id, 9, 1 from ledger_user_days
          where user_id = ${person.userId} and type = 'charge'`.execute(api.db);
      const permissions = ['all:disable'];
      expect(await replay({ permissions, role_id, days: 7 })).toMatchObject({
        refused: 2,
        amount_refused: '12.00',
      });
      expect(await replay({ permissions, role_id, days: 90 })).toMatchObject({
        refused: 3,
        amount_refused: '21.00',
      });
    });

    it('are nought for a role that nobody has', async () => {
      const { role_id } = await roleOf([]);
      expect(await replay({ permissions: ['all:disable'], role_id })).toMatchObject({
        charges: 0,
        refused: 0,
      });
    });

    it.each([[{ days: 14 }], [{ days: '30 дней' }], [{ role_id: 'x' }]])('refuse %j', async (changes) => {
      const body = { permissions: [], role_id: randomUUID(), ...changes };
      expect(await admin.post('/permissions/dynamic/replay', body)).toMatchObject({
        status: 400,
        code: 'VAL.003',
      });
    });
  });

  describe.each(['all:enabel', 'ALL:enable', 'all', 'all:enable:'])(
    'with the broken all-rule %s',
    (broken) => {
      const permissions = [broken, 'vendor:disable:Ромашка'];
      const refused = { status: 400, code: 'VAL.003' };

      it('are not saved, drafted or checked', async () => {
        expect(await admin.post('/roles', { name: `Роль ${randomUUID()}`, permissions })).toMatchObject({
          ...refused,
          details: {
            fields: { permissions: expect.stringContaining('Правило для всех моделей записано неверно: «') },
          },
        });
        const { role_id, role_name: name } = await roleOf(['all:disable']);
        expect(await admin.put(`/roles/${role_id}`, { name, permissions, version: 1 })).toMatchObject(
          refused,
        );
        expect(await admin.post('/permissions/dynamic/preview', { permissions, role_id })).toMatchObject(
          refused,
        );
        expect(await admin.post('/permissions/dynamic/replay', { permissions, role_id })).toMatchObject(
          refused,
        );
        expect(
          await admin.post('/permissions/dynamic/check', { permission: broken, modelInfo: { id: 'x' } }),
        ).toMatchObject(refused);
      });

      it('of old close every model that no later rule opens', async () => {
        const person = await api.signedIn({ permissions: [broken, 'vendor:enable:Василёк'] });
        const { models } = (await admin.get(`/users/${person.userId}/access`)).read<{
          models: { id: string; hasAccess: boolean }[];
        }>();
        expect(models.filter(({ hasAccess }) => hasAccess).map(({ id }) => id)).toEqual(['brush', 'secret']);
        const listed = await api
          .visitor()
          .get(`/api/internal/v1/users/${person.userId}/models`, SERVICE_HEADERS);
        expect(listed.read<{ models: { id: string }[] }>().models.map(({ id }) => id)).toEqual(['brush']);
        const refusal = await callService(api, '/charges', {
          user_id: person.userId,
          model_id: 'rosa-1',
          request_id: uuidv7(),
          input_tokens: 1,
          output_tokens: 0,
        });
        expect(refusal.code).toBe('AUTH.003');
      });
    },
  );

  it('named as an all-rule is not made', async () => {
    const body = { id: 'all:models', name: 'Всё', category: 'Другие' };
    expect(await admin.post('/permissions', body)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it.each([
    ['vendor:enable:Ромашка', { matches: true, allowed: true }],
    ['vendor:disable:Ромашка', { matches: true, allowed: false }],
    ['tag:enable:быстрая', { matches: false, allowed: false }],
    ['all:enable', { matches: true, allowed: true }],
    ['user:manage', { matches: false, allowed: false }],
  ])('checked alone against a model: %s', async (permission, data) => {
    for (const vendor of ['vendor', 'developer']) {
      const modelInfo = { id: 'x', [vendor]: 'Ромашка', type: 'text', tags: ['умная'] };
      const answer = await admin.post('/permissions/dynamic/check', { permission, modelInfo });
      expect(answer).toMatchObject({ status: 200, data });
    }
  });

  describe('of a person to a model', () => {
    interface Access {
      user: object;
      role: { role_id: string };
      models: { id: string; hasAccess: boolean; rule: string; enabled: boolean; allowed: boolean }[];
    }

    it('are told by person, role and rule', async () => {
      const { role_id, role_name } = await roleOf(['all:enable', 'vendor:disable:Ромашка']);
      const person = await give(role_id);
      const answer = await admin.get(`/users/${person.userId}/access?model_id=rosa-1`);
      expect(answer).toMatchObject({
        status: 200,
        data: {
          user: { id: person.userId, display_name: 'Вера Панова', is_active: true },
          role: { role_id, role_name, company_id: null },
          models: [
            {
              id: 'rosa-1',
              hasAccess: false,
              reason: 'Заблокировано правилами',
              rule: 'vendor:disable:Ромашка',
              overridden: ['all:enable'],
              enabled: true,
              allowed: false,
            },
          ],
        },
      });
      const all = (await admin.get(`/users/${person.userId}/access`)).read<Access>();
      expect(all.models.map(({ id, allowed }) => [id, allowed])).toEqual([
        ['brush', true],
        ['secret', false],
        ['rosa-1', false],
        ['rosa-2', false],
      ]);
    });

    it('are told by administrators, by managers of their company, and by themselves', async () => {
      const { id, owner } = await found(api);
      const manager = await hire(api, id, { permissions: ['company_user:manage'] });
      const employee = await hire(api, id);
      const stranger = await api.signedIn();
      const path = ({ userId }: SignedIn) => `/users/${userId}/access`;
      expect((await manager.get(path(employee))).status).toBe(200);
      expect((await employee.get(path(employee))).status).toBe(200);
      expect(await employee.get(path(owner))).toMatchObject({ status: 403, code: 'AUTH.003' });
      expect(await manager.get(path(stranger))).toMatchObject({ status: 404, code: 'RES.001' });
      expect(await manager.get(`/users/${randomUUID()}/access`)).toMatchObject({
        status: 404,
        code: 'RES.001',
      });
      expect(await manager.get(`${path(employee)}?model_id=secret`)).toMatchObject({ code: 'RES.001' });
      expect(await admin.get(`${path(employee)}?model_id=none`)).toMatchObject({ code: 'RES.001' });
      await owner.patch(`/company/${id}/users/${employee.userId}`, { is_active: false });
      expect((await manager.get(path(employee))).status).toBe(200);
    });
  });

  it('find people by the beginnings of the words of their name or e-mail, by their phone or id', async () => {
    const zina = await api.signedIn({
      displayName: 'Зинаида Уникальная-Ёлкина',
      email: 'zina@search.example',
    });
    await sql`update users set phone = '+79125550143' where id = ${zina.userId}`.execute(api.db);
    const find = async (q: string) =>
      (await admin.get(`/users?q=${encodeURIComponent(q)}`))
        .read<{ users: { email: string }[] }>()
        .users.map(({ email }) => email);
    for (const q of ['уникаль', 'ZINA@', '  search.example ', 'елк зин', '8 912 555-01-43', zina.userId])
      expect([q, await find(q)]).toEqual([q, ['zina@search.example']]);
    for (const q of ['никальная', 'зинаида петрова', '100%']) expect([q, await find(q)]).toEqual([q, []]);
  });

  it('find first whose name or e-mail begins with what is typed', async () => {
    for (const [displayName, email] of [
      ['Avdey Prohorov', 'avdey@first.example'],
      ['Prohorov Яков', 'yakov@first.example'],
      ['Zakhar', 'prohorov@first.example'],
    ] as const)
      await api.signedIn({ displayName, email });
    const found = (await admin.get('/users?q=Prohor')).read<{
      users: { display_name: string }[];
    }>();
    expect(found.users.map((user) => user.display_name)).toEqual([
      'Prohorov Яков',
      'Zakhar',
      'Avdey Prohorov',
    ]);
    await sql`update users set deleted_at = now() where email = 'yakov@first.example'`.execute(api.db);
    expect((await admin.get('/users?q=prohorov')).read<{ users: object[] }>().users).toHaveLength(2);
  });

  it('find some people, by name, where nothing is typed', async () => {
    expect((await admin.get('/users?limit=3')).read<{ users: object[] }>().users).toHaveLength(3);
    expect(await admin.get('/users?limit=51')).toMatchObject({ status: 400, code: 'VAL.003' });
    expect(await (await api.signedIn()).get('/users?q=a')).toMatchObject({ status: 403, code: 'AUTH.003' });
  });

  it('say of each model what a role may use, to those who may know the role', async () => {
    const { role_id } = await roleOf(['all:disable', 'type:enable:image']);
    const read = (await admin.get(`/models?role_id=${role_id}`)).read<{
      models: { id: string; access: object }[];
    }>();
    expect(read.models.map(({ id, access }) => [id, access])).toContainEqual([
      'rosa-1',
      { hasAccess: false, reason: 'Заблокировано правилами', rule: 'all:disable' },
    ]);
    const { owner } = await found(api);
    expect(await owner.get(`/models?role_id=${role_id}`)).toMatchObject({ status: 404, code: 'RES.001' });
    expect(await (await api.signedIn()).get(`/models?role_id=${role_id}`)).toMatchObject({ status: 403 });
    expect(await admin.get('/models?role_id=x')).toMatchObject({ status: 400, code: 'VAL.003' });
  });
});
