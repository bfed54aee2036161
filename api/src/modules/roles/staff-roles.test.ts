import { randomUUID } from 'node:crypto';
import { STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { inTransaction, openPostgres } from '#db/index.ts';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { lockProposal } from '#lib/proposals/index.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { found, hire } from '#test/company-people.ts';
import {
  anyDatabase,
  createPostgresDatabase,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import { actingAs } from '#test/test-audit.ts';
import type { Answer } from '#test/test-client.ts';
import { agree, confirm, proposedBy, readAs } from '#test/test-proposals.ts';
import { createRole, createUser, ROLES } from '#test/test-users.ts';
import { together } from '#test/together.ts';
import { STAFF_END } from '../admin/proposals/staff-end.ts';
import { bulkUsersJob } from '../admin/users/bulk-job.ts';
import type { SavedRoleSchema } from './schemas.ts';

type Saved = Static<typeof SavedRoleSchema>;

const PROPOSED = 'Предложение записано. Подтверждает другой человек';

describe.each(anyDatabase)('a role with a staff permission on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ role: 'admin', displayName: 'Автор' });
    second = await api.signedIn({ role: 'admin', displayName: 'Вторая' });
  });

  const make = async (permissions: readonly string[] = []) =>
    (await author.post('/roles', { name: `Роль ${randomUUID()}`, permissions })).read<Saved>();
  const assign = (role: { readonly role_id: string }, userId: string, by = author) =>
    by.post(`/roles/${role.role_id}/assign`, { userId });
  const roleOf = async (userId: string) => {
    const { rows } = await sql<{ role_id: string }>`select role_id from users where id = ${userId}`.execute(
      api.db,
    );
    return rows[0]?.role_id;
  };
  const grantsOf = async (userId: string) => {
    const { rows } = await sql`select kind, permission, given_by, confirmed_by from grants
      where user_id = ${userId} order by kind, permission`.execute(api.db);
    return rows;
  };
  const auditOf = async (id: string) => {
    const { rows } = await sql<{ action: string; actor_id: string; after: object }>`
      select action, actor_id, after from audit_log where entity_id = ${id} order by seq`.execute(api.db);
    return rows;
  };
  const edit = (role: Saved, changes: object, by = author) =>
    by.put(`/roles/${role.role_id}`, {
      name: role.role_name,
      description: role.description,
      permissions: role.permissions,
      version: role.version,
      ...changes,
    });

  it('is proposed, and given when the second person confirms', async () => {
    const role = await make(['user:manage', 'payment_request:manage']);
    const { id } = await createUser(api.db, { displayName: 'Пётр' });
    const answer = await assign(role, id);
    expect(answer).toMatchObject({
      status: 200,
      message: PROPOSED,
      data: { user_id: id, role: { role_id: ROLES.user, role_name: 'Пользователь' } },
    });
    const proposal = proposedBy(answer);
    expect(proposal).toMatchObject({
      kind: 'staff_role',
      person: { id, display_name: 'Пётр' },
      payer: null,
      amount: null,
      takes_effect_at: null,
      obstacle: 'author',
      details: [
        { field: 'role', before: 'Пользователь', after: role.role_name },
        { field: 'permission', before: null, after: 'user:manage' },
        { field: 'permission', before: null, after: 'payment_request:manage' },
      ],
    });
    expect(proposal.awaits.map((each) => each.id)).toEqual([second.userId]);
    expect(await roleOf(id)).toBe(ROLES.user);
    expect(await grantsOf(id)).toEqual([]);
    expect(await assign(role, id, second)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining(proposal.number),
    });
    await agree(second, answer);
    expect(await roleOf(id)).toBe(role.role_id);
    const given = { kind: 'permission', given_by: author.userId, confirmed_by: second.userId };
    expect(await grantsOf(id)).toEqual([
      { ...given, permission: 'payment_request:manage' },
      { ...given, permission: 'user:manage' },
    ]);
    expect(await auditOf(id)).toEqual([
      {
        action: 'role.assign',
        actor_id: second.userId,
        after: { user_id: id, role_id: role.role_id, proposal_id: proposal.id },
      },
    ]);
    expect((await auditOf(proposal.id)).map(({ action }) => action)).toEqual([
      'proposal.create',
      'proposal.confirm',
    ]);
  });

  it('shows the second person an address that is new', async () => {
    const role = await make(['user:manage']);
    const addressIn = async (answer: Answer) =>
      (await readAs(second, proposedBy(answer).id))?.details.filter(({ field }) => field === 'email');
    const old = await createUser(api.db);
    expect(await addressIn(await assign(role, old.id))).toEqual([]);

    const email = `${randomUUID()}@new.example`;
    const made = await author.post('/admin/users', { email, display_name: 'Новый', role_id: role.role_id });
    expect(await addressIn(made)).toEqual([{ field: 'email', before: null, after: email }]);

    const { id, email: former } = await createUser(api.db);
    for (const each of ['first', 'last']) {
      const { updated_at } = (await author.get(`/admin/users/${id}`)).read<{ updated_at: string }>();
      const form = { email: `${each}-${email}`, display_name: 'Пётр', updated_at };
      expect((await author.put(`/admin/users/${id}`, form)).status).toBe(200);
    }
    expect(await addressIn(await assign(role, id))).toEqual([
      { field: 'email', before: former, after: `last-${email}` },
    ]);
  });

  it.each(STAFF_PERMISSIONS)(
    'waits where it gives %s, and is given at once where it gives none',
    async (each) => {
      const { id } = await createUser(api.db);
      expect((await assign(await make(['company:transactions']), id)).data).toMatchObject({ proposal: null });
      expect((await assign(await make([each]), id)).message).toBe(PROPOSED);
    },
  );

  it('waits for what somebody does not hold yet, and for no more', async () => {
    const [much, less, other] = [
      await make(['user:manage', 'payment_request:manage']),
      await make(['user:manage']),
      await make(['user:manage', 'rate_correction:manage']),
    ];
    const { id } = await createUser(api.db, { permissions: ['user:manage', 'payment_request:manage'] });
    for (const role of [much, less]) expect((await assign(role, id)).data).toMatchObject({ proposal: null });
    const { details } = proposedBy(await assign(other, id));
    expect(details.filter(({ field }) => field === 'permission')).toEqual([
      { field: 'permission', before: null, after: 'rate_correction:manage' },
    ]);
    expect(await roleOf(id)).toBe(less.role_id);
    // To take it all is one step.
    expect((await author.post(`/roles/${less.role_id}/remove`, { userId: id })).data).toMatchObject({
      role: { role_id: ROLES.user },
      proposal: null,
    });
  });

  it('is confirmed by those alone who hold all that it gives, and by nobody who lacks what the person has', async () => {
    const role = await make(['role:manage', 'payment_request:manage']);
    const { id } = await createUser(api.db, { permissions: ['rate_correction:manage'] });
    const answer = await assign(role, id);
    const half = await api.signedIn({ permissions: ['role:manage', 'payment_request:manage'] });
    const lesser = await api.signedIn({ permissions: ['role:manage', 'rate_correction:manage'] });
    for (const [who, permission] of [
      [half, 'rate_correction:manage'],
      [lesser, 'payment_request:manage'],
    ] as const) {
      expect(await confirm(who, proposedBy(answer))).toMatchObject({
        code: 'AUTH.003',
        details: { permission },
      });
      expect(await readAs(who, proposedBy(answer).id)).toMatchObject({ obstacle: 'permission' });
    }
    await agree(second, answer);
  });

  it('is not given once the person, their role or the role itself is another', async () => {
    const role = await make(['user:manage']);
    const people = [await createUser(api.db), await createUser(api.db), await createUser(api.db)];
    const [moved, deleted, kept] = people.map(({ id }) => id);
    if (!moved || !deleted || !kept) throw new Error('three people are needed');
    const proposals = [];
    for (const { id } of people) proposals.push(proposedBy(await assign(role, id)));
    const [ofMoved, ofDeleted, ofKept] = proposals;
    if (!ofMoved || !ofDeleted || !ofKept) throw new Error('three proposals are needed');
    await assign(await make(), moved);
    await author.delete(`/admin/users/${deleted}`);
    const refused = async (proposal: typeof ofMoved, obstacle: string) => {
      expect(await readAs(second, proposal.id)).toMatchObject({
        obstacle,
        actions: { confirm: false, reject: true },
      });
      expect(await confirm(second, proposal)).toMatchObject({ code: 'RES.003' });
    };
    await refused(ofMoved, 'person_changed');
    await refused(ofDeleted, 'person_left');
    await edit(role, { permissions: ['user:manage', 'role:manage'] });
    await refused(ofKept, 'role_changed');
    const gone = await make(['user:manage']);
    await second.post(`/admin/proposals/${ofKept.id}/reject`, { reason: 'Роль другая' });
    const late = proposedBy(await assign(gone, kept));
    expect((await author.delete(`/roles/${gone.role_id}`)).status).toBe(200);
    await refused(late, 'role_changed');
    expect(await roleOf(kept)).toBe(ROLES.user);
  });

  it('is not given by an author who lost what they gave, though nothing has ended it', async () => {
    const leaver = await api.signedIn({ permissions: ['role:manage', 'user:manage'] });
    const { id } = await createUser(api.db);
    const answer = await assign(await make(['user:manage']), id, leaver);
    const less = await createRole(api.db, null, ['role:manage']);
    await sql`update users set role_id = ${less} where id = ${leaver.userId}`.execute(api.db);
    expect(await confirm(second, proposedBy(answer))).toMatchObject({ code: 'RES.003' });
    expect(await roleOf(id)).toBe(ROLES.user);
  });

  it('waits beside the account of somebody who is new', async () => {
    const role = await make(['user:manage']);
    const email = `${randomUUID()}@new.example`;
    const answer = await author.post('/admin/users', { email, display_name: 'Новая', role_id: role.role_id });
    expect(answer).toMatchObject({
      message: `Пользователь создан, письмо отправлено. ${PROPOSED}`,
      data: { role: { role_id: ROLES.user }, proposals: [{ kind: 'staff_role' }] },
    });
    await agree(second, answer);
    expect(await roleOf(answer.read<{ id: string }>().id)).toBe(role.role_id);
  });

  it('waits beside an edit of the person, and the rest is saved', async () => {
    const role = await make(['user:manage']);
    const { id, email } = await createUser(api.db);
    const { updated_at } = (await author.get(`/admin/users/${id}`)).read<{ updated_at: string }>();
    const form = { email, display_name: 'Иначе', role_id: role.role_id, updated_at };
    const answer = await author.put(`/admin/users/${id}`, form);
    expect(answer).toMatchObject({
      message: PROPOSED,
      data: { display_name: 'Иначе', role: { role_id: ROLES.user }, proposals: [{ kind: 'staff_role' }] },
    });
    await agree(second, answer);
    expect(await roleOf(id)).toBe(role.role_id);
  });

  it('waits for each person of a job, but for those about whom one waits already', async () => {
    const role = await make(['user:manage']);
    const ids = [(await createUser(api.db)).id, (await createUser(api.db)).id];
    const [waiting, other] = ids;
    if (!waiting || !other) throw new Error('two people are needed');
    await assign(role, waiting);
    const body = { action: 'set_role', role_id: role.role_id, ids, expected_count: 2 };
    const { job_id } = (await author.post('/admin/users/bulk', body)).read<{ job_id: string }>();
    await runNextJob({
      db: api.db,
      jobs: [bulkUsersJob],
      takeOverMs: 60_000,
      onError: (error) => {
        throw error;
      },
    });
    expect((await author.get(`/admin/jobs/${job_id}`)).data).toMatchObject({
      done: 2,
      failed: [{ id: waiting, code: 'RES.003' }],
    });
    expect((await author.get(`/admin/proposals?user_id=${other}`)).data).toMatchObject({
      items: [{ kind: 'staff_role', status: 'pending' }],
    });
    expect(await roleOf(other)).toBe(ROLES.user);
  });

  it('takes effect by itself as its author’s gift alone', async () => {
    const role = await make(['user:manage']);
    const { id } = await createUser(api.db);
    const { id: proposalId } = proposedBy(await assign(role, id));
    const caller = {
      session: await actingAs(api, author),
      ip: '127.0.0.1',
      id: 'job',
      fingerprint: null,
      headers: {},
      cabinetOrigin: '',
    };
    await inTransaction(api.db, async (trx) => {
      await lockHolders(trx, null);
      const row = await lockProposal(trx, proposalId);
      if (!row) throw new Error('the proposal is missing');
      await STAFF_END.staff_role.confirm(trx, caller, row);
    });
    expect(await roleOf(id)).toBe(role.role_id);
    expect(await grantsOf(id)).toEqual([
      { kind: 'permission', permission: 'user:manage', given_by: author.userId, confirmed_by: null },
    ]);
  });

  it('is edited as a whole by two people once somebody has it', async () => {
    const role = await make(['company:transactions']);
    const person = await createUser(api.db);
    await assign(role, person.id);
    const answer = await edit(role, {
      name: `${role.role_name} 2`,
      description: 'Новое',
      permissions: ['rate_correction:manage', 'all:disable'],
    });
    expect(answer).toMatchObject({
      message: PROPOSED,
      data: {
        role_name: role.role_name,
        description: '',
        permissions: role.permissions,
        version: 1,
        diff: { added: [], removed: [] },
      },
    });
    const proposal = proposedBy(answer);
    expect(proposal).toMatchObject({ kind: 'role_permissions', title: role.role_name, person: null });
    expect(proposal.details).toEqual(
      expect.arrayContaining([
        { field: 'name', before: role.role_name, after: `${role.role_name} 2` },
        { field: 'description', before: '', after: 'Новое' },
        { field: 'permission', before: null, after: 'rate_correction:manage' },
        { field: 'permission', before: null, after: 'all:disable' },
        { field: 'permission', before: 'company:transactions', after: null },
      ]),
    );
    await agree(second, answer);
    expect((await author.get(`/roles/${role.role_id}`)).data).toMatchObject({
      role_name: `${role.role_name} 2`,
      description: 'Новое',
      permissions: ['rate_correction:manage', 'all:disable'],
      version: 2,
      updated_by: { id: author.userId },
    });
    expect(await grantsOf(person.id)).toEqual([
      {
        kind: 'permission',
        permission: 'rate_correction:manage',
        given_by: author.userId,
        confirmed_by: second.userId,
      },
    ]);
    expect((await auditOf(role.role_id)).at(-1)).toMatchObject({
      action: 'role.update',
      actor_id: second.userId,
      after: { proposal_id: proposal.id },
    });
  });

  it('counts whoever keeps it, and whoever is switched off, as somebody', async () => {
    const [kept, off] = [await make(), await make()];
    const company = await found(api);
    await assign(kept, (await hire(api, company.id)).userId);
    const person = await createUser(api.db, { isActive: false });
    await assign(off, person.id);
    for (const role of [kept, off])
      expect((await edit(role, { permissions: ['user:manage'] })).message).toBe(PROPOSED);
  });

  it('is edited at once where nobody has it, and where an edit only takes', async () => {
    const free = await make();
    expect((await edit(free, { permissions: ['user:manage'] })).data).toMatchObject({
      version: 2,
      proposal: null,
    });
    const held = await make(['user:manage', 'role:manage']);
    await agree(second, await assign(held, (await createUser(api.db)).id));
    expect((await edit(held, { permissions: ['role:manage'] })).data).toMatchObject({
      version: 2,
      proposal: null,
    });
  });

  it('is not edited once it has another version, its name is taken, or it is gone', async () => {
    const obstacleAfter = async (work: (role: Saved) => Promise<unknown>) => {
      const role = await make();
      const person = await createUser(api.db);
      await assign(role, person.id);
      const name = `Имя ${randomUUID()}`;
      const proposal = proposedBy(await edit(role, { name, permissions: ['user:manage'] }));
      await work({ ...role, role_name: name });
      expect(await confirm(second, proposal)).toMatchObject({ code: 'RES.003' });
      expect(await roleOf(person.id)).not.toBe(undefined);
      return (await readAs(second, proposal.id))?.obstacle;
    };
    expect(await obstacleAfter((role) => edit(role, { description: 'Другое' }))).toBe('role_changed');
    expect(
      await obstacleAfter(({ role_name }) => author.post('/roles', { name: role_name, permissions: [] })),
    ).toBe('name_taken');
    expect(
      await obstacleAfter(({ role_id }) => author.delete(`/roles/${role_id}?move_to=${ROLES.user}`)),
    ).toBe('role_changed');
  });

  it('takes nobody in while an edit waits that would give them a staff permission', async () => {
    const [role, other] = [await make(), await make()];
    const [one, late, moved] = [await createUser(api.db), await createUser(api.db), await createUser(api.db)];
    await assign(role, one.id);
    await assign(other, moved.id);
    const [big, early] = [await make(['role:manage']), await createUser(api.db)];
    await agree(second, await assign(big, one.id));
    const waiting = proposedBy(await assign(big, early.id));
    const grown = await edit(big, { permissions: ['role:manage', 'user:manage'] });
    expect(await confirm(second, waiting)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining(proposedBy(grown).number),
    });
    await assign(role, one.id);
    const edited = await edit(role, { permissions: ['user:manage'] });
    const refused = {
      code: 'RES.003',
      message: expect.stringContaining(proposedBy(edited).number),
    };
    expect(await assign(role, late.id)).toMatchObject(refused);
    expect(await author.delete(`/roles/${other.role_id}?move_to=${role.role_id}`)).toMatchObject(refused);
    await agree(second, edited);
    expect((await assign(role, late.id)).message).toBe(PROPOSED);
  });

  it('takes nobody in from a role that is deleted', async () => {
    const [from, to] = [await make(), await make(['user:manage'])];
    const { id } = await createUser(api.db);
    await assign(from, id);
    expect(await author.delete(`/roles/${from.role_id}?move_to=${to.role_id}`)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Назначьте им эту роль'),
    });
    expect(await roleOf(id)).toBe(from.role_id);
    const same = await make(['user:manage']);
    await agree(second, await assign(to, id));
    expect((await author.delete(`/roles/${to.role_id}?move_to=${same.role_id}`)).data).toEqual({ moved: 1 });
  });

  it('is no role of a company, so nobody is invited to a staff permission', async () => {
    const { owner, id } = await found(api);
    const roleId = await createRole(api.db, id, []);
    for (const permission of STAFF_PERMISSIONS) {
      const form = { name: `Роль ${randomUUID()}`, permissions: [permission] };
      expect(await owner.post(`/company/${id}/roles`, form)).toMatchObject({ code: 'VAL.003' });
      expect(await author.put(`/roles/${roleId}`, { ...form, version: 1 })).toMatchObject({
        code: 'VAL.003',
      });
    }
  });
});

