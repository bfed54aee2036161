import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import {
  expire,
  hostOf,
  invite,
  letterSecret,
  NEWCOMER,
  newEmail,
  type Sent,
  secretOf,
} from '#test/test-invitations.ts';
import { lettersTo } from '#test/test-letters.ts';
import { createGroup, createUser } from '#test/test-users.ts';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';

describe.each(anyDatabase)('on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  describe.each(['group', 'company'] as const)('invitations of a %s', (kind) => {
    it('are sent to an address in small letters, with a link to copy and another one in the letter', async () => {
      const host = await hostOf(api, kind);
      const email = newEmail();
      const answer = await host.manager.post(host.invitePath, {
        email: email.toUpperCase(),
        monthly_cap: '1500.5',
      });
      const sent = answer.read<Sent>();
      expect(sent).toMatchObject({
        email,
        status: 'pending',
        monthly_cap: '1500.50',
        resend_count: 0,
        invited_by: { id: host.manager.userId },
        letter_at: null,
        link: expect.stringMatching(
          new RegExp(`^http://localhost:3000/${kind}/invite/accept\\?token=[\\w-]{43}$`),
        ),
      });
      const days = (Date.parse(sent.expires_at) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(7);
      const [letter = ''] = await lettersTo(api.db, email, `${kind}-invitation`);
      const secret = secretOf(sent.link);
      expect(letter).toMatch(new RegExp(`/${kind}/invite/accept\\?token=[\\w-]{43}\n`));
      expect(letter).not.toContain(secret);
      expect(letter).toContain('просто не открывайте ссылку');
      if (kind === 'group') {
        expect(letter).toContain('кто состоит в группе, её баланс и только свои операции и заявки.');
        expect(letter).toContain('Операции и заявки всех видит владелец группы.');
      }
      expect(letter.replaceAll('\u00a0', ' ')).toContain('1 500,50 ₽ в месяц');
      const { rows } = await sql<{ text: string }>`select string_agg(t::text, ' ') as text from (
        select * from audit_log) t`.execute(api.db);
      const given = [secret, await letterSecret(host, email)];
      for (const one of given) expect(rows[0]?.text).not.toContain(one);
      const list = await host.manager.get(host.listPath);
      expect(list.read<Sent[]>()).toEqual([expect.objectContaining({ token: sent.token, email })]);
      for (const one of given) expect(list.raw.toString()).not.toContain(one);
      expect((await api.visitor().get(`/${kind}/invitations/${sent.token}`)).code).toBe('RES.001');
    });

    it('are made once by one key, whose repeated answer has no link', async () => {
      const host = await hostOf(api, kind);
      const [email, headers] = [newEmail(), { 'idempotency-key': `key-of-${kind}` }];
      const send = () => host.manager.post(host.invitePath, { email }, headers);
      const [first, second] = [(await send()).read<Sent>(), (await send()).read<Sent>()];
      expect(second).toEqual({ ...first, link: null });
      expect(await lettersTo(api.db, email, `${kind}-invitation`)).toHaveLength(1);
      const { rows } = await sql<{ body: string }>`select body from idempotency_keys`.execute(api.db);
      for (const secret of [secretOf(first.link), await letterSecret(host, email)])
        expect(JSON.stringify(rows)).not.toContain(secret);
    });

    it('are refused for members, for those who are invited, and for oneself', async () => {
      const host = await hostOf(api, kind);
      const member = await createUser(api.db, kind === 'company' ? { companyId: host.id, role: 'user' } : {});
      if (kind === 'group')
        await sql`insert into group_members (id, group_id, user_id) values (${member.id}, ${host.id}, ${member.id})`.execute(
          api.db,
        );
      const email = newEmail();
      await invite(host, email);
      const codeFor = async (address: string) =>
        (await host.manager.post(host.invitePath, { email: address })).code;
      expect(await codeFor(member.email)).toBe('RES.002');
      expect(await codeFor(email.toUpperCase())).toBe('RES.002');
      expect(await codeFor(host.manager.email)).toBe('RES.003');
    });

    it('that have expired make way for a new one', async () => {
      const host = await hostOf(api, kind);
      const email = newEmail();
      const former = await invite(host, email);
      await expire(api, former.token);
      const listed = async () =>
        (await host.manager.get(host.listPath)).read<Sent[]>().map(({ status }) => status);
      expect(await listed()).toEqual(['expired']);
      await invite(host, email);
      expect(await listed()).toEqual(['pending', 'revoked']);
    });

    it('are sent again with another link, and their time begins anew', async () => {
      const host = await hostOf(api, kind);
      const email = newEmail();
      const first = await invite(host, email);
      await expire(api, first.token);
      const again = (await host.manager.post(`${host.listPath}/${first.token}/resend`)).read<Sent>();
      expect(again).toMatchObject({ token: first.token, status: 'pending', resend_count: 1 });
      expect(again.link).not.toBe(first.link);
      expect(await lettersTo(api.db, email, `${kind}-invitation`)).toHaveLength(2);
      const stateOf = async (secret: string) =>
        (await api.visitor().get(`/${kind}/invitations/${secret}`)).read<{ state: string }>().state;
      const secrets = [first.secret, first.copied, secretOf(again.link), await letterSecret(host, email)];
      const states = ['replaced', 'replaced', 'pending', 'pending'];
      expect(await Promise.all(secrets.map(stateOf))).toEqual(states);
    });

    it('are not sent again when they are answered or when the person has come by another way', async () => {
      const host = await hostOf(api, kind);
      const [accepted, declined, revoked] = [
        await invite(host, newEmail()),
        await invite(host, newEmail()),
        await invite(host, newEmail()),
      ];
      await api.visitor().post(`/${kind}/invitations/accept`, { token: accepted.secret, ...NEWCOMER });
      await api.visitor().post(`/${kind}/invitations/decline`, { token: declined.secret });
      expect((await host.manager.delete(`${host.listPath}/${revoked.token}`)).status).toBe(200);
      for (const { token } of [accepted, declined, revoked]) {
        expect((await host.manager.post(`${host.listPath}/${token}/resend`)).code).toBe('RES.003');
        expect((await host.manager.delete(`${host.listPath}/${token}`)).code).toBe('RES.003');
      }
      const late = await invite(host, newEmail());
      await expire(api, late.token);
      const person = await createUser(api.db, {
        email: late.email,
        ...(kind === 'company' && { companyId: host.id }),
      });
      if (kind === 'group')
        await sql`insert into group_members (id, group_id, user_id) values (${person.id}, ${host.id}, ${person.id})`.execute(
          api.db,
        );
      expect((await host.manager.post(`${host.listPath}/${late.token}/resend`)).code).toBe('RES.002');
    });

    it('of another are unknown', async () => {
      const [host, other] = [await hostOf(api, kind), await hostOf(api, kind)];
      const { token } = await invite(other, newEmail());
      for (const handle of [token, UNKNOWN]) {
        expect((await host.manager.post(`${host.listPath}/${handle}/resend`)).code).toBe('RES.001');
        expect((await host.manager.delete(`${host.listPath}/${handle}`)).code).toBe('RES.001');
      }
      expect((await host.manager.get(host.listPath)).data).toEqual([]);
    });

    it('that have expired can be revoked', async () => {
      const host = await hostOf(api, kind);
      const { token } = await invite(host, newEmail());
      await expire(api, token);
      expect((await host.manager.delete(`${host.listPath}/${token}`)).status).toBe(200);
    });

    it('leave a row of audit each', async () => {
      const host = await hostOf(api, kind);
      const { token } = await invite(host, newEmail());
      await host.manager.post(`${host.listPath}/${token}/resend`);
      await host.manager.delete(`${host.listPath}/${token}`);
      const { rows } = await sql`select action, entity_type from audit_log where entity_id = ${host.id}
        order by id`.execute(api.db);
      expect(rows).toEqual(
        ['invite', 'invitation_resend', 'invitation_revoke'].map((verb) => ({
          action: `${kind}.${verb}`,
          entity_type: kind,
        })),
      );
    });
  });

  describe('a group', () => {
    it('has at most 20 open invitations', async () => {
      const host = await hostOf(api, 'group');
      for (let open = 0; open < 20; open += 1) await invite(host, newEmail());
      const refused = await host.manager.post(host.invitePath, { email: newEmail() });
      expect(refused.code).toBe('RES.003');
      expect(refused.message).toContain('20 приглашений');
    });

    it('invites no more than it has places for', async () => {
      const manager = await api.signedIn();
      const members = await Promise.all(Array.from({ length: 47 }, () => createUser(api.db)));
      await createGroup(
        api.db,
        manager.userId,
        members.map(({ id }) => id),
      );
      const send = () => manager.post('/group/invite', { email: newEmail() });
      expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
      const refused = await send();
      expect([refused.code, refused.message]).toEqual([
        'RES.003',
        'В группе 48 участников, и ждут ответа 2 приглашения. Всего мест 50',
      ]);
    });

    it('is managed by its owner alone', async () => {
      const [owner, member, outsider] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
      await createGroup(api.db, owner.userId, [member.userId]);
      const body = { email: newEmail() };
      expect((await member.post('/group/invite', body)).code).toBe('RES.003');
      expect((await outsider.post('/group/invite', body)).code).toBe('RES.001');
      expect((await member.get('/group/invitations')).code).toBe('RES.003');
    });
  });

  describe('a company', () => {
    const roleOf = async (companyId: string, permissions: readonly string[]) => {
      const { rows } = await sql<{ id: string }>`insert into roles (id, name, company_id)
        values (uuid_v7(now()), ${`Роль ${permissions.join()}`}, ${companyId}) returning id`.execute(api.db);
      const id = rows[0]?.id ?? '';
      for (const permission of permissions)
        await sql`insert into role_permissions (role_id, permission) values (${id}, ${permission})`.execute(
          api.db,
        );
      return id;
    };

    it('invites with a role of its own, or as «Сотрудник», which it gets once', async () => {
      const host = await hostOf(api, 'company');
      const role = await roleOf(host.id, ['company:transactions']);
      expect((await invite(host, newEmail(), { role_id: role })).role?.role_id).toBe(role);
      const plain = [await invite(host, newEmail()), await invite(host, newEmail())];
      expect(plain[0]?.role).toMatchObject({ role_name: 'Сотрудник' });
      expect(plain[1]?.role).toEqual(plain[0]?.role);
    });

    it('does not take its own role «Сотрудник» that grants something', async () => {
      const host = await hostOf(api, 'company');
      await sql`insert into roles (id, name, company_id) values (uuid_v7(now()), 'Сотрудник', ${host.id})`.execute(
        api.db,
      );
      const first = await invite(host, newEmail());
      expect(first.role?.role_name).toBe('Сотрудник');
      await sql`insert into role_permissions (role_id, permission)
        values (${first.role?.role_id}, 'company_user:manage')`.execute(api.db);
      expect((await invite(host, newEmail())).role?.role_name).toBe('Сотрудник без прав');
      expect((await invite(host, newEmail())).role?.role_name).toBe('Сотрудник без прав');
    });

    it('knows no role of another, and grants nothing that the inviter does not hold', async () => {
      const id = await createCompany(api);
      const manager = await api.signedIn({ companyId: id, permissions: ['company_user:manage'] });
      const [foreign, strong] = [
        await roleOf(await createCompany(api), []),
        await roleOf(id, ['company_balance:view']),
      ];
      const send = (role_id: string) => manager.post(`/company/${id}/users`, { email: newEmail(), role_id });
      expect((await send(foreign)).code).toBe('RES.001');
      const refused = await send(strong);
      expect([refused.code, refused.details.permission]).toEqual(['AUTH.003', 'company_balance:view']);
    });

    it('of another is unknown', async () => {
      const [host, other] = [await hostOf(api, 'company'), await hostOf(api, 'company')];
      expect((await host.manager.post(other.invitePath, { email: newEmail() })).code).toBe('RES.001');
      expect((await host.manager.get(other.listPath)).code).toBe('RES.001');
    });
  });
});

