import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { ROLES } from '#test/test-users.ts';

const STAFF = ['user:manage', 'role:manage', 'payment_request:manage'];

describe.each(anyDatabase)('somebody with a staff permission on $name', (database) => {
  const api = useTestApi(database);
  /** Keeps people and roles, and no payment requests. */
  let keeper: SignedIn;
  let boss: SignedIn;
  let clerk: SignedIn;
  let roleId: string;
  let version: number;

  beforeAll(async () => {
    boss = await api.signedIn({ permissions: STAFF, displayName: 'Вера Главная' });
    keeper = await api.signedIn({ permissions: ['user:manage', 'role:manage'] });
    const role = await boss.post('/roles', {
      name: 'Бухгалтерия',
      description: '',
      permissions: ['payment_request:manage'],
    });
    ({ role_id: roleId, version } = role.read<{ role_id: string; version: number }>());
    clerk = await api.signedIn({ displayName: 'Олег Бухгалтер' });
    await sql`update users set role_id = ${roleId} where id = ${clerk.userId}`.execute(api.db);
  });

  const person = async () =>
    (await boss.get(`/admin/users/${clerk.userId}`)).read<{
      email: string;
      display_name: string;
      updated_at: string;
      is_active: boolean;
      role: { role_id: string };
    }>();
  const refused = {
    status: 403,
    code: 'AUTH.003',
    details: { permission: 'payment_request:manage' },
    message: expect.stringContaining('Вера Главная'),
  };
  const form = async (more: object) => {
    const { email, display_name, updated_at } = await person();
    return { email, display_name, updated_at, ...more };
  };

  it('is not renamed, re-mailed, signed out, switched off, deleted or moved by somebody who lacks it', async () => {
    const before = await person();
    const path = `/admin/users/${clerk.userId}`;
    for (const change of [
      { display_name: 'Никто' },
      { email: 'mine@evil.example' },
      { role_id: ROLES.user },
      { phone: '+7 900 000-00-00' },
    ])
      expect(await keeper.put(path, await form(change))).toMatchObject(refused);
    expect(await keeper.post(`${path}/deactivate`, { reason: 'Проверка' })).toMatchObject(refused);
    expect(await keeper.delete(path)).toMatchObject(refused);
    expect(await keeper.delete(`${path}/sessions`)).toMatchObject(refused);
    expect(await keeper.post(`/roles/${ROLES.user}/assign`, { userId: clerk.userId })).toMatchObject(refused);
    expect(await keeper.post(`/roles/${roleId}/remove`, { userId: clerk.userId })).toMatchObject(refused);
    expect(await person()).toEqual(before);
  });

  it('is not demoted by an edit of their role, its emptying or its deletion either', async () => {
    const body = { name: 'Бухгалтерия', description: '', version };
    for (const permissions of [[], ['payment_request:manage', 'all:disable'], ['user:manage']])
      expect(await keeper.put(`/roles/${roleId}`, { ...body, permissions })).toMatchObject(refused);
    expect(await keeper.delete(`/roles/${roleId}?move_to=${ROLES.user}`)).toMatchObject(refused);
    // A name takes nothing from anybody.
    const renamed = await keeper.put(`/roles/${roleId}`, {
      ...body,
      description: 'Счета',
      permissions: ['payment_request:manage'],
    });
    expect(renamed.status).toBe(200);
    version += 1;
  });

  it('is changed by whoever holds it, and others are changed as before', async () => {
    expect(
      (await boss.put(`/admin/users/${clerk.userId}`, await form({ display_name: 'Олег' }))).status,
    ).toBe(200);
    expect((await boss.post(`/roles/${roleId}/remove`, { userId: clerk.userId })).status).toBe(200);
    expect(
      (await keeper.put(`/admin/users/${clerk.userId}`, await form({ display_name: 'Олег Б.' }))).status,
    ).toBe(200);
    // Nobody holds the role any more, so nobody is demoted by its change.
    const emptied = await keeper.put(`/roles/${roleId}`, {
      name: 'Бухгалтерия',
      description: '',
      version,
      permissions: [],
    });
    expect(emptied.status).toBe(200);
  });
});
