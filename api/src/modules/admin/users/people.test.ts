import { randomUUID } from 'node:crypto';
import { maskEmail } from '@cabinet/kernel/core/text';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, hold, refund, selfCheck, topUp } from '#lib/ledger/index.ts';
import { found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { leaveDebt } from '#test/test-debts.ts';
import { letterCode, lettersSeenBy, lettersTo } from '#test/test-letters.ts';
import { payerOf } from '#test/test-payers.ts';
import { bankDocument, moveRequest, openRequest } from '#test/test-payments.ts';
import { createGroup, createRole, createUser, ROLES } from '#test/test-users.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly updated_at: string;
  readonly is_active: boolean;
  readonly role: { readonly role_id: string };
}

let made = 0;
const newEmail = () => {
  made += 1;
  return `person-${made}@people.example`;
};

describe.each(anyDatabase)('people and their administrator on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  /** May keep people, and nothing else. */
  let keeper: SignedIn;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin', displayName: 'Анна Админ' });
    keeper = await api.signedIn({ permissions: ['user:manage'] });
  });

  const auditOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after', 'actor_id'])
      .where('entity_type', '=', 'user')
      .where('entity_id', '=', id)
      .orderBy('seq')
      .execute();
    return rows;
  };
  const actionsOf = async (id: string) => (await auditOf(id)).map(({ action }) => action);
  const at = (id: string, more = '') => `/admin/users/${id}${more}`;
  const read = async (id: string) => (await admin.get(at(id))).read<Person>();
  const create = async (body: object = {}, by = admin) => {
    const email = newEmail();
    const answer = await by.post('/admin/users', { email, display_name: 'Новый Человек', ...body });
    expect(answer.message).toBe('Пользователь создан, письмо отправлено');
    return answer.read<Person>();
  };
  const formOf = ({ email, display_name, updated_at }: Person) => ({ email, display_name, updated_at });
  const secretFor = async (email: string) =>
    /token=([\w-]{43})/.exec((await lettersTo(api.db, email, 'first-password'))[0] ?? '')?.[1] ?? '';

  describe('a person’s page', () => {
    it('says who they are, who pays and why they are short of money', async () => {
      const owner = await createUser(api.db);
      const member = await api.signedIn({ displayName: 'Участница' });
      const groupId = await createGroup(api.db, owner.id, [member.userId]);
      await sql`update group_members set monthly_cap = 100 where user_id = ${member.userId}`.execute(api.db);
      const payerId = await payerOf(api, 'group_id', groupId);
      await topUp(api.db, { payerId, amount: '500', by: 'bank' });
      await charge(api.db, { payerId, amount: '60', userId: member.userId });
      const answer = await keeper.get(at(member.userId));
      expect(answer.data).toMatchObject({
        display_name: 'Участница',
        account_type: 'group',
        group: { id: groupId, name: 'Группа' },
        is_self: false,
        owns_group: false,
        owns_company: false,
        suspended_in: null,
        low_balance_threshold: null,
        invited_until: null,
        spent_30d: '60.00',
        payers: [
          { id: payerId, kind: 'group', pays: true, is_active: true, balance: '440.00', available: '440.00' },
          { kind: 'user', pays: false, balance: '0.00', held: '0.00', credit_limit: '0.00' },
        ],
        month: { cap: '100.00', spent: '60.00', resets_at: expect.any(String) },
        permissions: expect.arrayContaining(['group:view_transactions']),
        sessions: [{ user_agent: 'test', ip: '127.0.0.1', current: false }],
      });
      expect((await admin.get(at(owner.id))).data).toMatchObject({ owns_group: true });
      expect((await admin.get(at(admin.userId))).data).toMatchObject({
        is_self: true,
        month: null,
        sessions: [{ current: true }],
      });
    });

    it('shows what was done to them, the last first', async () => {
      const { id } = await create();
      await admin.post(at(id, '/deactivate'), { reason: 'Кольцо' });
      expect((await admin.get(at(id))).data).toMatchObject({
        audit: [
          {
            action: 'user.deactivate',
            actor: { id: admin.userId, display_name: 'Анна Админ' },
            fields: { after: { is_active: false, reason: 'Кольцо' } },
          },
          { action: 'user.create' },
        ],
      });
    });

    it('is of people who are there', async () => {
      for (const [id, code] of [
        [randomUUID(), 'RES.001'],
        ['1', 'VAL.003'],
      ])
        expect((await admin.get(at(String(id)))).code).toBe(code);
    });
  });

  describe('a new person', () => {
    it('gets a letter whose link sets the password once and signs in', async () => {
      const person = await create({ phone: '8 912 000-11-22' });
      expect(person).toMatchObject({
        phone: '+79120001122',
        has_password: false,
        role: { role_id: ROLES.user },
      });
      const secret = await secretFor(person.email);
      const visitor = api.visitor();
      const seen = await visitor.get(`/auth/first-password/${secret}`);
      expect(seen.data).toMatchObject({ state: 'open', email: expect.stringContaining('…@') });
      expect((await admin.get(at(person.id))).data).toMatchObject({ invited_until: expect.any(String) });

      const weak = await visitor.post('/auth/first-password', { token: secret, password: '12345678' });
      expect(weak).toMatchObject({ status: 400, code: 'VAL.002' });
      const set = await visitor.post('/auth/first-password', {
        token: secret,
        password: 'sea-Lantern-77-owl',
      });
      expect(set).toMatchObject({ status: 200, data: { user: { id: person.id } } });
      expect((await visitor.get('/users/me')).data).toMatchObject({ user: { email: person.email } });
      expect((await visitor.get(`/auth/first-password/${secret}`)).data).toMatchObject({ state: 'used' });
      expect(
        await visitor.post('/auth/first-password', { token: secret, password: 'other-Lantern-77-owl' }),
      ).toMatchObject({ status: 409, code: 'RES.003' });
      expect(await actionsOf(person.id)).toEqual(['user.create', 'auth.first_password']);
      expect(await admin.post(at(person.id, '/invite'))).toMatchObject({ status: 409, code: 'RES.003' });
    });

    it('is made once by one key, with one letter', async () => {
      const email = newEmail();
      const key = { 'idempotency-key': randomUUID() };
      const send = () => admin.post('/admin/users', { email, display_name: 'Один' }, key);
      const [first, second] = [await send(), await send()];
      expect(second.data).toEqual(first.data);
      expect(await lettersTo(api.db, email, 'first-password')).toHaveLength(1);
      const { rows } = await sql`select from idempotency_keys where body like '%token=%'`.execute(api.db);
      expect(rows).toEqual([]);
    });

    it('has an e-mail of their own, a name and a phone that is one', async () => {
      const { email } = await create();
      expect(
        await admin.post('/admin/users', { email: email.toUpperCase(), display_name: 'Двойник' }),
      ).toMatchObject({
        status: 409,
        code: 'RES.002',
        details: { fields: { email: 'Эта почта уже занята' } },
      });
      for (const [body, code] of [
        [{ email: 'x', display_name: 'А' }, 'VAL.001'],
        [{ email: newEmail() }, 'VAL.004'],
        [{ email: newEmail(), display_name: 'А', phone: '12' }, 'VAL.003'],
        [{ email: newEmail(), display_name: 'А', role_id: 'x' }, 'VAL.003'],
      ] as const)
        expect((await admin.post('/admin/users', body)).code).toBe(code);
    });

    it('has no role that their maker may not give', async () => {
      const email = newEmail();
      const refused = await keeper.post('/admin/users', {
        email,
        display_name: 'Ещё админ',
        role_id: ROLES.admin,
      });
      expect(refused).toMatchObject({ status: 403, code: 'AUTH.003' });
      expect(await lettersTo(api.db, email, 'first-password')).toEqual([]);
      const reader = await createRole(api.db, null, ['all:disable']);
      expect((await create({ role_id: reader })).role.role_id).toBe(reader);
      expect(
        (await admin.post('/admin/users', { email, display_name: 'Никто', role_id: randomUUID() })).code,
      ).toBe('RES.001');
    });

    it('is invited again by a letter that replaces the former one, within limits', async () => {
      const { id, email } = await create();
      const first = await secretFor(email);
      const key = { 'idempotency-key': randomUUID() };
      expect((await admin.post(at(id, '/invite'), undefined, key)).message).toBe('Письмо отправлено');
      expect((await admin.post(at(id, '/invite'), undefined, key)).message).toBe('Письмо отправлено');
      expect(await admin.post(at(id, '/invite'), { another: 'body' }, key)).toMatchObject({
        code: 'RES.002',
      });
      expect(await admin.post(at(randomUUID(), '/invite'))).toMatchObject({ code: 'RES.001' });
      const second = await secretFor(email);
      const visitor = api.visitor();
      expect((await visitor.get(`/auth/first-password/${first}`)).data).toMatchObject({ state: 'replaced' });
      await sql`update first_password_links set expires_at = now() - interval '1 minute'
        where user_id = ${id} and is_current`.execute(api.db);
      expect((await visitor.get(`/auth/first-password/${second}`)).data).toMatchObject({ state: 'expired' });
      for (const token of [first, second])
        expect(
          await visitor.post('/auth/first-password', { token, password: 'sea-Lantern-77-owl' }),
        ).toMatchObject({ status: 409, code: 'RES.003' });
      expect(await visitor.get('/auth/first-password/nothing')).toMatchObject({
        status: 404,
        code: 'RES.001',
      });
      expect(await actionsOf(id)).toEqual(['user.create', 'user.invite']);
    });

    it('cannot set a password while they are off, and is not invited then', async () => {
      const { id, email } = await create();
      const token = await secretFor(email);
      await admin.post(at(id, '/deactivate'), {});
      expect(
        await api.visitor().post('/auth/first-password', { token, password: 'sea-Lantern-77-owl' }),
      ).toMatchObject({ status: 403, code: 'AUTH.007' });
      expect(await admin.post(at(id, '/invite'))).toMatchObject({ status: 409, code: 'RES.003' });
    });

    it.each([
      ['is switched off', ({ userId }: SignedIn) => admin.post(at(userId, '/deactivate'), {})],
      ['is deleted', ({ userId }: SignedIn) => admin.delete(at(userId))],
      ['is demoted', ({ userId }: SignedIn) => admin.post(`/roles/${ROLES.user}/assign`, { userId })],
      [
        'has a role that loses the right',
        async ({ userId }: SignedIn) => {
          const { role_id: roleId } = (await read(userId)).role;
          const { version, role_name: name } = (await admin.get(`/roles/${roleId}`)).read<{
            version: number;
            role_name: string;
          }>();
          return admin.put(`/roles/${roleId}`, { name, description: '', permissions: [], version });
        },
      ],
    ] as const)(
      'sets no password by a link whose sender %s, until somebody sends another',
      async (_how, end) => {
        const sender = await api.signedIn({ permissions: ['user:manage'] });
        const { id, email } = await create({}, sender);
        const other = await create();
        const token = await secretFor(email);
        expect((await end(sender)).status).toBe(200);
        const visitor = api.visitor();
        expect((await visitor.get(`/auth/first-password/${token}`)).data).toMatchObject({ state: 'revoked' });
        expect(
          await visitor.post('/auth/first-password', { token, password: 'sea-Lantern-77-owl' }),
        ).toMatchObject({ code: 'RES.003', message: expect.stringContaining('больше не действует') });
        expect((await admin.get(at(id))).data).toMatchObject({ invited_until: null });
        expect(await auditOf(id)).toContainEqual({
          action: 'user.invite_end',
          actor_id: admin.userId,
          before: null,
          after: { sent_by: sender.userId },
        });
        const kept = await secretFor(other.email);
        expect((await visitor.get(`/auth/first-password/${kept}`)).data).toMatchObject({ state: 'open' });
        await admin.post(at(id, '/invite'));
        const fresh = await secretFor(email);
        expect((await visitor.get(`/auth/first-password/${fresh}`)).data).toMatchObject({ state: 'open' });
      },
    );

    it('sets no password by a link whose sender lost the right before it ended', async () => {
      const sender = await api.signedIn({ permissions: ['user:manage'] });
      const { email } = await create({}, sender);
      const token = await secretFor(email);
      await sql`update users set role_id = ${ROLES.user} where id = ${sender.userId}`.execute(api.db);
      expect(
        await api.visitor().post('/auth/first-password', { token, password: 'sea-Lantern-77-owl' }),
      ).toMatchObject({ code: 'RES.003' });
    });
  });

  describe('a change', () => {
    it('of the facts is written down, and one of nothing is not', async () => {
      const person = await create();
      const changed = await admin.put(at(person.id), { ...formOf(person), display_name: 'Другое Имя' });
      expect(changed.data).toMatchObject({ display_name: 'Другое Имя' });
      await admin.put(at(person.id), formOf(changed.read<Person>()));
      expect(await auditOf(person.id)).toMatchObject([
        { action: 'user.create' },
        {
          action: 'user.update',
          before: { display_name: 'Новый Человек' },
          after: { display_name: 'Другое Имя' },
        },
      ]);
    });

    it('of somebody who was changed meanwhile is refused, with what stands there now', async () => {
      const person = await create();
      await admin.put(at(person.id), { ...formOf(person), display_name: 'Первая' });
      const late = await keeper.put(at(person.id), { ...formOf(person), display_name: 'Вторая' });
      expect(late).toMatchObject({
        status: 409,
        code: 'RES.002',
        details: { current: { display_name: 'Первая' } },
      });
      // No serializer drops from an error what the schema does not name.
      expect(await read(person.id)).toMatchObject(Object(late.details.current));
    });

    it('of the e-mail ends the link of the former address, and takes no address of another', async () => {
      const [person, other] = [await create(), await create()];
      const taken = await admin.put(at(person.id), { ...formOf(person), email: other.email });
      expect(taken).toMatchObject({
        status: 409,
        code: 'RES.002',
        details: { fields: { email: expect.any(String) } },
      });
      const token = await secretFor(person.email);
      await admin.put(at(person.id), { ...formOf(person), email: newEmail() });
      expect((await api.visitor().get(`/auth/first-password/${token}`)).data).toMatchObject({
        state: 'replaced',
      });
    });

    it('of the e-mail is told to the former address and to the new one, neither of which learns the other', async () => {
      const { id, email } = await createUser(api.db, { displayName: 'Анна' });
      await api.visitor().post('/auth/password-reset', { email });
      const code = await letterCode(api.db, email);
      const to = newEmail();
      const moved = await admin.put(at(id), { ...formOf(await read(id)), email: to });
      expect(moved.status).toBe(200);
      const [[old = '', ...more], [fresh = '']] = [
        await lettersSeenBy(api.db, email, 'email-changed'),
        await lettersSeenBy(api.db, to, 'email-changed'),
      ];
      expect(more).toEqual([]);
      expect(old).toContain(`входят с адресом ${maskEmail(to)}`);
      expect(old).toContain('Если вы об этом не просили');
      expect(old).not.toContain(to);
      expect(fresh).toContain(`входили с адресом ${maskEmail(email)}`);
      expect(fresh).not.toContain(email);
      expect(fresh).toContain('Если вы об этом не просили');
      for (const letter of [old, fresh]) {
        expect(letter).toMatch(/Когда: .+ \(Москва\)/);
        expect(letter).toContain('Администратор сменил');
        expect(letter).not.toContain('127.0.0.1');
      }
      const reset = { email: to, code, password: 'sea-Lantern-77-owl' };
      expect(await api.visitor().post('/auth/password-reset/confirm', reset)).toMatchObject({
        code: 'AUTH.006',
      });
      await admin.put(at(id), { ...formOf(moved.read<Person>()), display_name: 'Анна Б.' });
      expect(await lettersTo(api.db, to, 'email-changed')).toHaveLength(1);
    });

    it('of the e-mail of somebody who has never set a password is told to nobody', async () => {
      const person = await create();
      const to = newEmail();
      await admin.put(at(person.id), { ...formOf(person), email: to });
      for (const address of [person.email, to])
        expect(await lettersTo(api.db, address, 'email-changed')).toEqual([]);
    });

    it('of somebody who may more is refused, and their e-mail is the way in', async () => {
      const boss = await read((await createUser(api.db, { role: 'admin' })).id);
      for (const change of [{ email: newEmail() }, { display_name: 'Босс' }])
        expect(await keeper.put(at(boss.id), { ...formOf(boss), ...change })).toMatchObject({
          status: 403,
          code: 'AUTH.003',
        });
    });

    it('of the role follows the rules of giving roles', async () => {
      const person = await create();
      expect(
        await keeper.put(at(person.id), { ...formOf(person), role_id: ROLES.admin, display_name: 'Хитрый' }),
      ).toMatchObject({ status: 403, code: 'AUTH.003' });
      const same = await keeper.put(at(person.id), { ...formOf(person), role_id: ROLES.user });
      expect(same.status).toBe(200);
      const global = await createRole(api.db, null, ['all:disable']);
      const given = await admin.put(at(person.id), { ...formOf(person), role_id: global });
      expect(given.data).toMatchObject({ role: { role_id: global }, display_name: 'Новый Человек' });
      const company = await found(api);
      const hired = await read((await hire(api, company.id)).userId);
      expect((await admin.put(at(hired.id), { ...formOf(hired), role_id: global })).data).toMatchObject({
        role: { role_id: hired.role.role_id },
        global_role: { role_id: global },
      });
      expect(await actionsOf(person.id)).toEqual(['user.create', 'role.assign']);
    });

    it('needs a form that is one, and a person who is there', async () => {
      const person = await create();
      for (const [body, code] of [
        [{ ...formOf(person), updated_at: 'вчера' }, 'VAL.003'],
        [{ ...formOf(person), updated_at: undefined }, 'VAL.004'],
        [{ ...formOf(person), email: 'x' }, 'VAL.001'],
        [{ ...formOf(person), phone: '1' }, 'VAL.003'],
      ] as const)
        expect((await admin.put(at(person.id), body)).code).toBe(code);
      expect((await admin.put(at(randomUUID()), formOf(person))).code).toBe('RES.001');
    });
  });

  describe('switching somebody off', () => {
    it('ends their sessions at once, and on lets them in again', async () => {
      const person = await api.signedIn();
      const off = await keeper.post(at(person.userId, '/deactivate'), { reason: 'Жалоба' });
      expect(off).toMatchObject({ status: 200, data: { is_active: false } });
      expect((await person.get('/users/me')).code).toBe('AUTH.002');
      const on = await keeper.post(at(person.userId, '/activate'), {});
      expect(on.data).toMatchObject({ is_active: true });
      // The same request changes nothing and writes no other row.
      await keeper.post(at(person.userId, '/activate'), {});
      expect(await auditOf(person.userId)).toMatchObject([
        { action: 'user.deactivate', after: { reason: 'Жалоба', ended_sessions: 1 } },
        { action: 'user.activate' },
      ]);
    });

    it('needs somebody who is there, and a reason that is short', async () => {
      for (const what of ['/activate', '/deactivate']) {
        expect((await admin.post(at(randomUUID(), what), {})).code).toBe('RES.001');
        expect((await admin.post(at(keeper.userId, what), { reason: 'x'.repeat(501) })).code).toBe('VAL.003');
      }
    });
  });

  describe('an administrator', () => {
    it('neither switches off, nor deletes, nor demotes themself', async () => {
      const role = (await admin.post('/roles', { name: 'Без людей', permissions: ['role:manage'] })).read<{
        role_id: string;
      }>();
      const self = await read(admin.userId);
      for (const answer of [
        await admin.post(at(admin.userId, '/deactivate'), {}),
        await admin.delete(at(admin.userId)),
        await admin.put(at(admin.userId), { ...formOf(self), role_id: role.role_id }),
        await admin.post(`/roles/${role.role_id}/assign`, { userId: admin.userId }),
      ])
        expect(answer).toMatchObject({ status: 409, code: 'RES.003' });
      const own = await api.signedIn({
        permissions: ['user:manage', 'role:manage', 'group:view_transactions', 'group:view_payment_requests'],
      });
      const { role: ownRole } = await read(own.userId);
      const { version, role_name: name } = (await own.get(`/roles/${ownRole.role_id}`)).read<{
        version: number;
        role_name: string;
      }>();
      expect(
        await own.put(`/roles/${ownRole.role_id}`, { name, permissions: ['role:manage'], version }),
      ).toMatchObject({ status: 409, code: 'RES.003' });
      expect(await own.delete(`/roles/${ownRole.role_id}?move_to=${ROLES.user}`)).toMatchObject({
        status: 409,
        code: 'RES.003',
      });
      expect((await admin.get('/users/me')).status).toBe(200);
    });
  });

  describe('a deleted person', () => {
    it('is found no more, and the e-mail is free; the history stays', async () => {
      const person = await api.signedIn({ displayName: 'Уходящий' });
      const payerId = await payerOf(api, 'user_id', person.userId);
      await topUp(api.db, { payerId, amount: '5', by: 'bank' });
      const owner = await createUser(api.db);
      await createGroup(api.db, owner.id, [person.userId]);
      expect(await keeper.delete(at(person.userId))).toMatchObject({
        status: 200,
        message: 'Пользователь удалён',
      });
      expect((await person.get('/users/me')).code).toBe('AUTH.002');
      expect((await admin.get(at(person.userId))).code).toBe('RES.001');
      expect((await admin.delete(at(person.userId))).code).toBe('RES.001');
      const members = await api.db
        .selectFrom('group_members')
        .select('id')
        .where('user_id', '=', person.userId)
        .execute();
      expect(members).toEqual([]);
      const { rows } = await sql`select from ledger_postings where payer_id = ${payerId}`.execute(api.db);
      expect(rows).toHaveLength(1);
      const again = await admin.post('/admin/users', { email: person.email, display_name: 'Снова' });
      expect(again.status).toBe(200);
      expect(again.read<Person>().id).not.toBe(person.userId);
    });

    it('leaves their money in sight: before it is done, in the log, and on a page that says who they were', async () => {
      const person = await api.signedIn({ displayName: 'С деньгами' });
      const payerId = await payerOf(api, 'user_id', person.userId);
      await topUp(api.db, { payerId, amount: '1234', by: 'bank' });
      await api.db
        .insertInto('payment_requests')
        .values({
          id: randomUUID(),
          method: 'invoice',
          amount: '500',
          payer_id: payerId,
          user_id: person.userId,
          status: 'pending',
          expires_at: new Date(Date.now() + 86_400_000),
        })
        .execute();
      const money = { id: payerId, balance: '1234.00', open_requests: 1, open_amount: '500.00' };
      expect((await admin.get(at(person.userId, '/deletion'))).data).toMatchObject({
        payer: { ...money, held: '0.00', debt: '0.00' },
        owns: { company: null, group: null },
      });
      expect((await admin.get(at(person.userId, '/deleted'))).code).toBe('RES.001');
      const reason = 'Просил сам';
      expect((await keeper.send('DELETE', at(person.userId), { reason })).message).toBe(
        'Пользователь удалён',
      );
      expect((await admin.get(at(person.userId, '/deletion'))).code).toBe('RES.001');
      expect((await admin.get(at(person.userId, '/deleted'))).data).toMatchObject({
        email: person.email,
        display_name: 'С деньгами',
        deleted_by: { id: keeper.userId },
        reason,
        payer: money,
      });
      expect((await admin.get(`/admin/payers/${payerId}`)).data).toMatchObject({
        is_closed: true,
        balance: '1234.00',
      });
      const { rows } = await sql<{ after: object }>`select after from audit_log
        where entity_id = ${person.userId} and action = 'user.delete'`.execute(api.db);
      expect(rows[0]?.after).toMatchObject({ reason, payer_id: payerId, balance: '1234.00' });
      expect(await selfCheck(api.db)).toMatchObject({ ok: true });
    });

    it('leaves a reason of spaces out, as no reason', async () => {
      const person = await api.signedIn();
      for (const what of ['/deactivate', '/activate'])
        expect((await admin.post(at(person.userId, what), { reason: '  ' })).status).toBe(200);
      expect((await admin.send('DELETE', at(person.userId), { reason: ' ' })).status).toBe(200);
      expect((await admin.get(at(person.userId, '/deleted'))).data).toMatchObject({ reason: null });
      const { rows } = await sql`select after -> 'reason' as reason from audit_log
        where entity_id = ${person.userId} and after ->> 'reason' is not null`.execute(api.db);
      expect(rows).toEqual([]);
    });

    it('keeps what comes later on the account that is left, and none of it comes with the e-mail', async () => {
      const cashier = await api.signedIn({ permissions: ['payment_request:manage'] });
      const person = await api.signedIn();
      const payerId = await payerOf(api, 'user_id', person.userId);
      const { id } = await openRequest(person, { method: 'invoice', amount: '200' });
      await topUp(api.db, { payerId, amount: '100', by: 'bank' });
      const spent = await charge(api.db, { payerId, amount: '60', userId: person.userId });
      await admin.send('DELETE', at(person.userId), { reason: 'Просил сам' });
      const left = async () =>
        (await admin.get(at(person.userId, '/deleted'))).read<{ payer: { balance: string } }>().payer.balance;

      await refund(api.db, {
        entryId: spent.entryId ?? '',
        amount: '60',
        actorId: admin.userId,
        documentType: 'chat_request',
        documentId: 'one',
        description: 'Возврат',
        requestKey: 'return-to-deleted',
      });
      expect(await left()).toBe('100.00');
      expect((await moveRequest(cashier, id, 'paid', bankDocument())).status).toBe(200);
      expect(await left()).toBe('300.00');
      const again = (await admin.post('/admin/users', { email: person.email, display_name: 'Снова' })).read<{
        id: string;
      }>();
      expect((await admin.get(at(again.id, '/deletion'))).data).toMatchObject({ payer: { balance: '0.00' } });
      expect((await moveRequest(cashier, id, 'refunded', { reason: 'Вернули' })).status).toBe(200);
      expect(await left()).toBe('100.00');
      expect((await selfCheck(api.db)).problems).toEqual([]);
    });

    it('leaves in the log what was reserved and what was owed, and counts a payment on its way', async () => {
      const [debtor, holder] = [await api.signedIn(), await api.signedIn()];
      const [owing, holding] = [
        await payerOf(api, 'user_id', debtor.userId),
        await payerOf(api, 'user_id', holder.userId),
      ];
      await leaveDebt(api, owing, '10');
      await topUp(api.db, { payerId: holding, amount: '100', by: 'bank' });
      await hold(api.db, { payerId: holding, amount: '7' });
      const { id } = await openRequest(holder, { method: 'invoice', amount: '50', payer_id: holding });
      await moveRequest(admin, id, 'processing');
      await openRequest(holder, { method: 'invoice', amount: '60', payer_id: holding });
      const paid = await openRequest(holder, { method: 'invoice', amount: '70', payer_id: holding });
      await moveRequest(admin, paid.id, 'rejected', { reason: 'Ошибка' });
      expect((await admin.get(at(holder.userId, '/deletion'))).data).toMatchObject({
        payer: { held: '7.00', open_requests: 2, open_amount: '110.00' },
      });
      expect((await admin.get(at(debtor.userId, '/deletion'))).data).toMatchObject({
        payer: { debt: '10.00' },
      });
      const after = async (person: SignedIn) => {
        await keeper.send('DELETE', at(person.userId), { reason: 'Просил' });
        return (await auditOf(person.userId)).find(({ action }) => action === 'user.delete')?.after;
      };
      expect(await after(debtor)).toMatchObject({ payer_id: owing, debt: '10.00' });
      expect(await after(holder)).toMatchObject({ payer_id: holding, held: '7.00' });
    });

    it('owned neither a company nor a group: these have an owner', async () => {
      const company = await found(api);
      expect(await admin.delete(at(company.owner.userId))).toMatchObject({ status: 409, code: 'RES.003' });
      const [owner, member] = [await createUser(api.db), await createUser(api.db)];
      await createGroup(api.db, owner.id, [member.id]);
      const refused = await admin.delete(at(owner.id));
      expect(refused).toMatchObject({ status: 409, code: 'RES.003' });
      expect(refused.message).toContain('ещё 1 человек');
      expect((await admin.delete(at(randomUUID()))).code).toBe('RES.001');
    });
  });

  describe('sessions', () => {
    it('are ended one by one or all, and of oneself all but the one that asks', async () => {
      const person = await api.signedIn();
      const [session] = (await admin.get(at(person.userId))).read<{ sessions: { id: string }[] }>().sessions;
      expect((await keeper.delete(at(person.userId, `/sessions/${session?.id}`))).message).toBe(
        'Вход завершён',
      );
      expect((await person.get('/users/me')).code).toBe('AUTH.002');
      expect((await keeper.delete(at(person.userId, `/sessions/${session?.id}`))).code).toBe('RES.001');
      const other = await api.signedIn();
      expect((await keeper.delete(at(other.userId, '/sessions'))).data).toEqual({ revoked: 1 });
      expect((await keeper.delete(at(other.userId, '/sessions'))).data).toEqual({ revoked: 0 });
      expect((await keeper.delete(at(keeper.userId, '/sessions'))).data).toEqual({ revoked: 0 });
      expect((await keeper.get('/users/me')).status).toBe(200);
      expect((await admin.delete(at(randomUUID(), '/sessions'))).code).toBe('RES.001');
      expect(await actionsOf(person.userId)).toEqual(['user.session_end']);
      expect(await actionsOf(other.userId)).toEqual(['user.sessions_end']);
    });
  });

  it('are for holders of user:manage', async () => {
    const stranger = await api.signedIn({ permissions: ['role:manage', 'payment_request:manage'] });
    const { id } = await createUser(api.db);
    for (const answer of [
      await stranger.get(at(id)),
      await stranger.post('/admin/users', { email: newEmail(), display_name: 'А' }),
      await stranger.put(at(id), {}),
      await stranger.delete(at(id)),
      await stranger.get(at(id, '/deletion')),
      await stranger.get(at(id, '/deleted')),
      await stranger.post(at(id, '/activate'), {}),
      await stranger.post(at(id, '/deactivate'), {}),
      await stranger.post(at(id, '/invite')),
      await stranger.delete(at(id, '/sessions')),
      await stranger.delete(at(id, `/sessions/${randomUUID()}`)),
      await stranger.post('/admin/users/bulk', {}),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'AUTH.003' });
  });
});
