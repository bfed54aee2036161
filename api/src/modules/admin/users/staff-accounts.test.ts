import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres } from '#db/index.ts';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { found, hire } from '#test/company-people.ts';
import {
  anyDatabase,
  createPostgresDatabase,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import { letterCode, lettersTo } from '#test/test-letters.ts';
import { agree, confirm, proposedBy, readAs } from '#test/test-proposals.ts';
import { createRole, createUser, PASSWORD, ROLES } from '#test/test-users.ts';
import { together } from '#test/together.ts';
import { bulkUsersJob } from './bulk-job.ts';

const PROPOSED = 'Предложение записано. Подтверждает другой человек';
const newEmail = () => `${randomUUID()}@staff.example`;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly updated_at: string;
  readonly is_active: boolean;
}

const read = async (by: SignedIn, id: string) => (await by.get(`/admin/users/${id}`)).read<Person>();
const edit = async (by: SignedIn, id: string, changes: object) => {
  const { email, display_name, updated_at } = await read(by, id);
  return by.put(`/admin/users/${id}`, { email, display_name, updated_at, ...changes });
};

describe.each(anyDatabase)('the account of somebody who is staff on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ role: 'admin', displayName: 'Автор' });
    second = await api.signedIn({ role: 'admin', displayName: 'Вторая' });
  });

  const clerk = (more: object = {}) =>
    createUser(api.db, { permissions: ['payment_request:manage'], ...more });
  const grantsOf = async (userId: string) => {
    const { rows } = await sql`select kind, permission, given_by, confirmed_by from grants
      where user_id = ${userId} order by kind, permission`.execute(api.db);
    return rows;
  };
  const auditOf = async (id: string) => {
    const { rows } = await sql<{ action: string; actor_id: string; before: object; after: object }>`
      select action, actor_id, before, after from audit_log where entity_id = ${id} order by seq`.execute(
      api.db,
    );
    return rows;
  };
  const work = () =>
    runNextJob({
      db: api.db,
      jobs: [bulkUsersJob],
      takeOverMs: 60_000,
      onError: (error) => {
        throw error;
      },
    });

  describe('another e-mail', () => {
    it('is proposed while the rest is saved, and changes when the second person confirms', async () => {
      const person = await clerk();
      const email = newEmail();
      await api.visitor().post('/auth/password-reset', { email: person.email });
      const answer = await edit(author, person.id, { email, display_name: 'Новое Имя' });
      expect(answer).toMatchObject({
        message: PROPOSED,
        data: {
          email: person.email,
          display_name: 'Новое Имя',
          proposals: [
            {
              kind: 'staff_email',
              person: { id: person.id },
              details: [{ field: 'email', before: person.email, after: email }],
            },
          ],
        },
      });
      const code = await letterCode(api.db, person.email);
      expect(code).not.toBe('');
      expect(await lettersTo(api.db, email, 'email-changed')).toEqual([]);
      expect(await grantsOf(person.id)).toEqual([]);
      await agree(second, answer);
      expect(await read(author, person.id)).toMatchObject({ email, display_name: 'Новое Имя' });
      for (const address of [email, person.email])
        expect(await lettersTo(api.db, address, 'email-changed')).toHaveLength(1);
      const { rows } = await sql`select 1 from reset_codes where user_id = ${person.id}`.execute(api.db);
      expect(rows).toEqual([]);
      expect(await grantsOf(person.id)).toEqual([
        { kind: 'email', permission: null, given_by: author.userId, confirmed_by: second.userId },
      ]);
      expect((await auditOf(person.id)).at(-1)).toEqual({
        action: 'user.update',
        actor_id: second.userId,
        before: { email: person.email },
        after: { email, proposal_id: proposedBy(answer).id },
      });
      const visitor = api.visitor();
      expect((await visitor.post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
    });

    it('is free for whoever is not staff', async () => {
      const { id } = await createUser(api.db);
      const email = newEmail();
      expect((await edit(author, id, { email })).data).toMatchObject({ email, proposals: [] });
    });

    it('waits for whoever keeps a permission in a company, is switched off, or is the author', async () => {
      const company = await found(api);
      const hired = await hire(api, company.id);
      const roleId = await createRole(api.db, null, ['payment_request:manage']);
      await sql`update users set global_role_id = ${roleId} where id = ${hired.userId}`.execute(api.db);
      const off = await clerk({ isActive: false });
      const own = await api.signedIn({ role: 'admin' });
      for (const [by, id] of [
        [author, hired.userId],
        [author, off.id],
        [own, own.userId],
      ] as const)
        expect((await edit(by, id, { email: newEmail() })).message).toBe(PROPOSED);
    });

    it('waits for somebody whose rights wait, whom the second person knows by the former address', async () => {
      const { id } = await createUser(api.db);
      const given = await author.post(`/roles/${ROLES.admin}/assign`, { userId: id });
      const moved = await edit(author, id, { email: newEmail() });
      expect(moved.message).toBe(PROPOSED);
      await agree(second, given);
      await agree(second, moved);
    });

    it('waits where one form gives a right too, and where an edit of the role waits that gives one', async () => {
      const staff = await createRole(api.db, null, ['user:manage']);
      const both = await createUser(api.db);
      const answer = await edit(author, both.id, { email: newEmail(), role_id: staff });
      expect(answer.data).toMatchObject({
        email: both.email,
        proposals: [{ kind: 'staff_email' }, { kind: 'staff_role' }],
      });

      const [present, kept] = [await createUser(api.db), (await hire(api, (await found(api)).id)).userId];
      for (const userId of [present.id, kept]) {
        const name = `Роль ${randomUUID()}`;
        const made = await author.post('/roles', { name, permissions: [] });
        const { role_id: roleId } = made.read<{ role_id: string }>();
        expect((await author.post(`/roles/${roleId}/assign`, { userId })).status).toBe(200);
        const form = { name, permissions: ['user:manage'], version: 1 };
        expect((await author.put(`/roles/${roleId}`, form)).message).toBe(PROPOSED);
        expect((await edit(author, userId, { email: newEmail() })).message).toBe(PROPOSED);
      }
    });

    it('is one at a time, and a free one, when it is proposed and when it is confirmed', async () => {
      const person = await clerk();
      const email = newEmail();
      expect(await edit(author, person.id, { email: second.email })).toMatchObject({
        code: 'RES.002',
        details: { fields: { email: expect.any(String) } },
      });
      const proposal = proposedBy(await edit(author, person.id, { email }));
      expect(await edit(author, person.id, { email: newEmail() })).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining(proposal.number),
      });
      await createUser(api.db, { email });
      expect(await readAs(second, proposal.id)).toMatchObject({
        obstacle: 'email_taken',
        actions: { confirm: false },
      });
      expect(await confirm(second, proposal)).toMatchObject({ code: 'RES.003' });
      expect(await read(author, person.id)).toMatchObject({ email: person.email });
      expect((await author.post(`/admin/proposals/${proposal.id}/cancel`)).status).toBe(200);
    });

    it('is not given to whoever is gone, and by nobody who lacks what they hold', async () => {
      const person = await clerk();
      const proposal = proposedBy(await edit(author, person.id, { email: newEmail() }));
      const keeper = await api.signedIn({ permissions: ['user:manage'] });
      expect(await confirm(keeper, proposal)).toMatchObject({
        code: 'AUTH.003',
        details: { permission: 'payment_request:manage' },
      });
      // What they have got since then counts too.
      const role = await createRole(api.db, null, ['payment_request:manage', 'role:manage']);
      await sql`update users set role_id = ${role} where id = ${person.id}`.execute(api.db);
      const half = await api.signedIn({ permissions: ['user:manage', 'payment_request:manage'] });
      expect(await confirm(half, proposal)).toMatchObject({
        code: 'AUTH.003',
        details: { permission: 'role:manage' },
      });
      await author.delete(`/admin/users/${person.id}`);
      expect(await readAs(second, proposal.id)).toMatchObject({ obstacle: 'person_left' });
      expect(await confirm(second, proposal)).toMatchObject({ code: 'RES.003' });
    });
  });

  describe('switching on', () => {
    it('is proposed, and done when the second person confirms', async () => {
      const person = await clerk({ isActive: false });
      const answer = await author.post(`/admin/users/${person.id}/activate`, { reason: 'Вернулась' });
      expect(answer).toMatchObject({
        message: PROPOSED,
        data: {
          is_active: false,
          proposals: [
            {
              kind: 'staff_activation',
              reason: 'Вернулась',
              person: { id: person.id },
              details: [
                { field: 'activity', before: 'false', after: 'true' },
                { field: 'permission', before: null, after: 'payment_request:manage' },
              ],
            },
          ],
        },
      });
      await agree(second, answer);
      expect(await read(author, person.id)).toMatchObject({ is_active: true });
      expect(await grantsOf(person.id)).toEqual([
        {
          kind: 'permission',
          permission: 'payment_request:manage',
          given_by: author.userId,
          confirmed_by: second.userId,
        },
      ]);
      expect((await auditOf(person.id)).at(-1)).toMatchObject({
        action: 'user.activate',
        actor_id: second.userId,
        after: { is_active: true, reason: 'Вернулась', proposal_id: proposedBy(answer).id },
      });
    });

    it('is free for whoever is not staff, and off is free for everybody', async () => {
      const { id } = await createUser(api.db, { isActive: false });
      const on = await author.post(`/admin/users/${id}/activate`, {});
      expect(on).toMatchObject({
        message: 'Учётная запись включена',
        data: { is_active: true, proposals: [] },
      });
      const staff = await clerk();
      expect((await author.post(`/admin/users/${staff.id}/deactivate`, {})).data).toMatchObject({
        is_active: false,
        proposals: [],
      });
    });

    it('waits for each of many', async () => {
      const [staff, reader] = [
        await clerk({ isActive: false }),
        await createUser(api.db, { isActive: false }),
      ];
      await author.post('/admin/users/bulk', {
        action: 'activate',
        ids: [staff.id, reader.id],
        expected_count: 2,
        reason: 'Все вернулись',
      });
      await work();
      expect(await read(author, staff.id)).toMatchObject({ is_active: false });
      expect(await read(author, reader.id)).toMatchObject({ is_active: true });
      expect((await author.get(`/admin/proposals?user_id=${staff.id}`)).data).toMatchObject({
        items: [{ kind: 'staff_activation', reason: 'Все вернулись' }],
      });
    });

    it('is not done once they are on, have another role or are gone', async () => {
      const role = await createRole(api.db, null, ['payment_request:manage']);
      const off = 'update users set';
      for (const [change, obstacle] of [
        ['is_active = true', 'person_changed'],
        [`role_id = '${role}'`, 'person_changed'],
        ['deleted_at = clock_timestamp()', 'person_left'],
      ]) {
        const person = await clerk({ isActive: false });
        const proposal = proposedBy(await author.post(`/admin/users/${person.id}/activate`, {}));
        await sql.raw(`${off} ${change} where id = '${person.id}'`).execute(api.db);
        expect(await readAs(second, proposal.id)).toMatchObject({ obstacle });
        expect(await confirm(second, proposal)).toMatchObject({ code: 'RES.003' });
      }
    });
  });
});

