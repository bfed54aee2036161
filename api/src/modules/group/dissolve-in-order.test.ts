import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openPostgres, uuidv7 } from '#db/index.ts';
import { charge, selfCheck } from '#lib/ledger/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import { groupOfOne } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';
import { noticeOf, openRequest, sendNotice } from '#test/test-payments.ts';
import { whileLocked } from '#test/while-locked.ts';

/**
 * While somebody else holds the group's account, both calls wait for it, and get it in the order in which they came.
 */
describeOnPostgres('what waits for the account of a group that is dissolved on $name', () => {
  let url: string;
  let api: TestApi;

  beforeAll(async () => {
    url = await createPostgresDatabase();
    api = await createTestApiOver(openPostgres({ url, lockTimeoutMs: 600_000 }));
  });
  afterAll(async () => {
    await api.close();
    await dropPostgresDatabase(url);
  });

  async function arrange() {
    const group = await groupOfOne(api, '50');
    const own = await payerOf(api, 'user_id', group.owner.userId);
    const payment = await openRequest(group.owner, { payer_id: group.payerId, amount: '500' });
    return {
      ...group,
      dissolve: () => group.owner.delete('/group'),
      credit: () => sendNotice(api.app, noticeOf(api, payment)),
      balances: () =>
        Promise.all(
          [group.payerId, own].map(async (id) => {
            const row = await api.db
              .selectFrom('payer_balances')
              .select('balance')
              .where('payer_id', '=', id)
              .executeTakeFirstOrThrow();
            return Number(row.balance);
          }),
        ),
    };
  }
  async function inOrder<First, Last>(
    payerId: string,
    first: () => Promise<First>,
    last: () => Promise<Last>,
  ): Promise<[First, Last]> {
    const waiting = await whileLocked(url, payerId, async (waiters) => {
      const one = first();
      await waiters(1);
      const other = last();
      await waiters(2);
      return () => Promise.all([one, other]);
    });
    return waiting();
  }

  it('a payment that is behind the end of the group goes to the owner', async () => {
    const { payerId, dissolve, credit, balances } = await arrange();
    const [dissolved, credited] = await inOrder(payerId, dissolve, credit);
    expect([dissolved.data, credited.body]).toEqual([{ amount: '50.00' }, 'SUCCESS']);
    expect(await balances()).toEqual([0, 550]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('a payment that is before it is moved with the rest', async () => {
    const { payerId, dissolve, credit, balances } = await arrange();
    const [credited, dissolved] = await inOrder(payerId, credit, dissolve);
    expect([dissolved.data, credited.body]).toEqual([{ amount: '550.00' }, 'SUCCESS']);
    expect(await balances()).toEqual([0, 550]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('a charge that was meant for the group is refused behind its end', async () => {
    const { payerId, owner, dissolve, balances } = await arrange();
    const pay = () => charge(api.db, { payerId, amount: '10', userId: owner.userId, requestKey: uuidv7() });
    const [dissolved, charged] = await inOrder(payerId, dissolve, pay);
    expect([dissolved.data, charged.status]).toEqual([{ amount: '50.00' }, 'inactive']);
    expect(await balances()).toEqual([0, 50]);
  });
});
