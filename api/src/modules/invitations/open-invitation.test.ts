import { maskEmail } from '@cabinet/kernel/core/text';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { expire, type Host, hostOf, invite, isIn, NEWCOMER, newEmail } from '#test/test-invitations.ts';
import { createGroup, createUser } from '#test/test-users.ts';

const STATES = ['accepted', 'declined', 'revoked', 'expired', 'replaced', 'closed'] as const;

interface View {
  readonly state: string;
  readonly role_name: string | null;
  readonly viewer: object | null;
}

describe.each(anyDatabase)('a link of an invitation on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  const view = async (host: Host, secret: string, as = api.visitor()) =>
    (await as.get(`/${host.kind}/invitations/${secret}`)).read<View>();
  const accept = (host: Host, token: string, as = api.visitor(), more: object = {}) =>
    as.post(`/${host.kind}/invitations/accept`, { token, ...more });
  const decline = (host: Host, token: string, as = api.visitor()) =>
    as.post(`/${host.kind}/invitations/decline`, { token });

  /** An invitation in some state, with the secret of its first letter. */
  async function invitationIn(state: (typeof STATES)[number], host: Host) {
    const sent = await invite(host, newEmail());
    const at = `${host.listPath}/${sent.token}`;
    if (state === 'accepted') await accept(host, sent.secret, api.visitor(), NEWCOMER);
    if (state === 'declined') await decline(host, sent.secret);
    if (state === 'revoked') await host.manager.delete(at);
    if (state === 'expired') await expire(api, sent.token);
    if (state === 'replaced') await host.manager.post(`${at}/resend`);
    if (state === 'closed' && host.kind === 'group')
      await sql`update groups set dissolved_at = now() where id = ${host.id}`.execute(api.db);
    if (state === 'closed' && host.kind === 'company')
      await sql`update companies set closed_at = now() where id = ${host.id}`.execute(api.db);
    return sent;
  }

  describe.each(['group', 'company'] as const)('to a %s', (kind) => {
    it('tells who invites, into what and for whom, but not the whole address', async () => {
      const host = await hostOf(api, kind);
      const email = newEmail();
      const { secret } = await invite(host, email, { monthly_cap: '10' });
      const answer = await api.visitor().get(`/${kind}/invitations/${secret}`);
      expect(answer.data).toEqual({
        kind,
        organisation: { name: kind === 'group' ? 'Группа' : 'Ромашка' },
        inviter: { display_name: kind === 'group' ? 'Мария Северова' : 'Сергей Громов' },
        email: maskEmail(email),
        state: 'pending',
        revoked_because: null,
        role_name: kind === 'group' ? null : 'Сотрудник',
        monthly_cap: '10.00',
        expires_at: expect.any(String),
        proves_email: true,
        viewer: null,
      });
      expect(answer.raw.toString()).not.toContain(email);
      await createUser(api.db, { email });
      expect((await api.visitor().get(`/${kind}/invitations/${secret}`)).data).toEqual(answer.data);
    });

    it.each(STATES)('that is %s says so, and lets nobody in', async (state) => {
      const host = await hostOf(api, kind);
      const { secret, email } = await invitationIn(state, host);
      expect(await view(host, secret)).toMatchObject({ state: state === 'closed' ? 'revoked' : state });
      const answers = [
        await accept(host, secret, api.visitor(), NEWCOMER),
        await accept(host, secret, await api.signedIn()),
        await decline(host, secret),
      ];
      expect(answers.map(({ code }) => code)).toEqual(['RES.003', 'RES.003', 'RES.003']);
      expect(answers[0]?.message).toMatch(/приняли|принято|отклонено|отозвано|истёк|больше не действует/);
      expect(await isIn(api, host, email)).toBe(state === 'accepted');
    });

    it('that was never given out is unknown, and so is one of the other kind', async () => {
      const host = await hostOf(api, kind);
      const { secret } = await invite(host, newEmail());
      const other = { ...host, kind: kind === 'group' ? 'company' : 'group' } as const;
      for (const [at, token] of [
        [host, 'A'.repeat(43)],
        [host, 'short'],
        [other, secret],
      ] as const) {
        expect((await api.visitor().get(`/${at.kind}/invitations/${token}`)).code).toBe('RES.001');
        expect((await accept(at, token, api.visitor(), NEWCOMER)).code).toBe('RES.001');
        expect((await decline(at, token)).code).toBe('RES.001');
      }
    });

    it('makes the account of a new person, signs in and lets in with the cap', async () => {
      const host = await hostOf(api, kind);
      const { secret, email } = await invite(host, newEmail(), { monthly_cap: '700' });
      const visitor = api.visitor();
      expect((await accept(host, secret, visitor)).details.fields).toEqual({
        display_name: expect.any(String),
        password: expect.any(String),
      });
      const easy = await accept(host, secret, visitor, { ...NEWCOMER, password: email });
      expect([easy.code, Object.keys(easy.details.fields ?? {})]).toEqual(['VAL.002', ['password']]);
      expect(await isIn(api, host, email)).toBe(false);

      const answer = await accept(host, secret, visitor, NEWCOMER);
      expect(answer.data).toMatchObject({ kind, organisation: { id: host.id }, has_signed_in: true });
      expect([...visitor.cookies.keys()].sort()).toEqual(['cabinet_device', 'cabinet_session']);
      expect(JSON.stringify((await visitor.get('/users/me')).data)).toContain(host.id);
      const { rows } = await sql<{ monthly_cap: string; role: string }>`
        select m.monthly_cap, r.name as role from ${sql.table(`${kind}_members`)} m
        join users u on u.id = m.user_id join roles r on r.id = u.role_id where u.email = ${email}`.execute(
        api.db,
      );
      expect(rows).toEqual([
        { monthly_cap: expect.stringMatching(/^700/), role: kind === 'group' ? 'Пользователь' : 'Сотрудник' },
      ]);
      const audit = await sql<{ action: string }>`select a.action from audit_log a
        join users u on u.id = a.actor_id where u.email = ${email} order by a.seq`.execute(api.db);
      expect(audit.rows.map(({ action }) => action)).toEqual([
        'auth.register',
        `${kind}.join`,
        'auth.sign_in',
      ]);
      const again = await api.visitor().post('/auth/sign-in', { email, password: NEWCOMER.password });
      expect(again.status).toBe(200);
    });

    it('lets the signed-in addressee in, and asks one who is signed out to sign in', async () => {
      const host = await hostOf(api, kind);
      const person = await api.signedIn();
      const { secret } = await invite(host, person.email);
      expect(await view(host, secret, person)).toMatchObject({
        viewer: { is_addressee: true, obstacle: null, paying: null },
      });
      expect((await accept(host, secret, api.visitor(), NEWCOMER)).code).toBe('AUTH.001');
      expect((await accept(host, secret, person)).data).toMatchObject({ has_signed_in: false });
      expect(await isIn(api, host, person.email)).toBe(true);
      expect((await person.get('/users/me')).status).toBe(200);
    });

    it('is for its address: another person is told for whom, masked', async () => {
      const host = await hostOf(api, kind);
      const email = newEmail();
      const { secret } = await invite(host, email);
      const stranger = await api.signedIn();
      expect(await view(host, secret, stranger)).toMatchObject({
        viewer: { is_addressee: false, obstacle: null, paying: null },
      });
      for (const answer of [await accept(host, secret, stranger), await decline(host, secret, stranger)]) {
        expect(answer.code).toBe('RES.003');
        expect(answer.message).toContain(maskEmail(email));
        expect(answer.message).not.toContain(email);
      }
    });

    it('of a deactivated account opens nothing', async () => {
      const host = await hostOf(api, kind);
      const person = await api.signedIn();
      const { secret } = await invite(host, person.email);
      await sql`update users set is_active = false where id = ${person.userId}`.execute(api.db);
      expect((await accept(host, secret, person)).code).toBe('AUTH.007');
      expect((await accept(host, secret, api.visitor(), NEWCOMER)).code).toBe('AUTH.007');
    });

    it('of a deleted account serves a new one', async () => {
      const host = await hostOf(api, kind);
      const { id, email } = await createUser(api.db);
      await sql`update users set deleted_at = now() where id = ${id}`.execute(api.db);
      const { secret } = await invite(host, email);
      expect((await accept(host, secret, api.visitor(), NEWCOMER)).status).toBe(200);
    });

    it('is declined by whoever holds it, signed in or not, and also when it was copied', async () => {
      const host = await hostOf(api, kind);
      const person = await api.signedIn();
      const [mine, silent] = [await invite(host, person.email), await invite(host, newEmail())];
      expect((await decline(host, mine.secret, person)).status).toBe(200);
      expect((await decline(host, silent.copied)).status).toBe(200);
      const { rows } = await sql`select actor_id from audit_log
        where entity_id = ${host.id} and action = ${`${kind}.invitation_decline`} order by id`.execute(
        api.db,
      );
      expect(rows).toEqual([{ actor_id: person.userId }, { actor_id: null }]);
    });
  });

  /** Somebody who cannot accept reads why, and gets the same answer when they try. */
  async function obstacle(host: Host, email: string, as: Awaited<ReturnType<typeof api.signedIn>>) {
    const { secret } = await invite(host, email);
    const { viewer } = await view(host, secret, as);
    const { code, message } = await accept(host, secret, as);
    return { viewer, code, message };
  }

  describe('to a group', () => {
    it('is refused to who is in another one', async () => {
      const host = await hostOf(api, 'group');
      const person = await api.signedIn();
      await createGroup(api.db, person.userId);
      expect(await obstacle(host, person.email, person)).toEqual({
        viewer: { is_addressee: true, obstacle: 'other_group', paying: null },
        code: 'RES.003',
        message: expect.stringContaining('в другой группе'),
      });
    });

    it('is refused to who has come into it by another way', async () => {
      const host = await hostOf(api, 'group');
      const person = await api.signedIn();
      const { secret } = await invite(host, person.email);
      await sql`insert into group_members (id, group_id, user_id)
        values (${person.userId}, ${host.id}, ${person.userId})`.execute(api.db);
      expect(await view(host, secret, person)).toMatchObject({ viewer: { obstacle: 'member' } });
      expect((await accept(host, secret, person)).message).toContain('уже в этой группе');
    });

    it('lets in who is in a company, which goes on paying', async () => {
      const host = await hostOf(api, 'group');
      const person = await api.signedIn({ companyId: await createCompany(api) });
      const { secret } = await invite(host, person.email);
      expect(await view(host, secret, person)).toMatchObject({
        viewer: { obstacle: null, paying: 'company' },
      });
      expect((await accept(host, secret, person)).status).toBe(200);
      expect(JSON.stringify((await person.get('/users/me')).data)).toContain('"account_type":"company"');
    });

    it('is refused when the group has filled up', async () => {
      const host = await hostOf(api, 'group');
      const { secret } = await invite(host, newEmail());
      for (let member = 1; member < 50; member += 1) {
        const { id } = await createUser(api.db);
        await sql`insert into group_members (id, group_id, user_id) values (${id}, ${host.id}, ${id})`.execute(
          api.db,
        );
      }
      const answer = await accept(host, secret, api.visitor(), NEWCOMER);
      expect([answer.code, answer.message]).toEqual(['RES.003', expect.stringContaining('50 участников')]);
    });
  });

  describe('to a company', () => {
    it('is refused to who is in another one, also while suspended, and to staff', async () => {
      const host = await hostOf(api, 'company');
      const [employee, suspended, staff] = [
        await api.signedIn({ companyId: await createCompany(api) }),
        await api.signedIn({ companyId: await createCompany(api) }),
        await api.signedIn({ role: 'admin' }),
      ];
      await sql`update users set company_id = null where id = ${suspended.userId}`.execute(api.db);
      for (const [person, expected, words] of [
        [employee, 'other_company', 'в другой компании'],
        [suspended, 'other_company', 'в другой компании'],
        [staff, 'staff', 'роль сотрудника сервиса'],
      ] as const) {
        expect(await obstacle(host, person.email, person)).toEqual({
          viewer: { is_addressee: true, obstacle: expected, paying: null },
          code: 'RES.003',
          message: expect.stringContaining(words),
        });
      }
    });

    it('is refused to a suspended member of it', async () => {
      const host = await hostOf(api, 'company');
      const person = await api.signedIn();
      const { secret } = await invite(host, person.email);
      await sql`update users set company_id = ${host.id} where id = ${person.userId}`.execute(api.db);
      await sql`update users set company_id = null where id = ${person.userId}`.execute(api.db);
      expect(await view(host, secret, person)).toMatchObject({ viewer: { obstacle: 'member' } });
      expect((await accept(host, secret, person)).message).toContain('уже в этой компании');
    });

    it('gives the invited role, or «Сотрудник» when that is no more', async () => {
      const host = await hostOf(api, 'company');
      const roleNamed = async (name: string) => {
        const { rows } = await sql<{ id: string }>`insert into roles (id, name, company_id)
          values (uuid_v7(now()), ${name}, ${host.id}) returning id`.execute(api.db);
        return rows[0]?.id ?? '';
      };
      const [kept, lost] = [await roleNamed('Бухгалтер'), await roleNamed('Стажёр')];
      const first = await invite(host, newEmail(), { role_id: kept });
      const second = await invite(host, newEmail(), { role_id: lost });
      expect(await view(host, second.secret)).toMatchObject({ role_name: 'Стажёр' });
      await sql`delete from roles where id = ${lost}`.execute(api.db);
      expect(await view(host, second.secret)).toMatchObject({ role_name: 'Сотрудник' });
      for (const { secret } of [first, second]) await accept(host, secret, api.visitor(), NEWCOMER);
      const { rows } = await sql`select r.name, u.company_id from users u join roles r on r.id = u.role_id
        where u.email in (${first.email}, ${second.email}) order by u.created_at`.execute(api.db);
      expect(rows).toEqual([
        { name: 'Бухгалтер', company_id: host.id },
        { name: 'Сотрудник', company_id: host.id },
      ]);
    });
  });
});
