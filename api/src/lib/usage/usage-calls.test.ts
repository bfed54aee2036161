import { describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { charge, topUp } from '#lib/ledger/index.ts';
import { found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { groupOfTwo } from '#test/test-groups.ts';
import type { UsageData } from './schemas.ts';

type Usage = Static<typeof UsageData>;

describe.each(anyDatabase)('usage by its calls on $name', (database) => {
  const api = useTestApi(database);

  const spend = (payerId: string, { userId }: SignedIn, amount: string) =>
    charge(api.db, { payerId, amount, userId });
  const read = async (person: SignedIn, path: string) => {
    const { scope, total, members } = (await person.get(path)).read<Usage>();
    return { scope, total, people: members.map(({ user, total: sum }) => [user?.id, sum]) };
  };
  async function companyOfTwo() {
    const company = await found(api);
    const employee = await hire(api, company.id);
    await topUp(api.db, { payerId: company.payerId, amount: '100', by: 'bank' });
    await spend(company.payerId, company.owner, '10');
    await spend(company.payerId, employee, '20');
    return { ...company, employee, path: `/company/${company.id}/usage` };
  }

  it('of a group is of all for its owner, and their own for a member', async () => {
    const { payerId, owner, member } = await groupOfTwo(api, '100');
    await spend(payerId, owner, '10');
    await spend(payerId, member, '20');
    expect(await read(owner, '/group/me/usage')).toEqual({
      scope: 'all',
      total: '30.00',
      people: [
        [member.userId, '20.00'],
        [owner.userId, '10.00'],
      ],
    });
    const own = { scope: 'own', total: '20.00', people: [[member.userId, '20.00']] };
    expect(await read(member, '/group/me/usage')).toEqual(own);
  });

  it('of a group is not there for somebody without one, nor for a visitor', async () => {
    expect(await (await api.signedIn()).get('/group/me/usage')).toMatchObject({ code: 'RES.001' });
    expect(await api.visitor().get('/group/me/usage')).toMatchObject({ status: 401 });
  });

  it('of a company says of somebody suspended that they are, and of somebody removed that they have left', async () => {
    const { id, owner, employee, path } = await companyOfTwo();
    const standing = async () =>
      (await owner.get(path))
        .read<Usage>()
        .members.filter(({ user }) => user?.id === employee.userId)
        .map(({ is_member, is_suspended }) => ({ is_member, is_suspended }));
    expect(await standing()).toEqual([{ is_member: true, is_suspended: false }]);
    await owner.patch(`/company/${id}/users/${employee.userId}`, { is_active: false });
    expect(await standing()).toEqual([{ is_member: true, is_suspended: true }]);
    await owner.delete(`/company/${id}/users/${employee.userId}`);
    expect(await standing()).toEqual([{ is_member: false, is_suspended: false }]);
  });

  it('of a company is of all for the director and for whoever may see its transactions', async () => {
    const { id, owner, employee, path } = await companyOfTwo();
    const accountant = await hire(api, id, { permissions: ['company:transactions'] });
    for (const person of [owner, accountant])
      expect(await read(person, path)).toEqual({
        scope: 'all',
        total: '30.00',
        people: [
          [employee.userId, '20.00'],
          [owner.userId, '10.00'],
        ],
      });
  });

  it('of a company is refused to an employee without the permission, and is not there for others', async () => {
    const { employee, path } = await companyOfTwo();
    expect(await employee.get(path)).toMatchObject({ status: 403, code: 'AUTH.003' });
    const stranger = await api.signedIn({ permissions: ['company:transactions'] });
    expect(await stranger.get(path)).toMatchObject({ status: 404, code: 'RES.001' });
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2025-01-01&to=2026-01-02', 'from'],
  ])('refuses the period %s', async (query, field) => {
    const { owner } = await groupOfTwo(api);
    const { owner: director, id } = await found(api);
    for (const answer of [
      await owner.get(`/group/me/usage?${query}`),
      await director.get(`/company/${id}/usage?${query}`),
    ]) {
      expect(answer).toMatchObject({ status: 400, code: 'VAL.003' });
      expect(Object.keys(answer.details.fields ?? {})).toEqual([field]);
    }
  });
});