describeOnPostgres('staff permissions at once on $name', () => {
  let url: string;
  let api: TestApi;
  const env = { RATE_LIMIT_PER_MINUTE: '0' };
  beforeAll(async () => {
    url = await createPostgresDatabase();
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }), { env });
  });
  afterAll(async () => {
    await api.close();
    await dropPostgresDatabase(url);
  });

  it('an edit of a role that nobody has and its assignment give nothing alone: one of them waits', async () => {
    const author = await api.signedIn({ role: 'admin' });
    await api.signedIn({ role: 'admin' });
    for (let round = 0; round < raceRounds(20); round += 1) {
      const role = (
        await author.post('/roles', { name: `Роль ${randomUUID()}`, permissions: [] })
      ).read<Saved>();
      const { id } = await createUser(api.db);
      const [edited, given] = await together(api, [
        () =>
          author.put(`/roles/${role.role_id}`, {
            name: role.role_name,
            permissions: ['user:manage'],
            version: role.version,
          }),
        () => author.post(`/roles/${role.role_id}/assign`, { userId: id }),
      ]);
      expect([edited.status, given.status]).toEqual([200, 200]);
      const waiting = [edited, given].filter((each) => each.read<Saved>().proposal !== null);
      expect(waiting).toHaveLength(1);
      const { rows } = await sql<{
        holds: boolean;
      }>`select person_holds(${id}, 'user:manage') as holds`.execute(api.db);
      expect(rows[0]?.holds).toBe(false);
    }
  });

  it('two who propose about one person leave one proposal', async () => {
    const authors = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
    for (let round = 0; round < raceRounds(20); round += 1) {
      const { id } = await createUser(api.db);
      const answers = await together(
        api,
        authors.map((author) => () => author.post(`/roles/${ROLES.admin}/assign`, { userId: id })),
      );
      expect(answers.map(({ status, code }) => code || String(status)).sort()).toEqual(['200', 'RES.003']);
    }
  });

  it('a confirmation and the end of its author’s right: never both', async () => {
    const [boss, second] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
    const less = await createRole(api.db, null, []);
    for (let round = 0; round < raceRounds(20); round += 1) {
      const author = await api.signedIn({ permissions: ['role:manage', 'user:manage'] });
      const { id } = await createUser(api.db);
      const role = await createRole(api.db, null, ['user:manage']);
      const proposal = proposedBy(await author.post(`/roles/${role}/assign`, { userId: id }));
      const [confirmed] = await together(api, [
        () => confirm(second, proposal),
        () => boss.post(`/roles/${less}/assign`, { userId: author.userId }),
      ]);
      expect(['200', 'RES.003']).toContain(confirmed.code || String(confirmed.status));
      const { rows } = await sql<{ holds: boolean; status: string }>`
        select person_holds(${id}, 'user:manage') as holds, status from proposals where id = ${proposal.id}`.execute(
        api.db,
      );
      expect(rows).toEqual([
        confirmed.status === 200
          ? { holds: true, status: 'confirmed' }
          : { holds: false, status: 'cancelled' },
      ]);
    }
  });
});
