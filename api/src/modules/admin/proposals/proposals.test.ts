import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { dissolve, selfCheck } from '#lib/ledger/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { createGroup } from '#test/test-users.ts';

const MANAGE = ['user:manage'];
const KEY_OF_ALL = 'decided-by-one-key';
const NOBODY = '00000000-0000-7000-8000-0000000000ff';

async function propose(author: TestClient, payerId: string, amount = '100000', more: object = {}) {
  const answer = await author.post(
    '/admin/payers/add-funds',
    { payer_id: payerId, amount, reason: 'Ошибка банка', ...more },
    { 'idempotency-key': uuidv7() },
  );
  return answer.read<{ proposal: Proposal }>().proposal;
}
const decide = (who: TestClient, id: string, verb: string, body?: object) =>
  who.post(`/admin/payers/fund-proposals/${id}/${verb}`, body);
const listed = async (who: TestClient, query: string) =>
  (await who.get(`/admin/payers/fund-proposals?limit=100&${query}`)).read<{
    items: Proposal[];
    total: number;
  }>();
async function moneyOf({ db }: Pick<TestApi, 'db'>, payerId: string): Promise<string> {
  const { rows } = await sql<{ balance: string }>`select balance from payer_balances
    where payer_id = ${payerId}`.execute(db);
  return rows[0]?.balance ?? '';
}

