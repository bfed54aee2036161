import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { dissolve, hold, selfCheck, topUp } from '#lib/ledger/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { ownPayersOf, payerOf, userWith } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import type { AdminPayerDetail } from './read-payer.ts';

const MANAGE = ['user:manage'];
const REASON = { reason: 'Договор № 7' };

describe.each(anyDatabase)('a payer of the administration on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ permissions: MANAGE, displayName: 'Первый' });
  });
  const read = async (id: string) => (await admin.get(`/admin/payers/${id}`)).read<AdminPayerDetail>();
  const change = (id: string, body: object) => admin.patch(`/admin/payers/${id}`, { ...REASON, ...body });
  const deedsOf = async (id: string) =>
    (
      await sql<{ action: string; before: object; after: object }>`select action, before, after from audit_log
        where entity_type = 'payer' and entity_id = ${id} order by seq`.execute(api.db)
    ).rows;

  describe('is shown', () => {
    it('with who spends from it, their caps and their month', async () => {
      const companyId = await createCompany(api);
      const one = await createUser(api.db, { companyId, displayName: 'Анна' });
      await createUser(api.db, { companyId, displayName: 'Борис', isActive: false });
      const id = await payerOf(api, 'company_id', companyId);
      await topUp(api.db, { payerId: id, amount: '100', by: 'bank' });
      await sql`update company_members set monthly_cap = 50 where user_id = ${one.id}`.execute(api.db);
      await hold(api.db, { payerId: id, userId: one.id, amount: '30' });
      const payer = await read(id);
      expect(payer).toMatchObject({
        available: '70.00',
        debt: '0.00',
        version: 1,
        successor: null,
        tier_state: { automatic: 'start', manual: null, progress: { tier: 'start', next_tier: 'plus' } },
        holds: { total: 1, items: [{ amount: '30.00', user: { id: one.id }, model: null }] },
        limit_change: null,
        switch_change: null,
        proposals: [],
        switching: { people: 1, others: [{ kind: 'user', people: 1 }] },
        funds: {
          is_own: false,
          two_people_from: '100000.00',
          max: '10000000.00',
          moved_alone: { day: '0.00', month: '0.00' },
          allowance: '100000.00',
        },
      });
      expect(payer.members).toMatchObject({
        total: 2,
        items: [
          { display_name: 'Анна', monthly_cap: '50.00', month_spent: '30.00', spends_now: true },
          { display_name: 'Борис', monthly_cap: null, month_spent: '0.00' },
        ],
      });
    });

    it('with what pays for its people without it', async () => {
      const companyId = await createCompany(api);
      const [owner, member] = [await createUser(api.db), await createUser(api.db, { companyId })];
      const id = await payerOf(api, 'group_id', await createGroup(api.db, owner.id, [member.id]));
      const own = await payerOf(api, 'user_id', owner.id);
      expect((await read(id)).switching).toEqual({ people: 1, others: [{ kind: 'user', people: 1 }] });
      await sql`update payers set is_active = false where id = ${own}`.execute(api.db);
      expect((await read(id)).switching).toEqual({ people: 1, others: [{ kind: null, people: 1 }] });
      expect((await read(own)).switching).toEqual({ people: 0, others: [] });
      const { items } = (await read(id)).members;
      expect(items.map(({ id: user, spends_now }) => [user, spends_now]).sort()).toEqual(
        [
          [owner.id, true],
          [member.id, false],
        ].sort(),
      );
    });

    it('with the reason of a tier that was set by hand', async () => {
      const { payerId } = await userWith(api, '0');
      await sql`update payers set tier = 'pro', tier_is_manual = true, tier_reason = 'Партнёр',
        tier_set_by = ${admin.userId}, tier_set_at = now() where id = ${payerId}`.execute(api.db);
      expect((await read(payerId)).tier_state).toMatchObject({
        automatic: 'start',
        manual: { reason: 'Партнёр', by: { id: admin.userId, display_name: 'Первый' } },
      });
    });

    it('only when it is there', async () => {
      expect(await admin.get('/admin/payers/00000000-0000-7000-8000-0000000000ff')).toMatchObject({
        code: 'RES.001',
      });
      expect(await admin.get('/admin/payers/7')).toMatchObject({ code: 'VAL.003' });
      expect(await change('00000000-0000-7000-8000-0000000000ff', { is_active: false })).toMatchObject({
        code: 'RES.001',
      });
    });
  });

  describe('is switched', () => {
    it('off and on, each with its reason', async () => {
      const { payerId } = await userWith(api, '0');
      expect((await change(payerId, { is_active: false })).data).toMatchObject({
        is_active: false,
        version: 2,
        switch_change: { is_active: false, reason: 'Договор № 7', by: { id: admin.userId } },
      });
      expect((await change(payerId, { is_active: false })).data).toMatchObject({ version: 2 });
      expect((await change(payerId, { is_active: true })).data).toMatchObject({
        is_active: true,
        version: 3,
      });
      expect(await deedsOf(payerId)).toEqual([
        {
          action: 'payer.switch',
          before: { is_active: true },
          after: { is_active: false, reason: 'Договор № 7' },
        },
        expect.objectContaining({ after: { is_active: true, reason: 'Договор № 7' } }),
      ]);
    });

    it('never on again when its group is dissolved, its company closed or its person deleted', async () => {
      const owner = await userWith(api, '0');
      const groupId = await createGroup(api.db, owner.id);
      const group = await payerOf(api, 'group_id', groupId);
      await dissolve(api.db, { payerId: group, successorId: owner.payerId });
      const companyId = await createCompany(api);
      const company = await payerOf(api, 'company_id', companyId);
      await sql`update companies set closed_at = now() where id = ${companyId}`.execute(api.db);
      await sql`update payers set is_active = false where id = ${company}`.execute(api.db);
      const person = await userWith(api, '0');
      await sql`update users set deleted_at = now(), is_active = false where id = ${person.id}`.execute(
        api.db,
      );
      await sql`update payers set is_active = false where id = ${person.payerId}`.execute(api.db);
      for (const id of [group, company, person.payerId]) {
        expect(await change(id, { is_active: true })).toMatchObject({
          code: 'RES.003',
          message: expect.stringContaining('закрыт навсегда'),
        });
        expect(await read(id)).toMatchObject({ is_closed: true, is_active: false });
      }
      expect((await read(group)).successor).toMatchObject({ id: owner.payerId, kind: 'user' });
    });
  });

  describe('has a credit limit', () => {
    it('that is remembered with what it was', async () => {
      const { payerId } = await userWith(api, '0');
      await change(payerId, { credit_limit: '100' });
      const { data } = await change(payerId, { credit_limit: '40.5' });
      expect(data).toMatchObject({
        credit_limit: '40.50',
        available: '40.50',
        limit_change: { before: '100.00', after: '40.50', reason: 'Договор № 7' },
      });
    });

    it('never below what is used of it', async () => {
      const { payerId } = await userWith(api, '10');
      await change(payerId, { credit_limit: '100' });
      await hold(api.db, { payerId, amount: '70' });
      expect(await change(payerId, { credit_limit: '59.99' })).toMatchObject({
        code: 'RES.003',
        message: expect.stringMatching(/60,00.*0,01/),
      });
      expect((await change(payerId, { credit_limit: '60' })).data).toMatchObject({ available: '0.00' });
    });

    it.each([['-1'], ['10000000.01']])('that is no %s', async (limit) => {
      const { payerId } = await userWith(api, '0');
      expect(await change(payerId, { credit_limit: limit })).toMatchObject({
        code: 'VAL.003',
        details: { fields: { credit_limit: expect.stringContaining('от 0 до') } },
      });
    });
  });

  it.each([
    [{ is_active: false, reason: undefined }, 'VAL.004', 'reason'],
    [{ is_active: false, reason: '' }, 'VAL.004', 'reason'],
    [{ is_active: false, reason: '   ' }, 'VAL.003', 'reason'],
    [{ credit_limit: 'much' }, 'VAL.003', 'credit_limit'],
    [{ is_active: 'no' }, 'VAL.003', 'is_active'],
  ])('refuses %j', async (body, code, field) => {
    const { payerId } = await userWith(api, '0');
    expect(await change(payerId, body)).toMatchObject({
      code,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is not changed over what somebody else has changed meanwhile', async () => {
    const { payerId } = await userWith(api, '0');
    await change(payerId, { credit_limit: '5', version: 1 });
    const late = await change(payerId, { credit_limit: '6', version: 1 });
    expect(late).toMatchObject({
      code: 'RES.002',
      details: { current: { credit_limit: '5.00', version: 2 } },
    });
    // No serializer drops from an error what the schema does not name.
    expect(late.details.current).toEqual(await read(payerId));
  });

  it('is changed by others than those whose own it is', async () => {
    const companyId = await createCompany(api);
    const clerk = await api.signedIn({ permissions: MANAGE, companyId });
    const suspended = await api.signedIn({ permissions: MANAGE });
    const own = [
      [clerk, await payerOf(api, 'company_id', companyId)],
      ...Object.values(await ownPayersOf(api, suspended.userId)).map((id) => [suspended, id] as const),
    ] as const;
    for (const [person, id] of own) {
      for (const change of [{ credit_limit: '5' }, { is_active: false }])
        expect(await person.patch(`/admin/payers/${id}`, { ...REASON, ...change })).toMatchObject({
          code: 'RES.003',
          message: expect.stringContaining('другой человек'),
        });
      const { funds } = (await person.get(`/admin/payers/${id}`)).read<AdminPayerDetail>();
      expect(funds.is_own).toBe(true);
      expect(
        (await admin.get(`/admin/payers/${id}`)).read<AdminPayerDetail>().funds.confirmers,
      ).not.toContainEqual(expect.objectContaining({ id: person.userId }));
    }
  });
});

describeOnPostgres('two administrators on $name', (database) => {
  it('change one payer after one another, never both over the same state', async () => {
    const api = await createTestApi(database);
    const admins = await Promise.all(Array.from({ length: 4 }, () => api.signedIn({ permissions: MANAGE })));
    const { payerId } = await userWith(api, '0');
    const answers = await Promise.all(
      admins.map((admin, index) =>
        admin.patch(`/admin/payers/${payerId}`, { ...REASON, credit_limit: String(10 + index), version: 1 }),
      ),
    );
    expect(answers.map(({ code, status }) => code || status).sort()).toEqual([
      200,
      'RES.002',
      'RES.002',
      'RES.002',
    ]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
  });
});
