import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createUser } from '#test/test-users.ts';
import type { SavedRoleSchema } from '../../roles/schemas.ts';

type Saved = Static<typeof SavedRoleSchema>;

describe.each(anyDatabase)('proposals of a role on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ role: 'admin' });
  });

  /** A role that somebody has, with an edit of it that waits for a second person. */
  async function proposeEdit(name: string) {
    const role = (await author.post('/roles', { name, permissions: [] })).read<Saved>();
    const { id: userId } = await createUser(api.db, {});
    await author.post(`/roles/${role.role_id}/assign`, { userId });
    const { version } = role;
    const edit = { name, description: '', permissions: ['user:manage'], version };
    const saved = (await author.put(`/roles/${role.role_id}`, edit)).read<Saved>();
    return { roleId: role.role_id, number: saved.proposal?.number };
  }

  it('are found by the role that they change', async () => {
    const [one, other] = [await proposeEdit('Кураторы'), await proposeEdit('Наблюдатели')];
    const numbersOf = async (roleId: string) => {
      const page = await author.get(`/admin/proposals?role_id=${roleId}&status=pending`);
      return page.read<{ items: { number: string }[] }>().items.map(({ number }) => number);
    };
    expect(await numbersOf(one.roleId)).toEqual([one.number]);
    expect(await numbersOf(other.roleId)).toEqual([other.number]);
  });
});