describe.each(anyDatabase)('proposals to add funds on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ permissions: MANAGE, displayName: 'Автор' });
    second = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
  });

  it('say who asks for what, and who may confirm', async () => {
    const { payerId } = await userWith(api, '0');
    const own = await propose(author, payerId, '150000', { document: 'СЗ-3' });
    expect(own).toMatchObject({
      number: expect.stringMatching(/^П-\d{6}$/),
      payer: { id: payerId, kind: 'user' },
      amount: '150000.00',
      reason: 'Ошибка банка',
      document: 'СЗ-3',
      status: 'pending',
      proposed_by: { id: author.userId, display_name: 'Автор' },
      decided_by: null,
      entry_id: null,
      actions: { confirm: false, reject: false, cancel: true },
      obstacle: 'author',
    });
    const awaited = own.awaits.map(({ id }) => id);
    expect(awaited).toContain(second.userId);
    expect(awaited).not.toContain(author.userId);
    const seen = await listed(second, `payer_id=${payerId}`);
    expect(seen.items[0]).toMatchObject({
      obstacle: null,
      actions: { confirm: true, reject: true, cancel: false },
    });
    expect((await second.get(`/admin/payers/${payerId}`)).data).toMatchObject({ proposals: seen.items });
  });

  it('are confirmed by another person: the money moves once', async () => {
    const { payerId } = await userWith(api, '0');
    const { id, number } = await propose(author, payerId, '100000.25');
    const key = { 'idempotency-key': uuidv7() };
    const confirm = () => second.post(`/admin/payers/fund-proposals/${id}/confirm`, undefined, key);
    const confirmed = await confirm();
    expect(confirmed.data).toMatchObject({
      status: 'confirmed',
      decided_by: { id: second.userId, display_name: 'Второй' },
      entry_id: expect.any(String),
      actions: { confirm: false, reject: false, cancel: false },
      obstacle: null,
      awaits: [],
    });
    expect((await confirm()).data).toEqual(confirmed.data);
    const found = await listed(second, `q=${encodeURIComponent(number)}`);
    expect(found.items.map((item) => item.number)).toEqual([number]);
    expect(await decide(second, id, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: 'Предложение уже подтверждено: Второй',
    });
    expect(await moneyOf(api, payerId)).toBe('100000.2500000000');
    const { rows } = await sql<Record<string, unknown>>`select kind, reason, actor_id, document_number
      from ledger_entries where id = ${confirmed.read<Proposal>().entry_id}`.execute(api.db);
    expect(rows).toEqual([
      { kind: 'bonus', reason: 'Ошибка банка', actor_id: second.userId, document_number: number },
    ]);
    const deeds = await sql<{ action: string; actor_id: string }>`select action, actor_id from audit_log
      where entity_type = 'proposal' and entity_id = ${id} order by seq`.execute(api.db);
    expect(deeds.rows).toEqual([
      { action: 'proposal.create', actor_id: author.userId },
      { action: 'proposal.confirm', actor_id: second.userId },
    ]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('leave what two people have moved out of what one may move alone', async () => {
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(author, payerId);
    await decide(second, id, 'confirm');
    const read = await second.get(`/admin/payers/${payerId}`);
    expect(read.data).toMatchObject({ funds: { moved_alone: { day: '0.00' } } });
  });

  it('are refused to their author, and to those whose own account it is', async () => {
    const own = await api.signedIn({ permissions: MANAGE });
    const personal = await propose(author, await payerOf(api, 'user_id', own.userId));
    const group = await payerOf(
      api,
      'group_id',
      await createGroup(api.db, (await userWith(api, '0')).id, [own.userId]),
    );
    const common = await propose(author, group);
    for (const [who, { id }, text] of [
      [author, personal, 'ваше предложение'],
      [own, personal, 'ваш счёт'],
      [own, common, 'ваш счёт'],
    ] as const)
      for (const verb of ['confirm', 'reject'])
        expect(await decide(who, id, verb, { reason: 'Потому что' })).toMatchObject({
          code: 'RES.003',
          message: expect.stringContaining(text),
        });
    const { items } = await listed(own, `payer_id=${group}`);
    expect(items[0]).toMatchObject({ obstacle: 'own_payer', actions: { confirm: false, reject: false } });
    expect(items[0]?.awaits.map(({ id }) => id)).not.toContain(own.userId);
    expect(await moneyOf(api, group)).toBe('0.0000000000');
  });

  it('are rejected with a reason', async () => {
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(author, payerId);
    expect(await decide(second, id, 'reject', {})).toMatchObject({ code: 'VAL.004' });
    expect(await decide(second, id, 'reject', { reason: ' ' })).toMatchObject({ code: 'VAL.003' });
    expect((await decide(second, id, 'reject', { reason: ' Нет акта ' })).data).toMatchObject({
      status: 'rejected',
      decision_reason: 'Нет акта',
      entry_id: null,
    });
    expect(await decide(second, id, 'confirm')).toMatchObject({ code: 'RES.003' });
  });

  it('are taken back by their author alone', async () => {
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(author, payerId);
    expect(await decide(second, id, 'cancel')).toMatchObject({ code: 'RES.003' });
    expect((await decide(author, id, 'cancel')).data).toMatchObject({
      status: 'cancelled',
      decided_by: { id: author.userId },
    });
    expect(await decide(author, id, 'cancel')).toMatchObject({ code: 'RES.003' });
  });

  it.each(['confirm', 'reject', 'cancel'])('meet one %s of one key, and no other', async (verb) => {
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(author, payerId);
    const who = verb === 'cancel' ? author : second;
    const ask = (body: object) =>
      who.post(`/admin/payers/fund-proposals/${id}/${verb}`, body, { 'idempotency-key': KEY_OF_ALL });
    const first = await ask({ reason: 'Нет акта' });
    expect(first.data).toMatchObject({ decided_by: { id: who.userId } });
    expect((await ask({ reason: 'Нет акта' })).data).toEqual(first.data);
    expect(await ask({ reason: 'Другая причина' })).toMatchObject({ status: 409, code: 'RES.002' });
  });

  it('move nothing that is gone by then', async () => {
    const spent = await userWith(api, '100000');
    const { id } = await propose(author, spent.payerId, '-100000');
    await second.post(
      '/admin/payers/add-funds',
      { payer_id: spent.payerId, amount: '-1', reason: 'Сбой' },
      { 'idempotency-key': uuidv7() },
    );
    expect(await decide(second, id, 'confirm')).toMatchObject({ status: 402, code: 'PAY.002' });
    expect((await listed(second, `payer_id=${spent.payerId}`)).items[0]?.status).toBe('pending');

    const owner = await userWith(api, '0');
    const group = await payerOf(api, 'group_id', await createGroup(api.db, owner.id));
    const late = await propose(author, group);
    await dissolve(api.db, { payerId: group, successorId: owner.payerId });
    expect(await decide(second, late.id, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('закрыт навсегда'),
    });
    expect((await decide(second, late.id, 'reject', { reason: 'Группы нет' })).status).toBe(200);
  });

  it('are listed by status, account and order', async () => {
    const { payerId } = await userWith(api, '0');
    const one = await propose(author, payerId, '100000');
    const other = await propose(author, payerId, '300000', { reason: 'Редкое слово' });
    await decide(second, one.id, 'reject', { reason: 'Нет' });
    const ids = async (query: string) =>
      (await listed(second, `payer_id=${payerId}&${query}`)).items.map(({ id }) => id);
    expect(await ids('')).toEqual([other.id, one.id]);
    expect(await ids('sort=created_at')).toEqual([one.id, other.id]);
    expect(await ids('sort=number')).toEqual([one.id, other.id]);
    expect(await ids('sort=-amount')).toEqual([other.id, one.id]);
    expect(await ids('status=pending')).toEqual([other.id]);
    expect(await ids('status=rejected,cancelled')).toEqual([one.id]);
    expect(await ids(`q=${encodeURIComponent('редкое')}`)).toEqual([other.id]);
    for (const bad of ['status=lost', 'payer_id=7', 'sort=reason'])
      expect(await second.get(`/admin/payers/fund-proposals?${bad}`)).toMatchObject({ code: 'VAL.003' });
  });

  it('end with the right of their author, by nobody, and say why', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const leaver = await api.signedIn({ permissions: MANAGE, displayName: 'Бывший' });
    const { payerId } = await userWith(api, '0');
    const [one, kept] = [await propose(leaver, payerId), await propose(author, payerId)];
    expect((await admin.post(`/admin/users/${leaver.userId}/deactivate`, {})).status).toBe(200);
    const seen = await listed(second, `payer_id=${payerId}`);
    expect(seen.items.find(({ id }) => id === one.id)).toMatchObject({
      status: 'cancelled',
      decided_by: null,
      decided_at: expect.any(String),
      decision_reason: expect.stringContaining('Автор больше не может'),
      actions: { confirm: false, reject: false, cancel: false },
    });
    expect(seen.items.find(({ id }) => id === kept.id)).toMatchObject({ status: 'pending' });
    await admin.post(`/admin/users/${leaver.userId}/activate`, {});
    expect(await decide(second, one.id, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('отозвано'),
    });
    expect(await moneyOf(api, payerId)).toBe('0.0000000000');
    const deeds =
      await sql`select action, actor_id from audit_log where entity_id = ${one.id} order by seq`.execute(
        api.db,
      );
    expect(deeds.rows).toEqual([
      { action: 'proposal.create', actor_id: leaver.userId },
      { action: 'proposal.cancel', actor_id: admin.userId },
    ]);
  });

  it('of somebody who lost the right before that ended them are not confirmed, but rejected', async () => {
    const leaver = await api.signedIn({ permissions: MANAGE });
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(leaver, payerId);
    await sql`update users set is_active = false where id = ${leaver.userId}`.execute(api.db);
    expect(await decide(second, id, 'confirm')).toMatchObject({ code: 'RES.003' });
    const [seen] = (await listed(second, `payer_id=${payerId}`)).items;
    expect(seen).toMatchObject({ obstacle: 'author_left', actions: { confirm: false, reject: true } });
    expect((await decide(second, id, 'reject', { reason: 'Нет' })).status).toBe(200);
  });

  it('that are not there are RES.001', async () => {
    for (const verb of ['confirm', 'reject', 'cancel'])
      expect(await decide(second, NOBODY, verb, { reason: 'Нет' })).toMatchObject({ code: 'RES.001' });
  });
});

