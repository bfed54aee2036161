import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { leaveDebt } from '#test/test-debts.ts';
import { accountOf, deedsOf, type GroupAnswer, groupOfTwo, readGroup } from '#test/test-groups.ts';
import { secretOf } from '#test/test-invitations.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup } from '#test/test-users.ts';

describe.each(anyDatabase)('a group on $name', (database) => {
  const api = useTestApi(database);

  it('is null for somebody without one', async () => {
    const person = await api.signedIn();
    expect(await person.get('/group/me')).toMatchObject({ status: 200, data: null });
  });

  it('is made by somebody without one, who owns it and spends its money from then on', async () => {
    const person = await api.signedIn({ displayName: 'Мария Северова' });
    const answer = await person.post('/group', { name: '  Студия «Север» ' });
    expect(answer).toMatchObject({
      status: 200,
      message: 'Группа создана',
      data: {
        name: 'Студия «Север»',
        is_owner: true,
        owner: { display_name: 'Мария Северова' },
        payer: { kind: 'group', name: 'Студия «Север»', tier: 'start', balance: '0.00', held: '0.00' },
        paying: { kind: 'group' },
        members: [{ role: 'owner', monthly_cap: null, spent_this_month: '0.00', last_spent_at: null }],
        transfer_offer: null,
      },
    });
    const { id } = answer.read<GroupAnswer>();
    expect(await readGroup(person)).toEqual(answer.data);
    expect((await person.get('/users/me')).data).toMatchObject({ user: { group: { id, is_owner: true } } });
    expect(await deedsOf(api, id)).toEqual(['group.create']);
  });

  it('is made once by a repeated call, and refused where the key means another group', async () => {
    const person = await api.signedIn();
    const headers = { 'idempotency-key': 'make-a-group-once' };
    const first = await person.post('/group', { name: 'Одна' }, headers);
    expect((await person.post('/group', { name: 'Одна' }, headers)).data).toEqual(first.data);
    expect(await person.post('/group', { name: 'Другая' }, headers)).toMatchObject({ code: 'RES.002' });
  });

  it('is not made by somebody who is in one, owner or member', async () => {
    const { owner, member } = await groupOfTwo(api);
    for (const person of [owner, member])
      expect(await person.post('/group', { name: 'Ещё одна' })).toMatchObject({
        code: 'RES.003',
        message: 'Вы уже состоите в группе. Сначала выйдите из неё',
      });
  });

  it.each([
    [{}, 'VAL.004'],
    [{ name: '' }, 'VAL.004'],
    [{ name: '   ' }, 'VAL.004'],
    [{ name: 'й'.repeat(500) }, 'VAL.003'],
    [{ name: 'Студия\nСевер' }, 'VAL.003'],
    [{ name: 7 }, 'VAL.003'],
    [{ name: null }, 'VAL.003'],
    [[], 'VAL.003'],
  ])('is neither made nor renamed with %j', async (body, code) => {
    const { owner } = await groupOfTwo(api);
    const person = await api.signedIn();
    expect((await person.post('/group', body)).code).toBe(code);
    expect((await owner.patch('/group', body)).code).toBe(code);
  });

  it('is not made while an account of the person has a debt, and the refusal says how much', async () => {
    const person = await api.signedIn();
    const payerId = await payerOf(api, 'user_id', person.userId);
    await leaveDebt(api, payerId, '1250');
    const { rows } = await sql<{ name: string }>`select name from payers where id = ${payerId}`.execute(
      api.db,
    );
    const owed = { debt: '1250.00', payer: { id: payerId, kind: 'user', name: rows[0]?.name } };
    const make = () => person.post('/group', { name: 'Семья' }, { 'idempotency-key': 'one-attempt' });
    expect(await make()).toMatchObject({
      status: 409,
      code: 'RES.003',
      message: 'На личном счёте долг 1\u00a0250,00\u00a0₽. Пополните его, чтобы создать группу',
      details: owed,
    });
    expect((await person.get('/users/me/debts')).data).toEqual([owed]);
    expect((await person.get('/group/me')).data).toBeNull();
    await topUp(api.db, { payerId, amount: '1249.99', by: 'bank' });
    expect(await make()).toMatchObject({ code: 'RES.003', details: { debt: '0.01' } });
    await topUp(api.db, { payerId, amount: '0.01', by: 'bank' });
    expect((await person.get('/users/me/debts')).data).toEqual([]);
    expect((await make()).status).toBe(200);
  });

  it('may be left with a debt on it, made by somebody without one, and joined by a debtor', async () => {
    const { payerId, owner, member } = await groupOfTwo(api);
    await leaveDebt(api, payerId, '10');
    expect((await readGroup(owner)).payer).toMatchObject({
      balance: '-10.00',
      available: '0.00',
      debt: '10.00',
    });
    expect((await member.get('/users/me/debts')).data).toEqual([]);
    expect((await member.delete(`/group/members/${await accountOf(api, member)}`)).status).toBe(200);
    expect((await member.post('/group', { name: 'Другая' })).status).toBe(200);
    const debtor = await api.signedIn();
    await leaveDebt(api, await payerOf(api, 'user_id', debtor.userId), '5');
    const { link } = (await owner.post('/group/invite', { email: debtor.email })).read<{ link: string }>();
    expect((await debtor.post('/group/invitations/accept', { token: secretOf(link) })).status).toBe(200);
  });

  it('is renamed by its owner, with its account', async () => {
    const { id, owner, member } = await groupOfTwo(api);
    const answer = await owner.patch('/group', { name: 'Юг' });
    expect(answer.data).toMatchObject({ name: 'Юг', payer: { name: 'Юг' } });
    expect(await readGroup(owner)).toEqual(answer.data);
    expect(await member.patch('/group', { name: 'Моя' })).toMatchObject({
      code: 'RES.003',
      message: 'Переименовать группу может только владелец группы',
    });
    expect((await readGroup(member)).name).toBe('Юг');
    expect(await deedsOf(api, id)).toEqual(['group.rename']);
  });

  it('tells its owner everything, and a member of the others who they are only', async () => {
    const { payerId, owner, member } = await groupOfTwo(api, '100');
    await charge(api.db, { payerId, amount: '7.5', userId: owner.userId });
    await charge(api.db, { payerId, amount: '2.25', userId: member.userId });
    const account = await accountOf(api, member);
    await owner.patch(`/group/members/${account}`, { monthly_cap: '50' });

    const [whole, mine] = [await readGroup(owner), await readGroup(member)];
    expect(whole.payer.balance).toBe('90.25');
    expect(whole.members).toMatchObject([
      { email: owner.email, role: 'owner', monthly_cap: null, spent_this_month: '7.50' },
      { email: member.email, role: 'member', monthly_cap: '50.00', spent_this_month: '2.25' },
    ]);
    expect(whole.members.map(({ last_spent_at: at }) => typeof at)).toEqual(['string', 'string']);
    const [ofOwner, ofSelf] = mine.members;
    expect(Object.keys(ofOwner ?? {}).sort()).toEqual(
      ['accountId', 'avatar', 'display_name', 'joined_at', 'role', 'user_id'].sort(),
    );
    expect(ofSelf).toEqual(whole.members[1]);
    expect(mine).toMatchObject({ is_owner: false, resets_at: whole.resets_at });
    expect((await member.get('/group/me/members')).data).toEqual(mine.members);
    expect((await owner.get('/group/me/members')).data).toEqual(whole.members);
  });

  it('begins its caps anew with a month of Moscow', async () => {
    const { owner } = await groupOfTwo(api);
    const resetsAt = new Date((await readGroup(owner)).resets_at);
    expect(resetsAt.toISOString()).toMatch(/T21:00:00\.000Z$/);
    expect(new Date(resetsAt.getTime() + 3 * 3_600_000).getUTCDate()).toBe(1);
    expect(resetsAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('says that a company goes on paying for its employee who is a member', async () => {
    const companyId = await createCompany(api);
    const employee = await api.signedIn({ companyId, permissions: [] });
    await createGroup(api.db, (await api.signedIn()).userId, [employee.userId]);
    expect(await readGroup(employee)).toMatchObject({
      paying: { kind: 'company' },
      payer: { kind: 'group' },
    });
  });

  it('is asked of nobody who is not in one, and of nobody who is signed out', async () => {
    const person = await api.signedIn();
    const id = '00000000-0000-7000-8000-0000000000ff';
    const calls = [
      ['GET', '/group/me/members', undefined],
      ['GET', '/group/me/usage', undefined],
      ['GET', '/group/invitations', undefined],
      ['PATCH', '/group', { name: 'Север' }],
      ['DELETE', '/group', undefined],
      ['PATCH', `/group/members/${id}`, { monthly_cap: '1' }],
      ['DELETE', `/group/members/${id}`, undefined],
      ['POST', '/group/transfer-owner', { accountId: id }],
      ['DELETE', '/group/transfer-owner', undefined],
      ['POST', '/group/transfer-owner/accept', undefined],
      ['POST', '/group/transfer-owner/decline', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      expect([path, (await person.send(method, path, body)).code]).toEqual([path, 'RES.001']);
      expect([path, (await api.visitor().send(method, path, body)).code]).toEqual([path, 'AUTH.001']);
    }
  });
});
