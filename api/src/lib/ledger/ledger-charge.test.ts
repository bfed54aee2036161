import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { charge, hold, selfCheck, topUp } from './index.ts';
import { balanceOf, withOwnPayer } from './testing/payers.ts';

/*
 * A charge takes a shorter way through the database than other movements: it answers from the locked row, not from what
 * it wrote.
 */
describe.each(databases)('a charge on $name', ({ open }) => {
  let db: Database;
  let payerId: string;
  let userId: string;
  withOwnPayer(open, (own) => {
    ({ db, payerId, userId } = own);
  });
  beforeEach(() => topUp(db, { payerId, amount: '100', by: 'gateway' }));

  it('answers what the balance then holds, reserves and credit included', async () => {
    await db
      .updateTable('payer_balances')
      .set({ credit_limit: '5' })
      .where('payer_id', '=', payerId)
      .execute();
    await hold(db, { payerId, userId, amount: '30' });
    const answer = await charge(db, { payerId, userId, amount: '70.5' });
    expect(answer).toMatchObject({
      status: 'posted',
      balance: '29.5000000000',
      held: '30.0000000000',
      available: '4.5000000000',
    });
    expect(await balanceOf(db, payerId)).toMatchObject({ balance: answer.balance, held: answer.held });
    expect(await charge(db, { payerId, amount: '4.6' })).toMatchObject({ status: 'insufficient' });
  });

  it('answers a repeated key with the first entry although the money is gone by then', async () => {
    const request = { payerId, amount: '100', requestKey: `everything of ${payerId}` };
    const first = await charge(db, request);
    expect(first).toMatchObject({ status: 'posted', balance: '0.0000000000' });
    expect(await charge(db, request)).toMatchObject({
      status: 'replayed',
      entryId: first.entryId,
      balance: '0.0000000000',
    });
    expect(await charge(db, { ...request, requestKey: `more of ${payerId}` })).toMatchObject({
      status: 'insufficient',
      entryId: null,
    });
  });

  it('leaves an entry with both its lines and its day in the roll-ups', async () => {
    const { entryId } = await charge(db, { payerId, userId, amount: '12', description: 'Запрос' });
    const lines = await db
      .selectFrom('ledger_postings')
      .select(['payer_id', 'type', 'amount', 'balance_after'])
      .where('entry_id', '=', entryId ?? '')
      .orderBy('account_id')
      .execute();
    expect(lines).toEqual([
      { payer_id: null, type: 'charge', amount: '12.0000000000', balance_after: null },
      { payer_id: payerId, type: 'charge', amount: '-12.0000000000', balance_after: '88.0000000000' },
    ]);
    expect(await selfCheck(db)).toMatchObject({ ok: true });
  });
});