describeOnPostgres('accounts of staff at once on $name', () => {
  let url: string;
  let api: TestApi;
  beforeAll(async () => {
    url = await createPostgresDatabase();
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }), {
      env: { RATE_LIMIT_PER_MINUTE: '0' },
    });
  });
  afterAll(async () => {
    await api.close();
    await dropPostgresDatabase(url);
  });

  /** Those that the database has ended: the calls are made again, and then answer with an error of ours. */
  const deadlocks = async () => {
    const { rows } = await sql<{ count: number }>`select deadlocks::integer as count from pg_stat_database
      where datname = current_database()`.execute(api.db);
    return rows[0]?.count;
  };

  it('somebody is made with a role while roles are given: they take turns', async () => {
    const [one, other] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
    const role = await createRole(api.db, null, []);
    for (let round = 0; round < raceRounds(20); round += 1) {
      const [assigned, off] = [await createUser(api.db), await createUser(api.db)];
      const answers = await Promise.all([
        one.post('/admin/users', { email: newEmail(), display_name: 'Новый', role_id: role }),
        other.post(`/roles/${role}/assign`, { userId: assigned.id }),
        other.post(`/admin/users/${off.id}/deactivate`, {}),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await deadlocks()).toBe(0);
  });

  it('a right that is confirmed and another e-mail: it waits, or came before the right', async () => {
    const [author, second] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
    for (let round = 0; round < raceRounds(20); round += 1) {
      const { id, email: former } = await createUser(api.db);
      const email = newEmail();
      const { updated_at, display_name } = await read(author, id);
      const [given, moved] = await together(api, [
        () => author.post(`/roles/${ROLES.admin}/assign`, { userId: id }),
        () => author.put(`/admin/users/${id}`, { email, display_name, updated_at }),
      ]);
      expect([given.status, moved.status]).toEqual([200, 200]);
      const waits = moved.read<{ proposals: object[] }>().proposals.length === 1;
      expect(moved.data).toMatchObject({ email: waits ? former : email });
      await agree(second, given);
    }
  });

  it('switching on is confirmed once, and kept as one gift', async () => {
    const people = [];
    for (let n = 0; n < 4; n += 1) people.push(await api.signedIn({ role: 'admin' }));
    const [author, ...seconds] = people;
    if (!author) throw new Error('nobody');
    for (let round = 0; round < raceRounds(10); round += 1) {
      const { id } = await createUser(api.db, { permissions: ['user:manage'], isActive: false });
      const proposal = proposedBy(await author.post(`/admin/users/${id}/activate`, {}));
      const answers = await together(
        api,
        seconds.map((each) => () => confirm(each, proposal)),
      );
      expect(answers.map(({ status, code }) => code || String(status)).sort()).toEqual([
        '200',
        ...seconds.slice(1).map(() => 'RES.003'),
      ]);
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from grants
        where user_id = ${id} and kind = 'permission'`.execute(api.db);
      expect(rows[0]?.n).toBe(1);
    }
  });
});
