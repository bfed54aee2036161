import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { capture, charge, hold, refund, release, reverse, selfCheck, topUp } from '#lib/ledger/index.ts';
import { anyDatabase, databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { leaveDebt } from '#test/test-debts.ts';
import { payerOf } from '#test/test-payers.ts';
import { balanceOf, moveRequest, openRequest, payByHand, personWithRequest } from '#test/test-payments.ts';
import { createGroup } from '#test/test-users.ts';

const MANAGE = ['payment_request:manage'];

describe.each(databases)('a refund of money that is spent on $name', (database) => {
  const api = useTestApi(database);
  let clerk: SignedIn;
  let owner: SignedIn;
  beforeAll(async () => {
    clerk = await api.signedIn({ permissions: MANAGE });
    owner = await api.signedIn({ permissions: [...MANAGE, 'user:manage'] });
  });

  async function paidRequest(amount = '100') {
    const { client, id, request } = await personWithRequest(api, { method: 'invoice', amount });
    await payByHand(clerk, id);
    return { client, id, payerId: request.payer.id };
  }
  const refundBy = (person: SignedIn, id: string, more: object = {}) =>
    moveRequest(person, id, 'refunded', { reason: 'Заявление', ...more });
  async function stateOf(payerId: string): Promise<number[]> {
    const row = await api.db
      .selectFrom('payer_balances')
      .select(['balance', 'held', 'debt', 'available'])
      .where('payer_id', '=', payerId)
      .executeTakeFirstOrThrow();
    return [row.balance, row.held, row.debt, row.available].map(Number);
  }
  async function charged(payerId: string, amount: string): Promise<string> {
    await topUp(api.db, { payerId, amount, by: 'bank' });
    return (await charge(api.db, { payerId, amount })).entryId ?? '';
  }
  const isSound = async () => expect((await selfCheck(api.db)).problems).toEqual([]);

  it('is refused with what is missing, and with the permission that a debt needs', async () => {
    const { client, id, payerId } = await paidRequest();
    await charge(api.db, { payerId, amount: '30.5' });
    expect(await refundBy(clerk, id)).toMatchObject({
      status: 409,
      code: 'RES.003',
      details: { shortfall: '30.50' },
    });
    expect(await refundBy(owner, id)).toMatchObject({ code: 'RES.003', details: { shortfall: '30.50' } });
    expect(await refundBy(clerk, id, { allow_debt: true })).toMatchObject({
      status: 403,
      code: 'AUTH.003',
      details: { permission: 'user:manage' },
    });
    expect(await balanceOf(client)).toBe(69.5);
  });

  it('leaves a debt that what comes in pays first, and that nobody spends into', async () => {
    const { id, payerId } = await paidRequest();
    await charge(api.db, { payerId, amount: '60' });
    expect((await refundBy(owner, id, { allow_debt: true })).data).toMatchObject({ status: 'refunded' });
    expect(await stateOf(payerId)).toEqual([-60, 0, 60, 0]);
    const refused = await charge(api.db, { payerId, amount: '0.01' });
    expect([refused.status, Number(refused.available)]).toEqual(['insufficient', 0]);
    await topUp(api.db, { payerId, amount: '25', by: 'bank' });
    expect(await stateOf(payerId)).toEqual([-35, 0, 35, 0]);
    expect((await hold(api.db, { payerId, amount: '1' })).status).toBe('insufficient');
    await isSound();
    await topUp(api.db, { payerId, amount: '50', by: 'bank' });
    expect(await stateOf(payerId)).toEqual([15, 0, 0, 15]);
    expect((await charge(api.db, { payerId, amount: '15' })).status).toBe('posted');
    expect((await charge(api.db, { payerId, amount: '0.01' })).status).toBe('insufficient');
    await isSound();
  });

  it('leaves none where the money is there, and grows by the next one', async () => {
    const { id, payerId, client } = await paidRequest();
    const other = await openRequest(client, { method: 'invoice', amount: '40' });
    await payByHand(clerk, other.id);
    await charge(api.db, { payerId, amount: '20' });
    expect((await refundBy(owner, id, { allow_debt: true })).status).toBe(200);
    expect(await stateOf(payerId)).toEqual([20, 0, 0, 20]);
    await charge(api.db, { payerId, amount: '5' });
    expect((await refundBy(owner, other.id, { allow_debt: true })).status).toBe(200);
    expect(await stateOf(payerId)).toEqual([-25, 0, 25, 0]);
    await isSound();
  });

  it('a reserve from before is captured or freed, and neither gives anything to spend', async () => {
    const { id, payerId } = await paidRequest();
    const [one, two] = [
      await hold(api.db, { payerId, amount: '30' }),
      await hold(api.db, { payerId, amount: '20' }),
    ];
    await refundBy(owner, id, { allow_debt: true });
    expect(await stateOf(payerId)).toEqual([0, 50, 50, 0]);
    expect((await capture(api.db, { holdId: one.holdId ?? '', amount: '31' })).status).toBe('insufficient');
    expect((await capture(api.db, { holdId: one.holdId ?? '', amount: '25' })).status).toBe('posted');
    expect(await stateOf(payerId)).toEqual([-25, 20, 45, 0]);
    await isSound();
    await release(api.db, { holdId: two.holdId ?? '' });
    expect(await stateOf(payerId)).toEqual([-25, 0, 25, 0]);
    await isSound();
  });

  it('is paid by the refund of a charge, and by a credit limit as far as it goes', async () => {
    const { id, payerId } = await paidRequest();
    const spent = await charge(api.db, { payerId, amount: '100' });
    await refundBy(owner, id, { allow_debt: true });
    await refund(api.db, { entryId: spent.entryId ?? '', amount: '10' });
    expect(await stateOf(payerId)).toEqual([-90, 0, 90, 0]);
    const limit = (to: number) =>
      sql`update payer_balances set credit_limit = ${to} where payer_id = ${payerId}`.execute(api.db);
    await limit(40);
    expect(await stateOf(payerId)).toEqual([-90, 0, 50, 0]);
    await expect(limit(30)).rejects.toThrow('payer_balances_within_credit_limit');
    await limit(100);
    expect(await stateOf(payerId)).toEqual([-90, 0, 0, 10]);
    await isSound();
  });

  it('is paid by a bonus given by hand, a reversed charge and the money of a dissolved group, before anything is spent', async () => {
    const person = await api.signedIn();
    const own = await payerOf(api, 'user_id', person.userId);
    const spent = await charged(own, '100');
    const owes = async (debt: number) => {
      expect(await stateOf(own)).toEqual([-debt, 0, debt, 0]);
      expect((await charge(api.db, { payerId: own, amount: '0.01' })).status).toBe('insufficient');
      expect((await hold(api.db, { payerId: own, amount: '0.01' })).status).toBe('insufficient');
    };
    const group = await payerOf(api, 'group_id', await createGroup(api.db, person.userId));
    await topUp(api.db, { payerId: group, amount: '30', by: 'bank' });
    await leaveDebt(api, own, '200');
    await owes(200);
    const gift = { payer_id: own, amount: '20', reason: 'Подарок' };
    const given = await owner.post('/admin/payers/add-funds', gift, { 'idempotency-key': uuidv7() });
    expect(given.status).toBe(200);
    await owes(180);
    expect((await reverse(api.db, { entryId: spent, reason: 'Ошибка' })).status).toBe('posted');
    await owes(80);
    expect((await person.delete('/group')).data).toEqual({ amount: '30.00' });
    await owes(50);
    const late = await topUp(api.db, { payerId: group, amount: '49', by: 'gateway' });
    expect(late.status).toBe('posted');
    await owes(1);
    await topUp(api.db, { payerId: group, amount: '3', by: 'gateway' });
    expect(await stateOf(own)).toEqual([2, 0, 0, 2]);
    await isSound();
  });

  it('of a dissolved group is a debt of its successor', async () => {
    const person = await api.signedIn();
    await createGroup(api.db, person.userId);
    const { rows } = await sql<{ id: string; own: string }>`
      select g.id, u.id as own from payers g join payers u on u.user_id = g.owner_id
      where g.group_id is not null and g.owner_id = ${person.userId}`.execute(api.db);
    const { id: payerId = '', own = '' } = rows[0] ?? {};
    const { id } = await openRequest(person, { method: 'invoice', amount: '100', payer_id: payerId });
    await payByHand(clerk, id);
    await person.delete('/group');
    await charge(api.db, { payerId: own, amount: '70' });
    expect(await refundBy(owner, id)).toMatchObject({ code: 'RES.003', details: { shortfall: '70.00' } });
    expect((await refundBy(owner, id, { allow_debt: true })).status).toBe(200);
    expect([await stateOf(payerId), await stateOf(own)]).toEqual([
      [0, 0, 0, 0],
      [-70, 0, 70, 0],
    ]);
    await isSound();
  });

  it('nobody writes a debt by hand, and one without its entry is found', async () => {
    const { payerId } = await paidRequest();
    const grow = sql`update payer_balances set debt = 10 where payer_id = ${payerId}`;
    await expect(grow.execute(api.db)).rejects.toThrow('changes only through postings and holds');
    await expect(
      api.db.transaction().execute(async (trx) => {
        await sql`alter table payer_balances disable trigger user`.execute(trx);
        await sql`update payer_balances set balance = -10, debt = 10 where payer_id = ${payerId}`.execute(
          trx,
        );
        const { rows } = await sql<{ kind: string }>`select kind from ledger_sum_problems()`.execute(trx);
        expect(rows.map(({ kind }) => kind)).toContain('debt_without_entry');
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
  });
});

describe.each(anyDatabase)('a debt on $name', (database) => {
  const api = useTestApi(database);

  it('is refused to a clerk also where nothing is missing', async () => {
    const clerk = await api.signedIn({ permissions: MANAGE });
    const { id } = await personWithRequest(api, { method: 'invoice', amount: '100' });
    await payByHand(clerk, id);
    expect(await moveRequest(clerk, id, 'refunded', { reason: 'Заявление', allow_debt: true })).toMatchObject(
      { code: 'AUTH.003' },
    );
    expect((await moveRequest(clerk, id, 'refunded', { reason: 'Заявление' })).status).toBe(200);
  });
});
