import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { createCompany } from '#test/test-companies.ts';
import { freeEmail, moveTo } from '#test/test-email-changes.ts';
import { testHasher } from '#test/test-hasher.ts';
import { userWith } from '#test/test-payers.ts';
import { createUser, ROLES } from '#test/test-users.ts';
import { makeAdmin } from './make-admin.ts';
import { promoteAdmin } from './promote-admin.ts';

describe.each(anyDatabase)('an administrator made by the command line on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ role: 'admin', displayName: 'Автор' });
  });

  async function proposed(by: TestClient = author): Promise<Proposal> {
    const { payerId } = await userWith(api, '0');
    const answer = await by.post(
      '/admin/payers/add-funds',
      { payer_id: payerId, amount: '100000', reason: 'Сбой' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    return answer.read<{ proposal: Proposal }>().proposal;
  }
  const confirm = (who: TestClient, { id }: Proposal) => who.post(`/admin/proposals/${id}/confirm`);
  const grantsOf = async (userId: string) =>
    (
      await sql<{ kind: string; permission: string | null; given_by: string | null }>`
        select kind, permission, given_by from grants where user_id = ${userId} order by kind, permission`.execute(
        api.db,
      )
    ).rows;
  const roleOf = async (userId: string) =>
    (await api.db.selectFrom('users').select('role_id').where('id', '=', userId).executeTakeFirst())?.role_id;

  it('was a user: is signed in still, and the second person at once, also for what waits already', async () => {
    const person = await api.signedIn();
    const before = await proposed();
    expect(await confirm(person, before)).toMatchObject({ status: 403 });
    expect(await promoteAdmin(api.db, person.email, api.config)).toBe(
      `${person.email} is an administrator now; password and sessions stay.`,
    );
    expect((await confirm(person, before)).data).toMatchObject({ status: 'confirmed' });
    expect((await confirm(person, await proposed())).data).toMatchObject({ status: 'confirmed' });
    expect((await grantsOf(person.userId)).filter(({ permission }) => permission === 'user:manage')).toEqual([
      { kind: 'permission', permission: 'user:manage', given_by: null },
    ]);
    const { rows } = await sql`select actor_id, action, before, after from audit_log
      where entity_id = ${person.userId} order by seq desc limit 1`.execute(api.db);
    expect(rows).toEqual([
      {
        actor_id: null,
        action: 'role.assign',
        before: { user_id: person.userId, role_id: ROLES.user },
        after: { user_id: person.userId, role_id: ROLES.admin, by: 'create-admin' },
      },
    ]);
  });

  it.each([
    ['20 hours', 'меньше чем за сутки', 'считаетесь одним человеком'],
    ['25 hours', null, 'считаетесь одним человеком'],
    ['31 days', null, null],
  ])('is not what another administrator made one of %s ago', async (ago, ofOthers, ofTheGiver) => {
    const giver = await api.signedIn({ role: 'admin' });
    const person = await api.signedIn({ role: 'admin' });
    await sql`insert into grants (id, kind, user_id, permission, given_by, at)
      values (gen_random_uuid(), 'permission', ${person.userId}, 'user:manage', ${giver.userId},
        clock_timestamp() - ${ago}::interval)`.execute(api.db);
    for (const [proposer, refusal] of [
      [author, ofOthers],
      [giver, ofTheGiver],
    ] as const) {
      const answer = await confirm(person, await proposed(proposer));
      if (refusal === null) expect(answer.data).toMatchObject({ status: 'confirmed' });
      else expect(answer).toMatchObject({ code: 'RES.003', message: expect.stringContaining(refusal) });
    }
  });

  it('made a moment ago by an administrator is no second person for that one, and the command says so', async () => {
    const email = `made-${crypto.randomUUID()}@test.example`;
    const made = await author.post('/admin/users', { email, display_name: 'Своя' });
    const { id } = made.read<{ id: string }>();
    expect(await promoteAdmin(api.db, email, api.config)).toContain('until one is set by «Забыли пароль?»');
    await sql`update users set password_hash = (select password_hash from users where id = ${author.userId})
      where id = ${id}`.execute(api.db);
    const said = await promoteAdmin(api.db, email, api.config);
    expect(said).toContain('is an administrator already; nothing was changed.');
    expect(said).toContain(
      `Not yet a second person for ${author.email}: that one made this account, its rights, e-mail or link less than 30 days ago.`,
    );
    const person = api.visitor();
    await person.post('/auth/sign-in', { email, password: 'Test-2026-pass' });
    expect(await confirm(person, await proposed())).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('считаетесь одним человеком'),
    });
  });

  it('was one already: nothing is changed', async () => {
    const { id, email } = await createUser(api.db, { role: 'admin' });
    const said = await promoteAdmin(api.db, email, api.config);
    expect(said).toBe(`${email} is an administrator already; nothing was changed.`);
    expect(await grantsOf(id)).toEqual([]);
    expect((await sql`select from audit_log where entity_id = ${id}`.execute(api.db)).rows).toEqual([]);
  });

  it('is nobody unknown, switched off, deleted, at work in a company or a guest, and reads what to do', async () => {
    const off = await createUser(api.db, { isActive: false });
    const companyId = await createCompany(api);
    const atWork = await createUser(api.db, { companyId });
    const guest = await createUser(api.db, { role: 'guest' });
    const gone = await createUser(api.db);
    await sql`update users set deleted_at = now() where id = ${gone.id}`.execute(api.db);
    for (const [{ email }, why] of [
      [{ email: 'nobody@test.example' }, 'has no account. Without --promote the command makes one'],
      [gone, 'has no account. Without --promote the command makes one'],
      [off, 'is switched off. Let an administrator switch it on first'],
      [atWork, 'where a role of the cabinet sleeps. Let them leave the company first'],
      [guest, 'is a guest. Let an administrator give them the role «Пользователь» first'],
    ] as const)
      await expect(promoteAdmin(api.db, email, api.config)).rejects.toThrow(why);
    expect(await roleOf(off.id)).toBe(ROLES.user);
    expect(await grantsOf(atWork.id)).toEqual([]);
  });

  it('with an account of its own has grants of nobody, and confirms at once', async () => {
    const admin = {
      email: `root-${crypto.randomUUID()}@test.example`,
      name: 'Второй',
      password: 'a good one 77',
    };
    await makeAdmin(api.db, admin, { mode: 'production', publicUrl: undefined, hasher: testHasher });
    const client = api.visitor();
    await client.post('/auth/sign-in', { email: admin.email, password: admin.password });
    expect((await confirm(client, await proposed())).data).toMatchObject({ status: 'confirmed' });
    const { id } = await api.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', admin.email)
      .executeTakeFirstOrThrow();
    const grants = await grantsOf(id);
    expect(grants.map(({ kind }) => kind)).toContain('account');
    expect(grants.filter(({ given_by }) => given_by !== null)).toEqual([]);
    await expect(
      makeAdmin(api.db, admin, { mode: 'production', publicUrl: undefined, hasher: testHasher }),
    ).rejects.toThrow('--promote');
  });

  it('gets no e-mail that is kept for whoever has left it, and the operator reads why', async () => {
    const person = await api.signedIn();
    expect((await moveTo(api, person, freeEmail())).status).toBe(200);
    await expect(
      makeAdmin(
        api.db,
        { email: person.email, name: 'Новая', password: 'a good password' },
        { ...api.config, hasher: testHasher },
      ),
    ).rejects.toThrow(`${person.email} is kept for somebody who has left it`);
  });
});
