import { describe, expect, it } from '@jest/globals';
import { charge, topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { accountOf, deedsOf, type GroupAnswer, groupOfTwo, readGroup } from '#test/test-groups.ts';
import { lettersTo } from '#test/test-letters.ts';
import { payerOf } from '#test/test-payers.ts';

const NOBODY = '00000000-0000-7000-8000-0000000000ff';

describe.each(anyDatabase)('the members of a group on $name', (database) => {
  const api = useTestApi(database);

  it('have a cap that the owner sets, changes and takes away, and that the next charge obeys', async () => {
    const { id, payerId, owner, member } = await groupOfTwo(api, '100');
    const path = `/group/members/${await accountOf(api, member)}`;
    const set = async (cap: string | null) => {
      const answer = await owner.patch(path, { monthly_cap: cap });
      expect([answer.status, answer.message]).toEqual([200, 'Лимит сохранён']);
      return answer.read<GroupAnswer['members']>()[1]?.monthly_cap;
    };
    const spend = async (amount: string) =>
      (await charge(api.db, { payerId, userId: member.userId, amount })).status;
    expect(await set('10')).toBe('10.00');
    expect([await spend('11'), await spend('9')]).toEqual(['cap', 'posted']);
    expect(await set('8.50')).toBe('8.50');
    expect(await spend('0.01')).toBe('cap');
    expect(await set('0')).toBe('0.00');
    expect(await set(null)).toBeNull();
    expect(await spend('50')).toBe('posted');
    expect(await deedsOf(api, id)).toEqual(Array.from({ length: 4 }, () => 'group.cap'));
  });

  it.each([
    [{}, 'VAL.004'],
    [{ monthly_cap: '-1' }, 'VAL.003'],
    [{ monthly_cap: '1.234' }, 'VAL.003'],
    [{ monthly_cap: 'много' }, 'VAL.003'],
    [{ monthly_cap: true }, 'VAL.003'],
    [{ monthly_cap: [] }, 'VAL.003'],
  ])('get no cap by %j', async (body, code) => {
    const { owner, member } = await groupOfTwo(api);
    expect((await owner.patch(`/group/members/${await accountOf(api, member)}`, body)).code).toBe(code);
    expect((await readGroup(member)).members[1]?.monthly_cap).toBeNull();
  });

  it('get no cap from one another, nor from themselves', async () => {
    const { owner, member } = await groupOfTwo(api);
    for (const person of [owner, member])
      expect(
        await member.patch(`/group/members/${await accountOf(api, person)}`, { monthly_cap: '1' }),
      ).toMatchObject({ code: 'RES.003', message: 'Менять лимиты может только владелец группы' });
  });

  it('of another group are not there, whatever is asked of them', async () => {
    const [{ owner }, other] = [await groupOfTwo(api), await groupOfTwo(api)];
    for (const account of [await accountOf(api, other.member), NOBODY]) {
      expect((await owner.patch(`/group/members/${account}`, { monthly_cap: '1' })).code).toBe('RES.001');
      expect((await owner.delete(`/group/members/${account}`)).code).toBe('RES.001');
      expect((await owner.post('/group/transfer-owner', { accountId: account })).code).toBe('RES.001');
    }
    expect((await owner.delete('/group/members/nobody')).code).toBe('VAL.003');
    expect((await readGroup(other.owner)).members).toHaveLength(2);
  });

  it('who are removed get a letter and spend from their own account at once', async () => {
    const { id, owner, member } = await groupOfTwo(api, '100');
    const own = await payerOf(api, 'user_id', member.userId);
    await topUp(api.db, { payerId: own, amount: '5', by: 'bank' });
    expect((await owner.delete(`/group/members/${await accountOf(api, member)}`)).status).toBe(200);
    expect(await member.get('/group/me')).toMatchObject({ status: 200, data: null });
    expect((await member.get('/users/me/balance')).data).toMatchObject({ balance: 5, payer: { id: own } });
    expect((await member.get('/users/me')).data).toMatchObject({
      balance: 5,
      user: { group: null, account_type: 'personal' },
    });
    const payers = (await member.get('/payment/payers')).read<{ payers: object[]; paying: object }>();
    expect(payers).toMatchObject({ payers: [{ id: own }], paying: { id: own } });
    expect(payers.payers).toHaveLength(1);
    expect((await lettersTo(api.db, member.email, 'group-removed'))[0]).toContain('из группы «Группа»');
    expect((await readGroup(owner)).members).toHaveLength(1);
    expect(await deedsOf(api, id)).toEqual(['group.remove']);
  });

  it('may leave, without a letter, and make a group of their own', async () => {
    const { id, member } = await groupOfTwo(api, '100');
    expect((await member.delete(`/group/members/${await accountOf(api, member)}`)).status).toBe(200);
    expect((await member.get('/users/me/balance')).data).toMatchObject({ payer: { kind: 'user' } });
    expect(await lettersTo(api.db, member.email, 'group-removed')).toEqual([]);
    expect(await deedsOf(api, id)).toEqual(['group.leave']);
    expect((await member.post('/group', { name: 'Своя' })).status).toBe(200);
  });

  it('cannot remove one another, and nobody removes the owner', async () => {
    const { owner, member } = await groupOfTwo(api);
    const account = await accountOf(api, owner);
    expect(await owner.delete(`/group/members/${account}`)).toMatchObject({
      code: 'RES.003',
      message: 'Владелец не может выйти из группы. Передайте её другому участнику или распустите',
    });
    expect(await member.delete(`/group/members/${account}`)).toMatchObject({
      code: 'RES.003',
      message: 'Исключать участников может только владелец группы',
    });
    expect((await readGroup(owner)).members).toHaveLength(2);
  });

  it('are led to their invitations only if they own the group', async () => {
    const { member } = await groupOfTwo(api);
    expect(await member.get('/group/invitations')).toMatchObject({
      code: 'RES.003',
      message: 'Управлять приглашениями может только владелец группы',
    });
  });
});
