import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres, uuidv7 } from '#db/index.ts';
import { selfCheck, topUp } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { companyForm, found, hire, roleNamed } from '#test/company-people.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { payerOf } from '#test/test-payers.ts';
import { noticeOf, openRequest, sendNotice } from '#test/test-payments.ts';
import { createRole, ROLES } from '#test/test-users.ts';
import { together } from '#test/together.ts';
import { whileLocked } from '#test/while-locked.ts';

const ROUNDS = raceRounds(20);
const CLIENTS = 16;

/** Ten roubles. */
const order = (userId: string) => ({
  user_id: userId,
  model_id: 'paid-model',
  request_id: uuidv7(),
  input_tokens: 1_000_000,
  output_tokens: 0,
});

describeOnPostgres('at once in a company on $name', () => {
  let url: string;
  let api: TestApi;

  beforeAll(async () => {
    url = await createPostgresDatabase();
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }), {
      // Rounds of many people are more calls of one address than anybody makes in a minute.
      env: { ...WITH_CHAT_SERVICE.env, RATE_LIMIT_PER_MINUTE: '0' },
    });
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(api.db);
  });
  afterAll(async () => {
    await api.close();
    await dropPostgresDatabase(url);
  });

  const rounds = async (work: (round: number) => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round += 1) await work(round);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  };
  const codes = (answers: readonly Answer[]) => answers.map(({ status, code }) => code || status);
  const holders = async (companyId: string, permission: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from users u join role_permissions p on p.role_id = u.role_id
      where u.company_id = ${companyId} and p.permission = ${permission}`.execute(api.db);
    return rows[0]?.n ?? 0;
  };
  /** A company whose owner gave everything to two others. */
  const withTwoManagers = async () => {
    const company = await found(api);
    const managers = [
      await hire(api, company.id, { permissions: COMPANY_PERMISSIONS }),
      await hire(api, company.id, { permissions: COMPANY_PERMISSIONS }),
    ] as const;
    const employee = await roleNamed(api, company.id, 'Сотрудник');
    await company.owner.put(`/company/${company.id}/users/${company.owner.userId}/role`, {
      role_id: employee,
    });
    return { ...company, managers, employee, users: `/company/${company.id}/users` };
  };

  const rolesOf = async (person: SignedIn) => {
    const { user } = (await person.get('/users/me')).read<{
      user: { role_info: { role_id: string }; global_role: { role_id: string } | null };
    }>();
    return { now: user.role_info.role_id, kept: user.global_role?.role_id ?? null };
  };
  const closing = () => createRole(api.db, null, ['all:disable']);
  /** Somebody of a company who keeps a role that closes every model. */
  const restrictedIn = async (companyId: string) => {
    const person = await hire(api, companyId);
    const kept = await closing();
    await sql`update users set global_role_id = ${kept} where id = ${person.userId}`.execute(api.db);
    return { person, kept };
  };

  it('somebody leaves while their kept role is deleted: they have one that is there', () =>
    rounds(async (round) => {
      const admin = await api.signedIn({ role: 'admin' });
      const company = await found(api);
      const { person, kept } = await restrictedIn(company.id);
      const target = await closing();
      const isMoved = round % 2 === 0;
      const [left, deleted] = await together(api, [
        () => person.delete(`/company/${company.id}/users/${person.userId}`),
        () => admin.delete(`/roles/${kept}${isMoved ? `?move_to=${target}` : ''}`),
      ]);
      expect(left.code).toBe('');
      // Whoever has left has the role, so it is deleted only if they kept it still, or are moved.
      expect(['', ...(isMoved ? [] : ['RES.003'])]).toContain(deleted.code);
      const { now } = await rolesOf(person);
      if (deleted.code === 'RES.003') expect(now).toBe(kept);
      else expect(now).toBe(isMoved ? target : ROLES.user);
    }));

  it('somebody founds a company while their role is deleted, or closed to them: nothing is lost', () =>
    rounds(async (round) => {
      const admin = await api.signedIn({ role: 'admin' });
      const person = await api.signedIn({ permissions: [] });
      const { now } = await rolesOf(person);
      const target = await closing();
      const [founded, changed] = await together(api, [
        () => person.post('/company', companyForm()),
        () =>
          round % 2 === 0
            ? admin.delete(`/roles/${now}?move_to=${target}`)
            : admin.post(`/roles/${target}/assign`, { userId: person.userId }),
      ]);
      expect([founded.code, changed.code]).toEqual(['', '']);
      expect((await rolesOf(person)).kept).toBe(target);
    }));

  it('a kept role closes a model while it is charged: what begins afterwards is refused', () =>
    rounds(async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const company = await found(api);
      await topUp(api.db, { payerId: company.payerId, amount: '1000', by: 'bank' });
      const person = await hire(api, company.id);
      const kept = await createRole(api.db, null, []);
      await admin.post(`/roles/${kept}/assign`, { userId: person.userId });
      const charge = () => callService(api, '/charges', order(person.userId));
      const change = () =>
        admin.put(`/roles/${kept}`, { name: `Роль ${kept}`, permissions: ['all:disable'], version: 1 });
      const [changed, ...charged] = await together(api, [change, charge, charge, charge]);
      expect(changed?.code).toBe('');
      for (const { code } of charged) expect(['', 'AUTH.003']).toContain(code);
      expect((await charge()).code).toBe('AUTH.003');
    }));

  it('two managers remove each other: one stays', () =>
    rounds(async () => {
      const { id, users, managers } = await withTwoManagers();
      const [one, other] = managers;
      const answers = await together(api, [
        () => one.delete(`${users}/${other.userId}`),
        () => other.delete(`${users}/${one.userId}`),
      ]);
      const told = codes(answers);
      expect(told.filter((code) => code === 200)).toHaveLength(1);
      // The second one has lost the permission before or behind the gate.
      expect(['RES.001', 'AUTH.003']).toContain(told.find((code) => code !== 200));
      expect(await holders(id, 'company_user:manage')).toBe(1);
    }));

  it('two managers give up their roles, or leave, or are suspended by the other: one stays', () =>
    rounds(async (round) => {
      const { id, users, managers, employee } = await withTwoManagers();
      const [one, other] = managers;
      const giveUp = (who: typeof one) =>
        round % 2
          ? who.delete(`${users}/${who.userId}`)
          : who.put(`${users}/${who.userId}/role`, { role_id: employee });
      const answers = await together(api, [
        () => giveUp(one),
        () => (round % 3 ? giveUp(other) : one.patch(`${users}/${other.userId}`, { is_active: false })),
      ]);
      const told = codes(answers);
      expect(told.filter((code) => code === 200)).toHaveLength(1);
      expect(['RES.003', 'RES.001', 'AUTH.003']).toContain(told.find((code) => code !== 200));
      for (const permission of ['company_user:manage', 'company_role:manage'])
        expect(await holders(id, permission)).toBe(1);
    }));

  it('one manager is removed twice: once', () =>
    rounds(async () => {
      const { users, managers } = await withTwoManagers();
      const [one, other] = managers;
      const remove = () => one.delete(`${users}/${other.userId}`);
      expect(codes(await together(api, [() => remove(), () => remove()])).sort()).toEqual([200, 'RES.001']);
    }));

  it('two people register one INN and KPP: one company, and the other person has none', () =>
    rounds(async () => {
      const form = companyForm();
      const people = [await api.signedIn(), await api.signedIn()];
      const answers = await together(
        api,
        people.map((person) => () => person.post('/company', form)),
      );
      expect(codes(answers).sort()).toEqual([200, 'RES.002']);
      const { rows } = await sql`select id from companies where kpp = ${form.kpp}`.execute(api.db);
      expect(rows).toHaveLength(1);
      const loser = people[answers.findIndex(({ code }) => code === 'RES.002')];
      expect((await loser?.post('/company', companyForm()))?.status).toBe(200);
    }));

  it('one person creates two companies, or one twice by one key: one company', () =>
    rounds(async (round) => {
      const person = await api.signedIn();
      const form = companyForm();
      const key = { 'idempotency-key': uuidv7() };
      const create = (other: object) =>
        round % 2 ? person.post('/company', form, key) : person.post('/company', other);
      const answers = await together(api, [() => create(form), () => create(companyForm())]);
      expect(codes(answers).sort()).toEqual(round % 2 ? [200, 200] : [200, 'RES.003']);
      const { rows } = await sql`select id from companies where owner_id = ${person.userId}`.execute(api.db);
      expect(rows).toHaveLength(1);
    }));

  it('two companies take one INN and KPP: one', () =>
    rounds(async () => {
      const [one, other] = [await found(api), await found(api)];
      const form = companyForm();
      const answers = await together(
        api,
        [one, other].map(
          ({ id, owner }) =>
            () =>
              owner.put(`/company/${id}`, form),
        ),
      );
      expect(codes(answers).sort()).toEqual([200, 'RES.002']);
    }));

  it('a person is suspended while their charges run: each is paid once, by the company or by them', () =>
    rounds(async () => {
      const { id, owner, payerId } = await found(api);
      const person = await hire(api, id);
      const own = await payerOf(api, 'user_id', person.userId);
      for (const payer of [payerId, own]) await topUp(api.db, { payerId: payer, amount: '200', by: 'bank' });
      const charges = Array.from({ length: CLIENTS }, () =>
        callService(api, '/charges', order(person.userId)),
      );
      const suspended = owner.patch(`/company/${id}/users/${person.userId}`, { is_active: false });
      expect(codes(await Promise.all(charges))).toEqual(charges.map(() => 200));
      expect((await suspended).status).toBe(200);
      const { rows } = await sql<{ left: string }>`select sum(balance) as left from payer_balances
        where payer_id in (${payerId}, ${own})`.execute(api.db);
      expect(Number(rows[0]?.left)).toBe(400 - CLIENTS * 10);
    }));

  it('16 charges of a member never pass the cap, also while it is lowered', () =>
    rounds(async (round) => {
      const { id, owner, payerId } = await found(api);
      const person = await hire(api, id, { cap: '55' });
      await topUp(api.db, { payerId, amount: '1000', by: 'bank' });
      const charges = Array.from({ length: CLIENTS }, () =>
        callService(api, '/charges', order(person.userId)),
      );
      if (round % 2) await owner.patch(`/company/${id}/users/${person.userId}`, { monthly_cap: '25' });
      const told = codes(await Promise.all(charges));
      const paid = told.filter((code) => code === 200).length;
      expect(told.filter((code) => code === 'PAY.004')).toHaveLength(CLIENTS - paid);
      expect(paid).toBeLessThanOrEqual(5);
      expect(paid).toBeGreaterThanOrEqual(round % 2 ? 2 : 5);
    }));

  it('a cap changes between two charges, and whoever changes it is in the way of no entry that names the person', async () => {
    const { id, owner, payerId } = await found(api);
    const person = await hire(api, id, { cap: '55' });
    const { change } = await whileLocked(url, payerId, async (waiters) => {
      const change = owner.patch(`/company/${id}/users/${person.userId}`, { monthly_cap: '25' });
      await waiters(1);
      await sql`select from users where id = ${person.userId} for key share nowait`.execute(api.db);
      return { change };
    });
    expect((await change).status).toBe(200);
  });

  const moneyOf = async (payerId: string) => {
    const { rows } = await sql`
      select p.is_active, b.balance, (select count(*)::integer from payment_requests r
        where r.payer_id = p.id and r.status in ('pending', 'processing')) as open
      from payers p join payer_balances b on b.payer_id = p.id where p.id = ${payerId}`.execute(api.db);
    return rows[0];
  };

  it('a company is closed while a top-up is credited: it goes on with its money', () =>
    rounds(async () => {
      const { id, owner, payerId } = await found(api);
      const request = await openRequest(owner);
      const [closed, credited] = await together(api, [
        () => owner.delete(`/company/${id}`),
        () => sendNotice(api.app, noticeOf(api, request)),
      ]);
      expect([closed.code, credited.status]).toEqual(['RES.003', 200]);
      expect(await moneyOf(payerId)).toEqual({ is_active: true, balance: '500.0000000000', open: 0 });
    }));

  it('who closes a company and waits for its balance is in the way of no entry that names them', async () => {
    const { id, owner, payerId } = await found(api);
    const closed = await whileLocked(url, payerId, async (waiters) => {
      const close = owner.delete(`/company/${id}`);
      await waiters(1);
      // This is the lock that a foreign key of the entry asks for.
      await sql`select from users where id = ${owner.userId} for key share nowait`.execute(api.db);
      return { close };
    });
    expect((await closed.close).status).toBe(200);
  });

  it('a company is closed while a top-up is opened: one of both', () =>
    rounds(async () => {
      const { id, owner, payerId } = await found(api);
      const order = { amount: '500.00', method: 'card', payer_id: payerId };
      const [closed, opened] = await together(api, [
        () => owner.delete(`/company/${id}`),
        () => owner.post('/payment/pay', order),
      ]);
      const isClosed = closed.status === 200;
      expect(codes([closed, opened])).toEqual(isClosed ? [200, 'RES.001'] : ['RES.003', 200]);
      expect(await moneyOf(payerId)).toEqual({
        is_active: !isClosed,
        balance: '0.0000000000',
        open: isClosed ? 0 : 1,
      });
    }));

  it('a person gets another role while they are removed: removed they stay', () =>
    rounds(async () => {
      const { id, owner } = await found(api);
      const person = await hire(api, id);
      const role_id = await createRole(api.db, id, ['company:transactions']);
      const answers = await together(api, [
        () => owner.delete(`/company/${id}/users/${person.userId}`),
        () => owner.put(`/company/${id}/users/${person.userId}/role`, { role_id }),
      ]);
      expect(codes(answers)[0]).toBe(200);
      expect([200, 'RES.001']).toContain(codes(answers)[1]);
      expect((await person.get('/users/me')).data).toMatchObject({
        user: { company_id: null, role: 'user' },
      });
    }));
});
