import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { createGroup } from '#test/test-users.ts';
import type { AdminPayerDetail } from './read-payer.ts';

const MANAGE = ['user:manage'];

type Changed = AdminPayerDetail & { readonly proposal: Proposal | null };

const limit = (who: SignedIn, payerId: string, credit_limit: string, more: object = {}) =>
  who.patch(`/admin/payers/${payerId}`, { credit_limit, reason: ' Договор № 7 ', ...more });
const add = (who: SignedIn, payerId: string, amount: string) =>
  who.post(
    '/admin/payers/add-funds',
    { payer_id: payerId, amount, reason: 'Компенсация' },
    { 'idempotency-key': uuidv7() },
  );
const decide = (who: SignedIn, id: string, verb: string, body?: object) =>
  who.post(`/admin/payers/fund-proposals/${id}/${verb}`, body);
async function propose(author: SignedIn, payerId: string, to = '150000'): Promise<Proposal> {
  const { proposal } = (await limit(author, payerId, to)).read<Changed>();
  if (proposal === null) throw new Error('the limit was raised by one person');
  return proposal;
}
async function limitOf({ db }: Pick<TestApi, 'db'>, payerId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select credit_limit::numeric(30,2)::text as text
    from payer_balances where payer_id = ${payerId}`.execute(db);
  return rows[0]?.text ?? '';
}

describe.each(anyDatabase)('a raise of the credit limit on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ permissions: MANAGE, displayName: 'Автор' });
    second = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
  });
  const deedsOf = async (type: string, id: string) =>
    (
      await sql<Record<string, unknown>>`select action, actor_id, before, after from audit_log
        where entity_type = ${type} and entity_id = ${id} order by seq`.execute(api.db)
    ).rows;

  it('below the limit of one person is made at once', async () => {
    const { payerId } = await userWith(api, '0');
    expect(await limit(author, payerId, '99999.99')).toMatchObject({
      message: 'Счёт сохранён',
      data: { credit_limit: '99999.99', available: '99999.99', proposal: null, proposals: [] },
    });
    expect((await limit(author, payerId, '0')).data).toMatchObject({ credit_limit: '0.00', proposal: null });
  });

  it('from that limit on is only proposed: nobody may spend a kopeck of it', async () => {
    const { payerId } = await userWith(api, '0');
    await limit(await api.signedIn({ permissions: MANAGE }), payerId, '50');
    const clerk = await api.signedIn({ permissions: MANAGE });
    const answer = await limit(clerk, payerId, '100050');
    const { proposal, ...payer } = answer.read<Changed>();
    expect(answer.message).toBe('Предложение записано. Подтверждает другой человек');
    expect(proposal).toMatchObject({
      number: expect.stringMatching(/^П-\d{6}$/),
      kind: 'credit_limit',
      amount: '100000.00',
      limit: { before: '50.00', after: '100050.00' },
      reason: 'Договор № 7',
      document: null,
      status: 'pending',
      obstacle: 'author',
      actions: { confirm: false, reject: false, cancel: true },
    });
    expect(payer).toMatchObject({
      credit_limit: '50.00',
      available: '50.00',
      version: 2,
      proposals: [{ id: proposal?.id }],
    });
    expect(await deedsOf('proposal', proposal?.id ?? '')).toEqual([
      {
        action: 'proposal.create',
        actor_id: clerk.userId,
        before: null,
        after: expect.objectContaining({
          kind: 'credit_limit',
          amount: '100000.00',
          credit_limit: '100050.00',
        }),
      },
    ]);
  });

  it('is made when another person confirms it, once', async () => {
    const { payerId } = await userWith(api, '0');
    const author = await api.signedIn({ permissions: MANAGE });
    const second = await api.signedIn({ permissions: MANAGE });
    const { id } = await propose(author, payerId);
    expect((await decide(second, id, 'confirm')).data).toMatchObject({
      status: 'confirmed',
      decided_by: { id: second.userId },
      entry_id: null,
      obstacle: null,
    });
    expect(await decide(second, id, 'confirm')).toMatchObject({ code: 'RES.003' });
    expect((await author.get(`/admin/payers/${payerId}`)).data).toMatchObject({
      credit_limit: '150000.00',
      available: '150000.00',
      balance: '0.00',
      version: 2,
      proposals: [],
      limit_change: { before: '0.00', after: '150000.00', reason: 'Договор № 7', by: { id: second.userId } },
      funds: { moved_alone: { day: '0.00' } },
    });
    expect((await second.get(`/admin/payers/${payerId}`)).data).toMatchObject({
      funds: { moved_alone: { day: '0.00' } },
    });
    expect(await deedsOf('payer', payerId)).toEqual([
      {
        action: 'payer.credit_limit',
        actor_id: second.userId,
        before: { credit_limit: '0.00' },
        after: { credit_limit: '150000.00', reason: 'Договор № 7', proposal_id: id },
      },
    ]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('in small steps counts together, with what the same person has moved anywhere alone', async () => {
    const { payerId } = await userWith(api, '0');
    const author = await api.signedIn({ permissions: MANAGE });
    await limit(author, payerId, '40000');
    await limit(author, payerId, '0');
    expect((await add(author, payerId, '30000')).data).toMatchObject({ status: 'posted' });
    expect((await author.get(`/admin/payers/${payerId}`)).data).toMatchObject({
      funds: { moved_alone: { day: '70000.00' } },
    });
    expect((await limit(author, payerId, '29999.99')).data).toMatchObject({ proposal: null });
    expect((await add(author, payerId, '0.01')).data).toMatchObject({ status: 'proposed' });
    expect((await limit(author, payerId, '30000')).data).toMatchObject({
      proposal: { kind: 'credit_limit' },
    });
    expect((await limit(second, payerId, '30000')).data).toMatchObject({ proposal: null });
    const other = await userWith(api, '0');
    expect((await limit(author, other.payerId, '10')).data).toMatchObject({
      proposal: { kind: 'credit_limit' },
    });
  });

  it('waits once: another one is refused while it does, and what needs nobody goes on', async () => {
    const { payerId } = await userWith(api, '0');
    const { number } = await propose(author, payerId);
    for (const who of [author, second])
      expect(await limit(who, payerId, '200000')).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining(`уже ждёт подтверждения: ${number}`),
      });
    expect((await limit(second, payerId, '300000', { is_active: false })).code).toBe('RES.003');
    expect((await limit(second, payerId, '10')).data).toMatchObject({
      credit_limit: '10.00',
      is_active: true,
    });
  });

  it('comes with the switch of the account, which waits for nobody', async () => {
    const { payerId } = await userWith(api, '0');
    expect((await limit(author, payerId, '150000', { is_active: false })).data).toMatchObject({
      is_active: false,
      credit_limit: '0.00',
      version: 2,
      proposal: { limit: { after: '150000.00' } },
    });
    const { id } = (await author.get(`/admin/payers/${payerId}`)).read<AdminPayerDetail>().proposals[0] ?? {
      id: '',
    };
    expect((await decide(second, id, 'confirm')).status).toBe(200);
    expect((await author.get(`/admin/payers/${payerId}`)).data).toMatchObject({
      is_active: false,
      credit_limit: '150000.00',
    });
  });

  it('is for nobody to confirm over another limit than the one it was proposed for', async () => {
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(author, payerId);
    await limit(second, payerId, '10');
    expect(await decide(second, id, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Лимит с тех пор изменили, теперь он 10,00'),
    });
    const { items } = (await second.get(`/admin/payers/fund-proposals?payer_id=${payerId}`)).read<{
      items: Proposal[];
    }>();
    expect(items).toMatchObject([
      { obstacle: 'limit_changed', actions: { confirm: false, reject: true, cancel: false } },
    ]);
    expect((await decide(second, id, 'reject', { reason: 'Другой лимит' })).status).toBe(200);
    expect(await limitOf(api, payerId)).toBe('10.00');
  });

  it('is confirmed neither by its author nor for the own account', async () => {
    const own = await api.signedIn({ permissions: MANAGE });
    const group = await payerOf(
      api,
      'group_id',
      await createGroup(api.db, (await userWith(api, '0')).id, [own.userId]),
    );
    const { id } = await propose(author, group);
    for (const who of [author, own])
      for (const verb of ['confirm', 'reject'])
        expect(await decide(who, id, verb, { reason: 'Да' })).toMatchObject({ code: 'RES.003' });
    expect(await limitOf(api, group)).toBe('0.00');
    expect((await decide(author, id, 'cancel')).data).toMatchObject({ status: 'cancelled' });
  });

  it('is found among the proposals by its kind', async () => {
    const { payerId } = await userWith(api, '0');
    const raise = await propose(author, payerId);
    const sum = (await add(author, payerId, '100000')).read<{ proposal: Proposal }>().proposal;
    const ids = async (kind: string) =>
      (await second.get(`/admin/payers/fund-proposals?payer_id=${payerId}&kind=${kind}`))
        .read<{ items: Proposal[] }>()
        .items.map(({ id }) => id);
    expect(await ids('credit_limit')).toEqual([raise.id]);
    expect(await ids('funds')).toEqual([sum.id]);
    expect(sum).toMatchObject({ kind: 'funds', limit: null });
    expect(await second.get('/admin/payers/fund-proposals?kind=lost')).toMatchObject({ code: 'VAL.003' });
  });
});

describe.each(databases)('a raise in the database on $name', (database) => {
  const api = useTestApi(database);

  it('names its limit, moves no money and stands alone', async () => {
    const author = await api.signedIn({ permissions: MANAGE });
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(author, payerId);
    const insert = (columns: string, values: string) =>
      sql
        .raw(
          `insert into proposals (id, permission, payer_id, reason, proposed_by, ${columns})
            values ('${uuidv7()}', 'user:manage', '${payerId}', 'x', '${author.userId}', ${values})`,
        )
        .execute(api.db);
    await expect(insert('kind, amount', `'credit_limit', 5`)).rejects.toThrow('limit_is_raised');
    await expect(insert('kind, amount, limit_before', `'credit_limit', -5, 10`)).rejects.toThrow(
      'limit_is_raised',
    );
    await expect(insert('kind, amount, limit_before', `'funds', 5, 10`)).rejects.toThrow('limit_is_raised');
    await expect(insert('kind, amount, limit_before', `'credit_limit', 5, 0`)).rejects.toThrow('one_limit');
    for (const change of ['limit_before = 7', `kind = 'funds', limit_before = null`])
      await expect(
        sql.raw(`update proposals set ${change} where id = '${id}'`).execute(api.db),
      ).rejects.toThrow('never changes');
  });
});

describeOnPostgres('raises at once on $name', (database) => {
  it('pass the limit of one person by none, whether of the limit or of money', async () => {
    const api = await createTestApi(database);
    const admin = await api.signedIn({ permissions: MANAGE });
    const { payerId } = await userWith(api, '0');
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, index) => limit(admin, payerId, String((index + 1) * 30000))),
      ...Array.from({ length: 4 }, () => add(admin, payerId, '30000')),
    ]);
    expect(answers.some(({ code }) => code === 'SYS.001')).toBe(false);
    const { balance, credit_limit, funds } = (
      await admin.get(`/admin/payers/${payerId}`)
    ).read<AdminPayerDetail>();
    expect(Number(funds.moved_alone.day)).toBeLessThan(100_000);
    expect(Number(balance) + Number(credit_limit)).toBeLessThanOrEqual(Number(funds.moved_alone.day));
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
  });

  it('wait once, and are decided once', async () => {
    const api = await createTestApi(database);
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signedIn({ permissions: MANAGE })));
    for (const round of [1, 2, 3]) {
      const { payerId } = await userWith(api, '0');
      const proposed = await Promise.all(people.map((person) => limit(person, payerId, '150000')));
      expect(proposed.filter(({ code }) => code === 'RES.003')).toHaveLength(people.length - 1);
      const proposal = proposed.find(({ status }) => status === 200)?.read<Changed>().proposal;
      const answers = await Promise.all(
        people.map((person, index) =>
          index === round
            ? limit(person, payerId, '20')
            : decide(
                person,
                proposal?.id ?? '',
                proposal?.proposed_by.id === person.userId ? 'cancel' : 'confirm',
              ),
        ),
      );
      const decided = answers.filter(({ status }, index) => status === 200 && index !== round);
      expect(decided.length).toBeLessThanOrEqual(1);
      // The limit is lowered to 20 before or after the raise, or raised to it and no further.
      expect(['20.00', '150000.00']).toContain(await limitOf(api, payerId));
    }
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
  });
});
