import { describe, expect, it } from '@jest/globals';
import { charge, hold, topUp } from '#lib/ledger/index.ts';
import { found, hire } from '#test/company-people.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { leaveDebt } from '#test/test-debts.ts';
import { groupOfTwo } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';

interface Means {
  readonly cap: Readonly<Record<'monthly_cap' | 'spent' | 'left' | 'spendable' | 'resets_at', string>> | null;
  readonly stopped_by: string | null;
}

describe.each(databases)('what somebody can still spend on $name', (database) => {
  const api = useTestApi(database);

  const meOf = async (person: SignedIn) =>
    (await person.get('/users/me')).read<Means & { people: number | null; payer: { kind: string } }>();
  const balanceOf = async (person: SignedIn) => (await person.get('/users/me/balance')).read<Means>();

  async function capMember({ userId }: SignedIn, cap: string) {
    await api.db
      .updateTable('group_members')
      .set({ monthly_cap: cap })
      .where('user_id', '=', userId)
      .execute();
  }

  it('names the account that pays, and how many share it', async () => {
    const { owner, member } = await groupOfTwo(api, '100');
    const alone = await api.signedIn();
    for (const person of [owner, member])
      expect(await meOf(person)).toMatchObject({ payer: { kind: 'group' }, people: 2, cap: null });
    expect(await meOf(alone)).toMatchObject({ payer: { kind: 'user' }, people: null, cap: null });
  });

  it('is what the cap leaves, reserves included, by both calls', async () => {
    const { payerId, member } = await groupOfTwo(api, '1000');
    await capMember(member, '100');
    await charge(api.db, { payerId, userId: member.userId, amount: '60' });
    await hold(api.db, { payerId, userId: member.userId, amount: '12.5' });
    const cap = {
      monthly_cap: '100.00',
      spent: '72.50',
      left: '27.50',
      spendable: '27.50',
      resets_at: expect.stringMatching(/-(30|31|28|29)T21:00:00\.000Z$/),
    };
    expect(await meOf(member)).toMatchObject({ cap, stopped_by: null });
    expect(await balanceOf(member)).toMatchObject({ cap, stopped_by: null });
  });

  it('is what the account has where that is less than the cap leaves', async () => {
    const { payerId, member } = await groupOfTwo(api, '70');
    await capMember(member, '100');
    await hold(api.db, { payerId, amount: '20' });
    expect((await balanceOf(member)).cap).toMatchObject({ left: '100.00', spendable: '50.00' });
  });

  it('counts nobody of a company who was deleted', async () => {
    const { id } = await found(api);
    const [employee, leaver] = [await hire(api, id), await hire(api, id)];
    expect((await meOf(employee)).people).toBe(3);
    const admin = await api.signedIn({ role: 'admin' });
    expect((await admin.delete(`/admin/users/${leaver.userId}`)).status).toBe(200);
    expect((await meOf(employee)).people).toBe(2);
  });

  it('is nothing, and not less, of a cap that was lowered below what is spent', async () => {
    const { payerId, member } = await groupOfTwo(api, '1000');
    await charge(api.db, { payerId, userId: member.userId, amount: '60' });
    await capMember(member, '10');
    expect(await balanceOf(member)).toMatchObject({
      cap: { spent: '60.00', left: '0.00', spendable: '0.00' },
      stopped_by: 'cap',
    });
  });

  it('tells an employee what the cap leaves, and nothing of what the company has', async () => {
    const { id, payerId, owner } = await found(api);
    const employee = await hire(api, id, { cap: '300' });
    const accountant = await hire(api, id, { cap: '300', permissions: ['company_balance:view'] });
    await topUp(api.db, { payerId, amount: '40', by: 'bank', userId: owner.userId });
    await charge(api.db, { payerId, userId: employee.userId, amount: '10' });
    expect(await meOf(employee)).toMatchObject({
      balance: null,
      people: 3,
      cap: { spent: '10.00', left: '290.00', spendable: '290.00' },
      stopped_by: null,
    });
    expect((await employee.get('/users/me/balance')).code).toBe('AUTH.003');
    expect((await balanceOf(accountant)).cap).toMatchObject({ left: '300.00', spendable: '30.00' });
    await charge(api.db, { payerId, userId: owner.userId, amount: '30' });
    expect(await meOf(employee)).toMatchObject({
      cap: { left: '290.00', spendable: '0.00' },
      stopped_by: 'empty',
    });
    expect(await balanceOf(accountant)).toMatchObject({ cap: { spendable: '0.00' }, stopped_by: 'empty' });
  });

  it('holds for the account that pays: no cap of a group while a company does', async () => {
    const { member } = await groupOfTwo(api, '100');
    await capMember(member, '5');
    const { id } = await found(api);
    await api.db.updateTable('users').set({ company_id: id }).where('id', '=', member.userId).execute();
    expect(await meOf(member)).toMatchObject({ payer: { kind: 'company' }, cap: null });
    await api.db.updateTable('payers').set({ is_active: false }).where('company_id', '=', id).execute();
    expect(await meOf(member)).toMatchObject({ payer: { kind: 'group' }, cap: { left: '5.00' } });
  });

  it.each<[string, (payerId: string, userId: string) => Promise<unknown>, string | null]>([
    ['to which nothing has come yet', async () => {}, 'unfunded'],
    ['with money', (payerId) => topUp(api.db, { payerId, amount: '5', by: 'bank' }), null],
    [
      'of which all is spent',
      async (payerId, userId) => {
        await topUp(api.db, { payerId, amount: '5', by: 'bank' });
        await charge(api.db, { payerId, userId, amount: '5' });
      },
      'empty',
    ],
    [
      'of which all is reserved, for it may be set free again',
      async (payerId, userId) => {
        await topUp(api.db, { payerId, amount: '5', by: 'bank' });
        await hold(api.db, { payerId, userId, amount: '5' });
      },
      null,
    ],
    ['with a debt', (payerId) => leaveDebt(api, payerId, '5'), 'empty'],
    [
      'that is switched off',
      (payerId) => api.db.updateTable('payers').set({ is_active: false }).where('id', '=', payerId).execute(),
      'blocked',
    ],
  ])('says of an account %s whether anything can be paid', async (_what, arrange, stop) => {
    const person = await api.signedIn();
    await arrange(await payerOf(api, 'user_id', person.userId), person.userId);
    expect((await meOf(person)).stopped_by).toBe(stop);
    expect((await balanceOf(person)).stopped_by).toBe(stop);
  });

  it('counts credit as money', async () => {
    const person = await api.signedIn();
    const payerId = await payerOf(api, 'user_id', person.userId);
    await api.db
      .updateTable('payer_balances')
      .set({ credit_limit: '10' })
      .where('payer_id', '=', payerId)
      .execute();
    expect((await balanceOf(person)).stopped_by).toBeNull();
  });
});
