import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { openPostgres } from '#db/index.ts';
import { found, hire } from '#test/company-people.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { agree } from '#test/test-proposals.ts';
import { createRole, ROLES } from '#test/test-users.ts';
import { together } from '#test/together.ts';
import type { SavedRoleSchema } from './schemas.ts';

type Saved = Static<typeof SavedRoleSchema>;

const ROUNDS = raceRounds(20);
const KEEPER = ['user:manage', 'role:manage'];

let made = 0;

describeOnPostgres('roles at once on $name', () => {
  let url: string;
  let api: TestApi;
  /** Another process of the API over the same database. */
  let twin: TestApi;

  beforeAll(async () => {
    url = await createPostgresDatabase();
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }));
    twin = await createTestApiOver(openPostgres({ url, poolSize: 10 }));
  });
  beforeEach(async () => {
    await sql`update users set role_id = ${ROLES.user} where company_id is null`.execute(api.db);
  });
  afterAll(async () => {
    await twin.close();
    await api.close();
    await dropPostgresDatabase(url);
  });

  const rounds = async (work: () => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`update users set role_id = ${ROLES.user} where company_id is null`.execute(api.db);
      await work();
    }
  };
  const told = (answers: readonly Answer[]) => answers.map(({ status, code }) => code || status);
  const holders = async (permission: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from users u join role_permissions p on p.role_id = u.role_id
      where p.permission = ${permission} and u.is_active and u.deleted_at is null and u.company_id is null`.execute(
      api.db,
    );
    return rows[0]?.n ?? 0;
  };
  const make = async (person: SignedIn, permissions: readonly string[], path = '/roles') => {
    made += 1;
    const answer = await person.post(path, { name: `Роль ${made}`, permissions });
    expect(answer.message).toBe('Роль успешно создана');
    return answer.read<Saved>();
  };
  /** Two administrators, each with a role of their own, and nobody else. */
  const twoKeepers = async () => {
    const one = await api.signedIn({ role: 'admin' });
    const other = await api.signedIn({ role: 'admin' });
    const [oneRole, otherRole] = [await make(one, KEEPER), await make(one, KEEPER)];
    await one.post(`/roles/${otherRole.role_id}/assign`, { userId: other.userId });
    await one.post(`/roles/${oneRole.role_id}/assign`, { userId: one.userId });
    expect(await holders('role:manage')).toBe(2);
    return { one, other, oneRole, otherRole };
  };
  const without = ({ role_name: name, version }: Saved) => ({ name, permissions: [], version });
  const expectOneLeft = async (answers: readonly Answer[]) => {
    expect(told(answers).filter((code) => code === 200)).toHaveLength(1);
    // The second one has lost the permission before or behind the gate, or is the last holder.
    expect(['RES.003', 'AUTH.003']).toContain(told(answers).find((code) => code !== 200));
    for (const permission of KEEPER) expect(await holders(permission)).toBe(1);
  };

  it('two administrators take each other’s role: one stays', () =>
    rounds(async () => {
      const { one, other, oneRole, otherRole } = await twoKeepers();
      await expectOneLeft(
        await together(api, [
          () => one.post(`/roles/${otherRole.role_id}/remove`, { userId: other.userId }),
          () => other.post(`/roles/${oneRole.role_id}/remove`, { userId: one.userId }),
        ]),
      );
    }));

  it('two administrators empty each other’s role: one stays', () =>
    rounds(async () => {
      const { one, other, oneRole, otherRole } = await twoKeepers();
      await expectOneLeft(
        await together(api, [
          () => one.put(`/roles/${otherRole.role_id}`, without(otherRole)),
          () => other.put(`/roles/${oneRole.role_id}`, without(oneRole)),
        ]),
      );
    }));

  it('one role is emptied while the other is deleted with its people moved: one stays', () =>
    rounds(async () => {
      const { one, other, oneRole, otherRole } = await twoKeepers();
      await expectOneLeft(
        await together(api, [
          () => one.put(`/roles/${otherRole.role_id}`, without(otherRole)),
          () => other.delete(`/roles/${oneRole.role_id}?move_to=${ROLES.user}`),
        ]),
      );
    }));

  it('one gives the other away while the other empties: one stays', () =>
    rounds(async () => {
      const { one, other, oneRole, otherRole } = await twoKeepers();
      await expectOneLeft(
        await together(api, [
          () => one.post(`/roles/${ROLES.user}/assign`, { userId: other.userId }),
          () => other.put(`/roles/${oneRole.role_id}`, without(oneRole)),
        ]),
      );
      expect(otherRole.version).toBe(1);
    }));

  it('the managers of a company empty each other’s role: one stays', () =>
    rounds(async () => {
      const { id, owner } = await found(api);
      const path = `/company/${id}/roles`;
      const roles = [
        await make(owner, COMPANY_PERMISSIONS, path),
        await make(owner, COMPANY_PERMISSIONS, path),
      ];
      const people = [await hire(api, id), await hire(api, id)];
      for (const [index, person] of people.entries())
        await owner.post(`/roles/${roles[index]?.role_id}/assign`, { userId: person.userId });
      await owner.post(`/roles/${await createRole(api.db, id, [])}/assign`, { userId: owner.userId });
      const [first, second] = [people[0], people[1]];
      const [firstRole, secondRole] = [roles[0], roles[1]];
      if (!first || !second || !firstRole || !secondRole) throw new Error('two managers are needed');
      const answers = await together(api, [
        () => first.put(`/roles/${secondRole.role_id}`, without(secondRole)),
        () => second.put(`/roles/${firstRole.role_id}`, without(firstRole)),
      ]);
      expect(told(answers).filter((code) => code === 200)).toHaveLength(1);
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from users u join role_permissions p on p.role_id = u.role_id
        where u.company_id = ${id} and p.permission = 'company_role:manage'`.execute(api.db);
      expect(rows[0]?.n).toBe(1);
    }));

  it('two save one version: one wins, and the other gets the role as it is now', () =>
    rounds(async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const role = await make(admin, []);
      const save = (description: string) =>
        admin.put(`/roles/${role.role_id}`, { ...without(role), description });
      const answers = await together(api, [() => save('Первое'), () => save('Второе')]);
      expect(told(answers).sort()).toEqual([200, 'RES.002']);
      const refused = answers.find(({ code }) => code === 'RES.002');
      expect(refused?.details.current).toMatchObject({ version: 2 });
    }));

  it('a changed role reaches the next request at another process', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const second = await api.signedIn({ role: 'admin' });
    const role = await make(admin, ['role:manage']);
    const person = await twin.signedIn();
    await agree(second, await admin.post(`/roles/${role.role_id}/assign`, { userId: person.userId }));
    expect((await person.get('/roles')).status).toBe(200);
    await admin.put(`/roles/${role.role_id}`, without(role));
    expect(await person.get('/roles')).toMatchObject({ status: 403, code: 'AUTH.003' });
  });
});
