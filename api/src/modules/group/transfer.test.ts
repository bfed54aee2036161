import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { leaveDebt } from '#test/test-debts.ts';
import { accountOf, deedsOf, groupOfTwo, readGroup, type TestGroup } from '#test/test-groups.ts';
import { lettersTo } from '#test/test-letters.ts';
import { payerOf } from '#test/test-payers.ts';

const NO_OFFER = {
  code: 'RES.003',
  message: 'Открытого предложения нет: его отозвали или срок истёк',
};

describe.each(anyDatabase)('passing on a group on $name', (database) => {
  const api = useTestApi(database);

  async function offered(): Promise<TestGroup> {
    const group = await groupOfTwo(api);
    const accountId = await accountOf(api, group.member);
    expect((await group.owner.post('/group/transfer-owner', { accountId })).status).toBe(200);
    return group;
  }
  const endTime = (groupId: string) =>
    sql`update group_transfer_offers set expires_at = now() - interval '1 second'
      where group_id = ${groupId}`.execute(api.db);

  it('is offered for a day, to the owner and the receiver alone, with a letter', async () => {
    const { id, owner, member } = await offered();
    const third = await api.signedIn();
    await api.db
      .insertInto('group_members')
      .values({ id: uuidv7(), group_id: id, user_id: third.userId, role: 'member', monthly_cap: null })
      .execute();
    const offer = (await readGroup(owner)).transfer_offer;
    expect(offer).toMatchObject({
      to_accountId: await accountOf(api, member),
      to_display_name: 'Пётр Лисицын',
    });
    const lasts = Number(new Date(offer?.expires_at ?? '')) - Number(new Date(offer?.offered_at ?? ''));
    expect(lasts).toBe(24 * 3_600_000);
    expect((await readGroup(member)).transfer_offer).toEqual(offer);
    expect((await readGroup(third)).transfer_offer).toBeNull();
    for (const path of ['accept', 'decline'])
      expect(await third.post(`/group/transfer-owner/${path}`)).toMatchObject(NO_OFFER);
    const [letter] = await lettersTo(api.db, member.email, 'group-transfer-offer');
    expect(letter).toContain('Группа: Группа\nКто предлагает: Мария Северова');
    expect(letter).toContain('/group');
  });

  it('makes the receiver the owner, and the owner a member, when it is accepted', async () => {
    const { id, owner, member } = await offered();
    const answer = await member.post('/group/transfer-owner/accept');
    expect(answer).toMatchObject({
      message: 'Теперь вы владелец группы',
      data: { is_owner: true, owner: { display_name: 'Пётр Лисицын' }, transfer_offer: null },
    });
    expect((await readGroup(member)).members.map(({ role, user_id }) => [role, user_id])).toEqual([
      ['owner', member.userId],
      ['member', owner.userId],
    ]);
    expect(await readGroup(owner)).toMatchObject({ is_owner: false });
    const { owner_id } = await api.db
      .selectFrom('payers')
      .select('owner_id')
      .where('group_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(owner_id).toBe(member.userId);
    expect((await owner.patch('/group', { name: 'Снова моя' })).code).toBe('RES.003');
    expect((await owner.delete(`/group/members/${await accountOf(api, owner)}`)).status).toBe(200);
    expect(await member.post('/group/transfer-owner/accept')).toMatchObject(NO_OFFER);
    expect(await deedsOf(api, id)).toEqual(['group.transfer_offer', 'group.transfer', 'group.leave']);
  });

  it.each([
    { by: 'member', method: 'POST', path: '/group/transfer-owner/decline', verb: 'transfer_decline' },
    { by: 'owner', method: 'DELETE', path: '/group/transfer-owner', verb: 'transfer_withdraw' },
  ] as const)('ends when the $by calls $method $path, once', async ({ by, method, path, verb }) => {
    const group = await offered();
    expect((await group[by].send(method, path)).data).toMatchObject({ transfer_offer: null });
    expect(await group[by].send(method, path)).toMatchObject(NO_OFFER);
    expect(await group.member.post('/group/transfer-owner/accept')).toMatchObject(NO_OFFER);
    expect((await readGroup(group.owner)).is_owner).toBe(true);
    expect(await deedsOf(api, group.id)).toEqual(['group.transfer_offer', `group.${verb}`]);
  });

  it('waits for one answer at a time', async () => {
    const { owner, member } = await offered();
    expect(
      await owner.post('/group/transfer-owner', { accountId: await accountOf(api, member) }),
    ).toMatchObject({ code: 'RES.003', message: 'Группа уже предложена. Сначала отзовите предложение' });
  });

  it('counts as not offered when the day is over, and may be offered again', async () => {
    const { id, owner, member } = await offered();
    await endTime(id);
    for (const person of [owner, member]) expect((await readGroup(person)).transfer_offer).toBeNull();
    expect(await member.post('/group/transfer-owner/accept')).toMatchObject(NO_OFFER);
    expect(await member.post('/group/transfer-owner/decline')).toMatchObject(NO_OFFER);
    expect(await owner.delete('/group/transfer-owner')).toMatchObject(NO_OFFER);
    const accountId = await accountOf(api, member);
    expect((await owner.post('/group/transfer-owner', { accountId })).data).toMatchObject({
      transfer_offer: { to_accountId: accountId },
    });
    expect((await member.post('/group/transfer-owner/accept')).status).toBe(200);
  });

  it('ends with the membership of the receiver', async () => {
    const { owner, member } = await offered();
    expect((await member.delete(`/group/members/${await accountOf(api, member)}`)).status).toBe(200);
    expect(await readGroup(owner)).toMatchObject({ is_owner: true, transfer_offer: null });
    expect((await member.post('/group/transfer-owner/accept')).code).toBe('RES.001');
  });

  it('is neither offered nor accepted while the group has a debt, nor accepted by a debtor', async () => {
    const { payerId, owner, member } = await offered();
    const accountId = await accountOf(api, member);
    const owed = (debt: string, kind: string) => ({ code: 'RES.003', details: { debt, payer: { kind } } });
    await leaveDebt(api, payerId, '70');
    const accept = () => member.post('/group/transfer-owner/accept');
    expect(await accept()).toMatchObject({
      ...owed('70.00', 'group'),
      message: 'На счёте группы «Группа» долг 70,00\u00a0₽. Пополните его, чтобы принять группу',
    });
    expect((await owner.delete('/group/transfer-owner')).status).toBe(200);
    expect(await owner.post('/group/transfer-owner', { accountId })).toMatchObject({
      ...owed('70.00', 'group'),
      message: 'На счёте группы «Группа» долг 70,00\u00a0₽. Пополните его, чтобы передать группу',
    });
    await topUp(api.db, { payerId, amount: '70', by: 'bank' });
    // What the owner owes themselves keeps no group from its next owner.
    await leaveDebt(api, await payerOf(api, 'user_id', owner.userId), '30');
    expect((await owner.post('/group/transfer-owner', { accountId })).status).toBe(200);
    const own = await payerOf(api, 'user_id', member.userId);
    await leaveDebt(api, own, '20');
    expect(await accept()).toMatchObject(owed('20.00', 'user'));
    expect((await readGroup(owner)).is_owner).toBe(true);
    await topUp(api.db, { payerId: own, amount: '20', by: 'bank' });
    expect((await accept()).status).toBe(200);
  });

  it('is the owner’s to offer and to withdraw, and never to themselves', async () => {
    const { owner, member } = await groupOfTwo(api);
    const [ownAccount, account] = [await accountOf(api, owner), await accountOf(api, member)];
    expect(await member.post('/group/transfer-owner', { accountId: account })).toMatchObject({
      code: 'RES.003',
      message: 'Передать группу может только владелец группы',
    });
    expect((await member.delete('/group/transfer-owner')).code).toBe('RES.003');
    expect(await owner.post('/group/transfer-owner', { accountId: ownAccount })).toMatchObject({
      code: 'RES.003',
      message: 'Вы уже владелец этой группы',
    });
  });

  it.each([{}, { accountId: 'кто-то' }, { accountId: null }, { accountId: 5 }])(
    'is not offered by %j',
    async (body) => {
      const { owner } = await groupOfTwo(api);
      expect((await owner.post('/group/transfer-owner', body)).status).toBe(400);
    },
  );
});

describe.each(anyDatabase)('the letters about a group on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });

  it('are so many a day, however often a group is offered and withdrawn', async () => {
    const { owner, member } = await groupOfTwo(api);
    const accountId = await accountOf(api, member);
    const offer = () => owner.post('/group/transfer-owner', { accountId });
    for (let time = 0; time < 20; time += 1) {
      expect((await offer()).status).toBe(200);
      await owner.delete('/group/transfer-owner');
    }
    expect((await offer()).code).toBe('RATE.001');
    expect(await lettersTo(api.db, member.email, 'group-transfer-offer')).toHaveLength(20);
  });
});
