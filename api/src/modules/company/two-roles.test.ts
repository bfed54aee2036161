import { ACCESS_STAMP_HEADER } from '@cabinet/kernel/core/contract';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { callService, SERVICE_HEADERS, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { companyForm, roleNamed } from '#test/company-people.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { invite } from '#test/test-invitations.ts';
import { payerOf } from '#test/test-payers.ts';
import { agree } from '#test/test-proposals.ts';
import { createRole, PASSWORD, ROLES } from '#test/test-users.ts';

const CLOSED = 'model:disable:secret';
const CLOSED_IN_COMPANY = 'model:disable:plain';

interface Role {
  readonly role_id: string;
  readonly role_name: string;
  readonly permissions: readonly string[];
  readonly version: number;
  readonly users_count: number;
  readonly kept_count: number;
}
interface Access {
  readonly role: { role_id: string };
  readonly global_role: { role_id: string; role_name: string } | null;
  readonly models: readonly {
    readonly id: string;
    readonly allowed: boolean;
    readonly rule: string;
    readonly rule_of: string;
    readonly verdicts: readonly { readonly of: string; readonly hasAccess: boolean; readonly rule: string }[];
  }[];
}

const rolesOf = (answer: Answer) => {
  const { user } = answer.read<{ user: { role_info: Role; global_role: Role | null } }>();
  return { now: user.role_info.role_id, kept: user.global_role?.role_id ?? null };
};

describe.each(databases)('two roles of a person in a company on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('secret', 'Закрытая', 'Ромашка', 'text', 1, 1), ('plain', 'Обычная', 'Ромашка', 'text', 1, 1)`.execute(
      api.db,
    );
  });

  /** Somebody whom the staff restricts, and the company that they have founded. */
  async function restrictedFounder(
    rules: readonly string[] = ['all:enable', CLOSED],
    money: string | null = '100',
  ) {
    const owner = await api.signedIn({ permissions: rules });
    const globalId = rolesOf(await owner.get('/users/me')).now;
    const founded = await owner.post('/company', companyForm());
    const { id } = founded.read<{ id: string }>();
    const payerId = await payerOf(api, 'company_id', id);
    if (money !== null) await topUp(api.db, { payerId, amount: money, by: 'bank' });
    return { owner, id, globalId, users: `/company/${id}/users` };
  }
  /** Somebody restricted who has accepted an invitation as «Сотрудник». */
  async function restrictedEmployee(company: { owner: SignedIn; id: string }) {
    const person = await api.signedIn({ permissions: ['all:enable', CLOSED], password: PASSWORD });
    const globalId = rolesOf(await person.get('/users/me')).now;
    const roleId = await roleNamed(api, company.id, 'Сотрудник');
    await api.db
      .updateTable('users')
      .set({ company_id: company.id, role_id: roleId })
      .where('id', '=', person.userId)
      .execute();
    return { person, globalId, roleId };
  }
  const use = (userId: string, modelId: string, path: '/charges' | '/holds' = '/charges') =>
    callService(api, path, {
      user_id: userId,
      model_id: modelId,
      request_id: uuidv7(),
      input_tokens: 1,
      output_tokens: 0,
    });
  const listed = async (userId: string) =>
    (await api.visitor().get(`/api/internal/v1/users/${userId}/models`, SERVICE_HEADERS))
      .read<{ models: { id: string }[] }>()
      .models.map(({ id }) => id);
  const accessOf = async (userId: string, modelId: string) => {
    const access = (await admin.get(`/users/${userId}/access?model_id=${modelId}`)).read<Access>();
    return { ...access, model: access.models[0] };
  };
  const roleOf = async (id: string) => (await admin.get(`/roles/${id}`)).read<Role>();
  const change = async (id: string, permissions: readonly string[]) => {
    const { version, role_name: name } = await roleOf(id);
    return admin.put(`/roles/${id}`, { name, permissions, version });
  };

  it('founding a company opens no model that the own role closes', async () => {
    const { owner, globalId } = await restrictedFounder();
    const charged = await use(owner.userId, 'secret');
    expect(charged).toMatchObject({ code: 'AUTH.003', details: { permission: CLOSED } });
    expect(charged.message).toContain('глобальная роль');
    expect((await use(owner.userId, 'secret', '/holds')).code).toBe('AUTH.003');
    expect((await use(owner.userId, 'plain')).code).toBe('');
    expect(await listed(owner.userId)).not.toContain('secret');
    expect(rolesOf(await owner.get('/users/me')).kept).toBe(globalId);
    expect(await accessOf(owner.userId, 'secret')).toMatchObject({
      global_role: { role_id: globalId },
      model: {
        allowed: false,
        rule: CLOSED,
        rule_of: 'global_role',
        verdicts: [
          { of: 'role', hasAccess: true, rule: 'all:enable' },
          { of: 'global_role', hasAccess: false, rule: CLOSED },
        ],
      },
    });
  });

  it('accepting an invitation opens no model that the own role closes', async () => {
    const { id, owner: manager } = await restrictedFounder();
    const at = `/company/${id}`;
    const host = {
      kind: 'company',
      id,
      db: api.db,
      manager,
      invitePath: `${at}/users`,
      listPath: `${at}/invitations`,
    } as const;
    const person = await api.signedIn({ permissions: ['all:enable', CLOSED] });
    const { now } = rolesOf(await person.get('/users/me'));
    const { secret: token } = await invite(host, person.email);
    expect((await person.post('/company/invitations/accept', { token })).code).toBe('');
    const employee = await roleNamed(api, id, 'Сотрудник');
    expect(rolesOf(await person.get('/users/me'))).toEqual({ now: employee, kept: now });
    expect((await use(person.userId, 'secret')).code).toBe('AUTH.003');
    expect((await use(person.userId, 'plain')).code).toBe('');
  });

  it('the rules of the company close a model as well, and both are named where both close it', async () => {
    const company = await restrictedFounder(['all:enable', CLOSED, CLOSED_IN_COMPANY]);
    const narrow = await createRole(api.db, company.id, ['all:enable', CLOSED_IN_COMPANY]);
    const { person } = await restrictedEmployee(company);
    await company.owner.put(`${company.users}/${person.userId}/role`, { role_id: narrow });
    const refused = await use(person.userId, 'plain');
    expect(refused).toMatchObject({ code: 'AUTH.003', details: { permission: CLOSED_IN_COMPANY } });
    expect(refused.message).toContain('роль в компании');
    expect(await listed(person.userId)).not.toContain('plain');
    await admin.post(`/roles/${company.globalId}/assign`, { userId: person.userId });
    expect((await accessOf(person.userId, 'plain')).model).toMatchObject({
      rule_of: 'role',
      verdicts: [{ hasAccess: false }, { hasAccess: false }],
    });
  });

  it('leaving, a suspension and the end of the company bring the role back', async () => {
    const company = await restrictedFounder();
    const { person, globalId, roleId } = await restrictedEmployee(company);
    const own = async () => rolesOf(await person.get('/users/me'));
    await company.owner.patch(`${company.users}/${person.userId}`, { is_active: false });
    expect(await own()).toEqual({ now: globalId, kept: null });
    await company.owner.patch(`${company.users}/${person.userId}`, { is_active: true });
    expect(await own()).toEqual({ now: roleId, kept: globalId });
    await person.delete(`${company.users}/${person.userId}`);
    expect(await own()).toEqual({ now: globalId, kept: null });
    const { owner, id, globalId: ownId } = await restrictedFounder(undefined, null);
    expect((await owner.delete(`/company/${id}`)).code).toBe('');
    expect(rolesOf(await owner.get('/users/me'))).toEqual({ now: ownId, kept: null });
  });

  it('a role that has been deleted meanwhile comes back as «Пользователь», and is not deleted unseen', async () => {
    const company = await restrictedFounder();
    const { person, globalId } = await restrictedEmployee(company);
    expect(await roleOf(globalId)).toMatchObject({ users_count: 1, kept_count: 1 });
    expect((await admin.delete(`/roles/${globalId}`)).data).toEqual({ moved: 1 });
    expect(rolesOf(await person.get('/users/me')).kept).toBe(ROLES.user);
    expect((await use(person.userId, 'secret')).code).toBe('');
    await person.delete(`${company.users}/${person.userId}`);
    expect(rolesOf(await person.get('/users/me')).now).toBe(ROLES.user);
  });

  it('who keeps a role goes with the others where it is moved to', async () => {
    const company = await restrictedFounder();
    const { person, globalId } = await restrictedEmployee(company);
    const target = await createRole(api.db, null, ['all:enable', CLOSED_IN_COMPANY]);
    expect((await admin.delete(`/roles/${globalId}?move_to=${target}`)).data).toEqual({ moved: 1 });
    expect(rolesOf(await person.get('/users/me')).kept).toBe(target);
    expect((await use(person.userId, 'plain')).code).toBe('AUTH.003');
  });

  it('people of a company from before keep «Пользователь»', async () => {
    const { id } = await restrictedFounder();
    const roleId = await roleNamed(api, id, 'Сотрудник');
    const old = await api.signedIn();
    await sql`update users set company_id = ${id}, role_id = ${roleId} where id = ${old.userId}`.execute(
      api.db,
    );
    await sql`update users set global_role_id = null where id = ${old.userId}`.execute(api.db);
    expect(rolesOf(await old.get('/users/me'))).toEqual({ now: roleId, kept: ROLES.user });
    await old.delete(`/company/${id}/users/${old.userId}`);
    expect(rolesOf(await old.get('/users/me'))).toEqual({ now: ROLES.user, kept: null });
  });

  it('only the staff changes the kept role, and gives nobody in a company a role of the staff', async () => {
    const { owner, globalId } = await restrictedFounder();
    const stamp = async () => (await owner.get('/users/me')).headers[ACCESS_STAMP_HEADER];
    const before = await stamp();
    const other = await createRole(api.db, null, ['all:disable']);
    expect((await owner.post(`/roles/${ROLES.user}/assign`, { userId: owner.userId })).code).toBe('AUTH.003');
    expect((await admin.post(`/roles/${other}/assign`, { userId: owner.userId })).code).toBe('');
    expect(rolesOf(await owner.get('/users/me')).kept).toBe(other);
    expect(await stamp()).not.toBe(before);
    expect((await use(owner.userId, 'plain')).code).toBe('AUTH.003');
    for (const id of [ROLES.admin, ROLES.guest])
      expect((await admin.post(`/roles/${id}/assign`, { userId: owner.userId })).code).toBe('RES.003');
    expect((await admin.post(`/roles/${globalId}/remove`, { userId: owner.userId })).code).toBe('RES.003');
    expect((await admin.post(`/roles/${other}/remove`, { userId: owner.userId })).code).toBe('');
    expect(rolesOf(await owner.get('/users/me')).kept).toBe(ROLES.user);
  });

  it('a changed kept role acts at once, changes the stamp, and grants nothing in the company', async () => {
    const { owner, globalId } = await restrictedFounder();
    const { headers } = await owner.get('/users/me');
    expect((await use(owner.userId, 'plain')).code).toBe('');
    const second = await api.signedIn({ role: 'admin' });
    await agree(second, await change(globalId, ['user:manage', 'all:enable', CLOSED_IN_COMPANY]));
    expect((await use(owner.userId, 'plain')).code).toBe('AUTH.003');
    expect((await use(owner.userId, 'secret')).code).toBe('');
    const after = await owner.get('/users/me');
    expect(after.headers[ACCESS_STAMP_HEADER]).not.toBe(headers[ACCESS_STAMP_HEADER]);
    expect((await owner.get('/admin/users')).code).toBe('AUTH.003');
  });

  it('counts of people look at both roles, and so does the list of the staff', async () => {
    const { owner, globalId } = await restrictedFounder();
    const { roles, people } = (await admin.get('/models/secret/access')).read<{
      roles: { role_id: string; users_count: number; hasAccess: boolean }[];
      people: { allowed: number; blocked: number };
    }>();
    expect(roles.find(({ role_id }) => role_id === globalId)).toMatchObject({
      users_count: 1,
      hasAccess: false,
    });
    const active = await api.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(people.allowed + people.blocked).toBe(Number(active.n));
    const found = (await admin.get(`/admin/users?role_id=${globalId}`)).read<{
      items: { id: string; global_role: { role_id: string } | null }[];
    }>();
    expect(found.items).toMatchObject([{ id: owner.userId, global_role: { role_id: globalId } }]);
  });

  it('a replay looks at the other role of each person', async () => {
    const company = await restrictedFounder(['all:enable', CLOSED]);
    const { person, roleId } = await restrictedEmployee(company);
    await use(person.userId, 'plain');
    await change((await roleOf(company.globalId)).role_id, ['all:enable', CLOSED]);
    const replay = async (id: string, permissions: readonly string[]) =>
      (await admin.post('/permissions/dynamic/replay', { permissions, role_id: id })).read<{
        charges: number;
        refused: number;
      }>();
    expect(await replay(roleId, ['all:enable'])).toMatchObject({ charges: 1, refused: 0 });
    const kept = rolesOf(await person.get('/users/me')).kept ?? '';
    await change(kept, ['all:enable', CLOSED_IN_COMPANY]);
    expect(await replay(roleId, ['all:enable'])).toMatchObject({ charges: 1, refused: 1 });
    expect(await replay(kept, ['all:enable'])).toMatchObject({ charges: 1, refused: 0 });
    expect(await replay(kept, ['all:disable'])).toMatchObject({ charges: 1, refused: 1 });
  });
});
