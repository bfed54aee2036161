import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { addFunds, charge, hold, refund, release, reverse, selfCheck, topUp } from '#lib/ledger/index.ts';
import { databases } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { accountOf, deedsOf, groupOfOne, groupOfTwo, readGroup } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';
import {
  balanceOf,
  moveRequest,
  noticeOf,
  openRequest,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';

describe.each(databases)('dissolving a group on $name', (database) => {
  const api = useTestApi(database);

  async function balances(...payerIds: string[]): Promise<number[]> {
    const rows = await api.db
      .selectFrom('payer_balances')
      .select(['payer_id', 'balance'])
      .where('payer_id', 'in', payerIds)
      .execute();
    return payerIds.map((id) => Number(rows.find(({ payer_id }) => payer_id === id)?.balance));
  }
  async function dissolved(money: string) {
    const group = await groupOfOne(api, money);
    const own = await payerOf(api, 'user_id', group.owner.userId);
    expect((await group.owner.delete('/group')).status).toBe(200);
    return { ...group, own };
  }

  it('moves what is left to the owner’s own account by one entry, and they go on from it', async () => {
    const { id, payerId, owner } = await groupOfOne(api, '100');
    const own = await payerOf(api, 'user_id', owner.userId);
    await topUp(api.db, { payerId: own, amount: '1', by: 'bank' });
    await charge(api.db, { payerId, amount: '0.25', userId: owner.userId });
    expect(await owner.delete('/group')).toMatchObject({
      status: 200,
      message: 'Группа распущена',
      data: { amount: '99.75' },
    });
    expect(await balances(payerId, own)).toEqual([0, 100.75]);
    const moved = await api.db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_postings as l', 'l.entry_id', 'e.id')
      .select(['e.kind', 'l.payer_id', 'l.amount'])
      .where('e.document_type', '=', 'group')
      .where('e.document_id', '=', id)
      .orderBy('l.amount')
      .execute();
    expect(moved.map(({ kind, payer_id, amount }) => [kind, payer_id, Number(amount)])).toEqual([
      ['adjustment', payerId, -99.75],
      ['adjustment', own, 99.75],
    ]);
    expect(await owner.get('/group/me')).toMatchObject({ data: null });
    expect((await owner.get('/users/me')).data).toMatchObject({ balance: 100.75, user: { group: null } });
    expect((await owner.get('/payment/payers')).data).toMatchObject({
      payers: [{ id: own }],
      paying: { id: own },
    });
    expect(await deedsOf(api, id)).toEqual(['group.dissolve']);
    expect((await selfCheck(api.db)).problems).toEqual([]);
    expect((await owner.delete('/group')).code).toBe('RES.001');
    expect((await owner.post('/group', { name: 'Новая' })).status).toBe(200);
  });

  it('is a movement that the owner reads among their own, with both of its accounts', async () => {
    const { owner, own } = await dissolved('40');
    const { items } = (await owner.get('/transactions/user')).read<{ items: { id: string }[] }>();
    expect(items).toMatchObject([
      { type: 'adjustment', direction: 'in', amount: '40.00', payer: { id: own }, balance_after: '40.00' },
    ]);
    expect((await owner.get(`/transactions/${items[0]?.id}`)).data).toMatchObject({
      description: 'Остаток счёта группы «Группа»',
      postings: [
        { account: 'payer', amount: '40.00', balance_after: '40.00' },
        { account: 'payer', title: 'Группа', amount: '-40.00', balance_after: null },
      ],
    });
  });

  it('of a group without money moves nothing', async () => {
    const { id, owner } = await groupOfOne(api);
    expect((await owner.delete('/group')).data).toEqual({ amount: '0.00' });
    const entries = await api.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('document_id', '=', id)
      .execute();
    expect(entries).toEqual([]);
  });

  it('answers a repeated call with the first answer', async () => {
    const { owner } = await groupOfOne(api, '5');
    const headers = { 'idempotency-key': `dissolve ${owner.userId}`.replace(' ', '-') };
    const first = await owner.delete('/group', headers);
    expect(await owner.delete('/group', headers)).toMatchObject({ status: 200, data: first.data });
    expect(await balanceOf(owner)).toBe(5);
  });

  it('is refused to a member, and to an owner with others in the group', async () => {
    const { owner, member } = await groupOfTwo(api, '10');
    expect(await member.delete('/group')).toMatchObject({
      code: 'RES.003',
      message: 'Распустить группу может только владелец группы',
    });
    expect(await owner.delete('/group')).toMatchObject({
      code: 'RES.003',
      message: 'В группе есть другие участники. Сначала исключите их или передайте группу',
    });
    expect(await readGroup(owner)).toMatchObject({ payer: { balance: '10.00' } });
  });

  it('waits for what is reserved, and not for a reserve whose time is over', async () => {
    const { payerId, owner } = await groupOfOne(api, '10');
    const { holdId } = await hold(api.db, { payerId, amount: '3' });
    await hold(api.db, { payerId, amount: '2', expiresAt: new Date(Date.now() - 1000) });
    expect(await owner.delete('/group')).toMatchObject({
      code: 'RES.003',
      message: 'Группа ещё платит за незавершённые запросы. Распустите её, когда они закончатся',
    });
    expect((await readGroup(owner)).payer).toMatchObject({ balance: '10.00', held: '5.00' });
    await release(api.db, { holdId: holdId ?? '' });
    expect((await owner.delete('/group')).data).toEqual({ amount: '10.00' });
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('is refused while the group owes', async () => {
    const { payerId, owner } = await groupOfOne(api);
    await sql`update payer_balances set credit_limit = 50 where payer_id = ${payerId}`.execute(api.db);
    await charge(api.db, { payerId, amount: '20' });
    expect(await owner.delete('/group')).toMatchObject({
      code: 'RES.003',
      message: 'Счёт группы в минусе. Сначала пополните его',
    });
    expect((await readGroup(owner)).payer.balance).toBe('-20.00');
  });

  it('revokes its open invitations', async () => {
    const { id, owner } = await groupOfOne(api);
    const invitation = uuidv7();
    await sql`insert into invitations (id, group_id, email, invited_by, expires_at)
      values (${invitation}, ${id}, 'new@test.example', ${owner.userId}, now() + interval '7 days')`.execute(
      api.db,
    );
    await owner.delete('/group');
    const { status } = await api.db
      .selectFrom('invitations')
      .select('status')
      .where('id', '=', invitation)
      .executeTakeFirstOrThrow();
    expect(status).toBe('revoked');
  });

  it('leaves an account that pays for nothing any more', async () => {
    const { payerId } = await dissolved('10');
    expect((await charge(api.db, { payerId, amount: '1' })).status).toBe('inactive');
    expect((await hold(api.db, { payerId, amount: '1' })).status).toBe('inactive');
  });

  it('sends a payment that comes late to the owner, once, and back from there', async () => {
    const { payerId, owner, member } = await groupOfTwo(api);
    const own = await payerOf(api, 'user_id', owner.userId);
    const payment = await openRequest(member, { payer_id: payerId, amount: '500' });
    await member.delete(`/group/members/${await accountOf(api, member)}`);
    await owner.delete('/group');
    const notice = noticeOf(api, payment);
    for (const _ of [1, 2]) expect((await sendNotice(api.app, notice)).body).toBe('SUCCESS');
    expect(await balances(payerId, own)).toEqual([0, 500]);
    for (const person of [member, owner])
      expect(await readRequest(person, payment.id)).toMatchObject({ status: 'paid' });
    expect((await owner.get('/transactions/user')).data).toMatchObject({
      items: [{ type: 'topup', amount: '500.00', payer: { id: own }, balance_after: '500.00' }],
    });
    expect((await member.get('/transactions/user')).data).toMatchObject({ items: [] });
    expect((await member.post(`/payment/requests/${payment.id}/pay`)).code).toBe('RES.003');
    expect((await selfCheck(api.db)).problems).toEqual([]);

    const admin = await api.signedIn({ role: 'admin' });
    expect((await moveRequest(admin, payment.id, 'refunded', { reason: 'Ошибка' })).status).toBe(200);
    expect(await balances(payerId, own)).toEqual([0, 0]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('lets what was paid before go back from the owner’s account, as long as it is there', async () => {
    const group = await groupOfOne(api);
    const { payerId, owner } = group;
    const own = await payerOf(api, 'user_id', owner.userId);
    const payment = await openRequest(owner, { payer_id: payerId, amount: '500' });
    await sendNotice(api.app, noticeOf(api, payment));
    await owner.delete('/group');
    await charge(api.db, { payerId: own, amount: '1' });
    const admin = await api.signedIn({ role: 'admin' });
    const back = () => moveRequest(admin, payment.id, 'refunded', { reason: 'Ошибка' });
    expect(await back()).toMatchObject({ code: 'RES.003', details: { shortfall: '1.00' } });
    expect(await balances(payerId, own)).toEqual([0, 499]);
    await topUp(api.db, { payerId: own, amount: '1', by: 'bank' });
    expect((await back()).status).toBe(200);
    expect(await balances(payerId, own)).toEqual([0, 0]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('passes on whatever else comes for it: refunds, reversals, gifts', async () => {
    const { payerId, owner } = await groupOfOne(api, '100');
    const own = await payerOf(api, 'user_id', owner.userId);
    const first = await charge(api.db, { payerId, amount: '30', userId: owner.userId });
    const second = await charge(api.db, { payerId, amount: '20', userId: owner.userId });
    const gift = await addFunds(api.db, { payerId, amount: '4', kind: 'bonus', reason: 'Подарок' });
    await owner.delete('/group');
    expect(await balances(payerId, own)).toEqual([0, 54]);
    expect((await refund(api.db, { entryId: first.entryId ?? '', amount: '10' })).status).toBe('posted');
    expect((await reverse(api.db, { entryId: second.entryId ?? '', reason: 'Сбой' })).status).toBe('posted');
    await addFunds(api.db, { payerId, amount: '3', kind: 'bonus', reason: 'Подарок' });
    expect(await balances(payerId, own)).toEqual([0, 87]);
    expect((await reverse(api.db, { entryId: gift.entryId ?? '', reason: 'Ошибка' })).status).toBe('posted');
    expect(await balances(payerId, own)).toEqual([0, 83]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('is not undone as a mistake is: the account is closed', async () => {
    const { id } = await dissolved('10');
    const entry = await api.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('request_key', '=', `group_dissolve:${id}`)
      .executeTakeFirstOrThrow();
    expect((await reverse(api.db, { entryId: entry.id, reason: 'Передумали' })).status).toBe('state');
  });
});
