import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { dissolve, hold, selfCheck, topUp } from '#lib/ledger/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { createGroup } from '#test/test-users.ts';

const MANAGE = ['user:manage'];

const add = (who: SignedIn, payerId: string, amount: string, more: object = {}, key = uuidv7()) =>
  who.post(
    '/admin/payers/add-funds',
    { payer_id: payerId, amount, reason: 'Компенсация сбоя', ...more },
    { 'idempotency-key': key },
  );

describe.each(anyDatabase)('adding funds on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ permissions: MANAGE });
  });
  const entriesOf = async (payerId: string) =>
    (
      await sql<Record<string, unknown>>`select e.kind, l.amount, e.reason, e.actor_id, e.document_number
        from ledger_postings l join ledger_entries e on e.id = l.entry_id
        where l.payer_id = ${payerId} order by l.number`.execute(api.db)
    ).rows;

  it('writes a bonus, and below zero an adjustment, to the last decimal', async () => {
    const { payerId } = await userWith(api, '0');
    const added = await add(admin, payerId, '100.0000000001', { document: ' СЗ-12 ' });
    expect(added).toMatchObject({
      status: 200,
      message: 'Баланс изменён',
      data: { status: 'posted', balance: '100.0000000001', proposal: null },
    });
    expect((await add(admin, payerId, '-0.0000000001')).data).toMatchObject({ balance: '100.00' });
    const by = { actor_id: admin.userId, reason: 'Компенсация сбоя' };
    expect(await entriesOf(payerId)).toEqual([
      { kind: 'bonus', amount: '100.0000000001', document_number: 'СЗ-12', ...by },
      { kind: 'adjustment', amount: '-0.0000000001', document_number: null, ...by },
    ]);
    const { rows } = await sql`select action, actor_id, before, after from audit_log
      where entity_type = 'payer' and entity_id = ${payerId} order by seq limit 1`.execute(api.db);
    expect(rows).toEqual([
      {
        action: 'payer.add_funds',
        actor_id: admin.userId,
        before: { balance: '0.00' },
        after: expect.objectContaining({
          balance: '100.0000000001',
          document: 'СЗ-12',
          reason: 'Компенсация сбоя',
        }),
      },
    ]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('leaves the tier to what was topped up', async () => {
    const { payerId } = await userWith(api, '0');
    await add(admin, payerId, '60000');
    const payer = await sql<{ tier: string }>`select tier from payers where id = ${payerId}`.execute(api.db);
    expect(payer.rows).toEqual([{ tier: 'start' }]);
  });

  it('takes down to the credit limit and no further, reserves left alone', async () => {
    const { payerId } = await userWith(api, '100');
    await hold(api.db, { payerId, amount: '30' });
    await sql`update payer_balances set credit_limit = 5 where payer_id = ${payerId}`.execute(api.db);
    expect(await add(admin, payerId, '-75.01')).toMatchObject({
      status: 402,
      code: 'PAY.002',
      message: expect.stringContaining('75,00'),
    });
    expect((await add(admin, payerId, '-75')).data).toMatchObject({ balance: '25.00' });
  });

  it.each([['0'], ['-0.00'], ['10000000.01'], ['-10000000.01']])('refuses %s', async (amount) => {
    const { payerId } = await userWith(api, '0');
    expect(await add(admin, payerId, amount)).toMatchObject({
      status: 400,
      code: 'PAY.001',
      details: { fields: { amount: expect.any(String) } },
    });
  });

  it.each([
    [{ amount: '1,5' }, 'VAL.003', 'amount'],
    [{ amount: '0.00000000001' }, 'VAL.003', 'amount'],
    [{ amount: undefined }, 'VAL.004', 'amount'],
    [{ reason: undefined }, 'VAL.004', 'reason'],
    [{ reason: ' ' }, 'VAL.003', 'reason'],
    [{ document: 'x'.repeat(101) }, 'VAL.003', 'document'],
    [{ payer_id: '7' }, 'VAL.003', 'payer_id'],
  ])('refuses %j', async (more, code, field) => {
    const { payerId } = await userWith(api, '0');
    expect(await add(admin, payerId, '5', more)).toMatchObject({
      code,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('needs a key, and a repeated call with it moves the money once', async () => {
    const { payerId } = await userWith(api, '0');
    const body = { payer_id: payerId, amount: '5', reason: 'Сбой' };
    expect(await admin.post('/admin/payers/add-funds', body)).toMatchObject({ status: 400, code: 'VAL.004' });
    const key = uuidv7();
    const first = await add(admin, payerId, '5', {}, key);
    expect((await add(admin, payerId, '5', {}, key)).data).toEqual(first.data);
    expect(await add(admin, payerId, '6', {}, key)).toMatchObject({ code: 'RES.002' });
    expect(await entriesOf(payerId)).toHaveLength(1);
  });

  it('knows no payer that is not there, and touches none that is no more', async () => {
    expect(await add(admin, uuidv7(), '5')).toMatchObject({ code: 'RES.001' });
    const owner = await userWith(api, '0');
    const group = await payerOf(api, 'group_id', await createGroup(api.db, owner.id));
    await dissolve(api.db, { payerId: group, successorId: owner.payerId });
    expect(await add(admin, group, '5')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('закрыт навсегда'),
    });
    expect(await entriesOf(owner.payerId)).toEqual([]);
  });

  it('is nothing for the own account, that of the own group or of the own company', async () => {
    const companyId = await createCompany(api);
    const clerk = await api.signedIn({ permissions: MANAGE, companyId });
    const owner = await userWith(api, '0');
    const left = await payerOf(api, 'company_id', await createCompany(api));
    await sql`update companies set owner_id = ${clerk.userId}
      where id = (select company_id from payers where id = ${left})`.execute(api.db);
    const own = [
      await payerOf(api, 'user_id', clerk.userId),
      await payerOf(api, 'company_id', companyId),
      await payerOf(api, 'group_id', await createGroup(api.db, owner.id, [clerk.userId])),
      left,
    ];
    for (const payerId of own) {
      await topUp(api.db, { payerId, amount: '10', by: 'bank' });
      for (const amount of ['5', '-5', '200000'])
        expect(await add(clerk, payerId, amount)).toMatchObject({
          code: 'RES.003',
          message: expect.stringContaining('другой человек'),
        });
    }
  });

  describe('from the limit of one person on', () => {
    it.each([['100000'], ['-100000'], ['250000.5']])('only proposes %s', async (amount) => {
      const { payerId } = await userWith(api, '100000');
      const answer = await add(admin, payerId, amount);
      expect(answer).toMatchObject({
        message: 'Предложение записано. Подтверждает другой человек',
        data: { status: 'proposed', entry_id: null, balance: '100000.00', proposal: { status: 'pending' } },
      });
      expect(await entriesOf(payerId)).toHaveLength(1);
    });

    it('refuses what there is nothing to take from before anybody waits for it', async () => {
      const { payerId } = await userWith(api, '5');
      expect(await add(admin, payerId, '-100000')).toMatchObject({ code: 'PAY.002' });
    });

    it('counts small sums of one person together, whatever their sign and account', async () => {
      const clerk = await api.signedIn({ permissions: MANAGE });
      const { payerId } = await userWith(api, '0');
      expect((await add(clerk, payerId, '60000')).data).toMatchObject({ status: 'posted' });
      expect((await add(clerk, payerId, '-39999.99')).data).toMatchObject({ status: 'posted' });
      expect((await add(clerk, payerId, '0.01')).data).toMatchObject({ status: 'proposed' });
      const read = await clerk.get(`/admin/payers/${payerId}`);
      expect(read.data).toMatchObject({
        funds: { moved_alone: { day: '99999.99', month: '99999.99' }, allowance: '0.01' },
      });

      const colleague = await api.signedIn({ permissions: MANAGE });
      expect((await add(colleague, payerId, '60000')).data).toMatchObject({ status: 'posted' });
      const other = await userWith(api, '0');
      expect((await add(clerk, other.payerId, '0.01')).data).toMatchObject({ status: 'proposed' });
    });

    it('which the setting moves', async () => {
      const strict = await createTestApi(database, { env: { TWO_PEOPLE_FROM: '0', FUNDS_MAX: '7' } });
      const clerk = await strict.signedIn({ permissions: MANAGE });
      const { payerId } = await userWith(strict, '0');
      expect((await add(clerk, payerId, '0.01')).data).toMatchObject({ status: 'proposed' });
      expect(await add(clerk, payerId, '7.01')).toMatchObject({ code: 'PAY.001' });
      await strict.close();
    });
  });
});

describeOnPostgres('sums at once on $name', (database) => {
  it('pass the limit of one person by none', async () => {
    const api = await createTestApi(database);
    const admin = await api.signedIn({ permissions: MANAGE });
    const { payerId } = await userWith(api, '0');
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(admin, payerId, '30000')));
    expect(answers.map(({ data }) => Object(data).status).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'posted'),
      ...Array.from({ length: 5 }, () => 'proposed'),
    ]);
    const key = uuidv7();
    const other = await userWith(api, '0');
    const repeated = await Promise.all(
      Array.from({ length: 6 }, () => add(admin, other.payerId, '5', {}, key)),
    );
    expect(new Set(repeated.map(({ data }) => Object(data).entry_id)).size).toBe(1);
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
  });
});