describe.each(anyDatabase)('letters of invitation on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1', RATE_LIMIT_PER_MINUTE: '0' } });

  it('are twenty a day by one person; what is refused does not count', async () => {
    const host = await hostOf(api, 'company');
    const { email } = await invite(host, newEmail());
    expect((await host.manager.post(host.invitePath, { email })).code).toBe('RES.002');
    for (let sent = 1; sent < 19; sent += 1) await invite(host, newEmail());
    const { token } = await invite(host, newEmail());
    for (const refused of [
      await host.manager.post(host.invitePath, { email: newEmail() }),
      await host.manager.post(`${host.listPath}/${token}/resend`),
    ]) {
      expect([refused.code, Number(refused.headers['retry-after']) > 80_000]).toEqual(['RATE.001', true]);
      expect(refused.message).toContain('вы отправили 20 приглашений');
    }
    const other = await hostOf(api, 'company');
    expect((await other.manager.post(other.invitePath, { email: newEmail() })).status).toBe(200);

    // Two people say so, and the company is who its requisites name: ten times as many.
    const [first, second] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
    await sql`insert into company_verifications (id, company_id, inn, kpp, bank_account, first_by)
      select ${uuidv7()}, id, inn, kpp, bank_account, ${first.userId} from companies where id = ${host.id}`.execute(
      api.db,
    );
    await sql`update company_verifications set second_by = ${second.userId}, second_at = now()
      where company_id = ${host.id}`.execute(api.db);
    expect((await host.manager.post(host.invitePath, { email: newEmail() })).status).toBe(200);
  });

  it('are a hundred an hour from one caller’s address, whoever calls', async () => {
    const key = 'invitation:ip:127.0.0.1';
    const [one, other] = [await hostOf(api, 'company'), await hostOf(api, 'group')];
    await sql`insert into rate_limits (bucket, hits, resets_at) values (${key}, 99, now() + interval '1 hour')
      on conflict (bucket) do update set hits = 99`.execute(api.db);
    await invite(one, newEmail());
    expect((await other.manager.post(other.invitePath, { email: newEmail() })).code).toBe('RATE.001');
    await api.db.deleteFrom('rate_limits').where('bucket', '=', key).execute();
    const { rows } = await sql`select hits from rate_limits
      where bucket = ${`invitation:inviter:${other.manager.userId}`}`.execute(api.db);
    expect(rows).toEqual([{ hits: 0 }]);
  });

  it('make no address of a stranger out of a name', async () => {
    const owner = await api.signedIn({ displayName: 'Зайдите на prize.example/win' });
    const id = await createGroup(api.db, owner.userId);
    await sql`update groups set name = 'http://evil.example' where id = ${id}`.execute(api.db);
    const email = newEmail();
    await owner.post('/group/invite', { email });
    const [letter = ''] = await lettersTo(api.db, email, 'group-invitation');
    expect(letter).not.toMatch(/prize\.example|evil\.example|http:\/\/e/);
  });
});