describe.each(databases)('a proposal in the database on $name', (database) => {
  const api = useTestApi(database);

  it('is decided once, is never changed otherwise and never deleted', async () => {
    const author = await api.signedIn({ permissions: MANAGE });
    const second = await api.signedIn({ permissions: MANAGE });
    const { payerId } = await userWith(api, '0');
    const { id } = await propose(author, payerId);
    const run = (text: string) => sql.raw(`${text} where id = '${id}'`).execute(api.db);
    await expect(run('update proposals set amount = 1')).rejects.toThrow('never changes');
    await expect(run(`update proposals set status = 'confirmed'`)).rejects.toThrow();
    await expect(
      run(`update proposals set status = 'rejected', decided_by = '${author.userId}', decided_at = now()`),
    ).rejects.toThrow('proposals_two_people');
    await decide(second, id, 'reject', { reason: 'Нет' });
    await expect(run(`update proposals set decision_reason = 'Да'`)).rejects.toThrow('never changes');
    await expect(run('delete from proposals')).rejects.toThrow('never deleted');
  });
});

describeOnPostgres('administrators at once on $name', (database) => {
  it('decide a proposal once: exactly one wins', async () => {
    const api = await createTestApi(database);
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signedIn({ permissions: MANAGE })));
    const [author] = people;
    if (!author) throw new Error('nobody');
    for (const round of [1, 2, 3]) {
      const { payerId } = await userWith(api, '0');
      const { id } = await propose(author, payerId);
      const answers = await Promise.all(
        people.map((person, index) =>
          index === 0
            ? decide(person, id, 'cancel')
            : decide(person, id, (index + round) % 2 ? 'confirm' : 'reject', { reason: 'Нет' }),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'RES.003')).toHaveLength(people.length - 1);
      const isConfirmed = won[0]?.read<Proposal>().status === 'confirmed';
      expect(await moneyOf(api, payerId)).toBe(isConfirmed ? '100000.0000000000' : '0.0000000000');
    }
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
  });
});
