import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, refund, selfCheck, topUp } from '#lib/ledger/index.ts';
import { databases } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import { readPeriod } from './period.ts';
import { readUsage } from './usage.ts';

const DAY_MS = 86_400_000;

describe.each(databases)('usage on $name', (database) => {
  const api = useTestApi(database);

  async function aGroup() {
    const [owner, member] = [await createUser(api.db), await createUser(api.db, { displayName: 'Пётр' })];
    const groupId = await createGroup(api.db, owner.id, [member.id]);
    const payerId = await payerOf(api, 'group_id', groupId);
    await topUp(api.db, { payerId, amount: '1000', by: 'bank', userId: owner.id });
    const spend = (userId: string, amount: string, daysAgo = 0) =>
      charge(api.db, { payerId, amount, userId, at: new Date(Date.now() - daysAgo * DAY_MS) });
    return { owner: owner.id, member: member.id, payerId, spend };
  }

  it('adds up the charges of a shared account by day, model and person', async () => {
    const { owner, member, payerId, spend } = await aGroup();
    await spend(owner, '7', 40);
    await spend(owner, '10', 3);
    await spend(member, '20', 3);
    await spend(member, '5');
    const usage = await readUsage(api.db, { payerId, ownUserId: null }, {});
    expect(usage).toMatchObject({ scope: 'all', total: '35.00', previous_total: '7.00' });
    expect(usage.days).toHaveLength(30);
    expect(usage.days.at(-1)).toEqual({ day: moscowDay(new Date()), amount: '5.00' });
    expect(usage.days.at(-4)?.amount).toBe('30.00');
    expect(
      usage.members.map(({ user, total, charges, is_member }) => [user?.id, total, charges, is_member]),
    ).toEqual([
      [member, '25.00', 2, true],
      [owner, '10.00', 1, true],
    ]);
    expect(usage.models).toMatchObject([{ id: null, name: null, total: '35.00' }]);
  });

  it('shows somebody what is theirs alone', async () => {
    const { owner, member, payerId, spend } = await aGroup();
    await spend(owner, '10');
    await spend(member, '20');
    expect(await readUsage(api.db, { payerId, ownUserId: owner }, {})).toMatchObject({
      scope: 'own',
      total: '10.00',
      members: [{ user: { id: owner }, total: '10.00' }],
    });
  });

  it('keeps what somebody spent who has left', async () => {
    const { owner, member, payerId, spend } = await aGroup();
    await spend(member, '20');
    await api.db.deleteFrom('group_members').where('user_id', '=', member).execute();
    const { members } = await readUsage(api.db, { payerId, ownUserId: null }, {});
    expect(members).toMatchObject([{ user: { id: member, display_name: 'Пётр' }, is_member: false }]);
    expect(owner).not.toBe(member);
  });

  it('counts no refund and no personal account', async () => {
    const { owner, payerId, spend } = await aGroup();
    const { entryId } = await spend(owner, '10');
    await refund(api.db, { entryId: entryId ?? '', amount: '4' });
    const { id } = await createUser(api.db);
    const own = await payerOf(api, 'user_id', id);
    await topUp(api.db, { payerId: own, amount: '100', by: 'bank', userId: id });
    await charge(api.db, { payerId: own, amount: '3', userId: id });
    expect(await readUsage(api.db, { payerId, ownUserId: null }, {})).toMatchObject({
      total: '10.00',
      members: [{ total: '10.00', charges: 1 }],
    });
    const { rows } = await sql`select from ledger_member_days where payer_id = ${own}`.execute(api.db);
    expect(rows).toEqual([]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it.each([
    ['lost', 'delete from ledger_member_days'],
    ['counted twice', 'update ledger_member_days set charges = charges + 1'],
    ['another sum', 'update ledger_member_days set amount = amount + 1'],
  ])('is found by the self-check when a day of a person is %s', async (_what, damage) => {
    const { owner, spend } = await aGroup();
    await spend(owner, '10');
    await api.db.transaction().execute(async (trx) => {
      await sql.raw(damage).execute(trx);
      const { rows } = await sql<{ kind: string }>`select kind from ledger_problems()`.execute(trx);
      expect(rows.map(({ kind }) => kind)).toContain('member_days_differ');
      await sql`delete from ledger_member_days`.execute(trx);
      await sql`insert into ledger_member_days select d.payer_id, d.day, d.user_id, sum(d.amount_out), sum(d.postings)
        from ledger_user_days d join payers p on p.id = d.payer_id and p.kind <> 'user' where d.type = 'charge'
        group by 1, 2, 3`.execute(trx);
    });
  });
});

describe('the period of a usage', () => {
  const now = new Date('2026-03-10T22:30:00Z');

  it('is the last 30 days of Moscow without any end', () => {
    const { from, to, before, dates } = readPeriod({}, now);
    expect([from, to, before, dates.length]).toEqual(['2026-02-10', '2026-03-11', '2026-01-11', 30]);
  });

  it('takes one end or both', () => {
    expect(readPeriod({ from: '2026-03-01', to: '2026-03-01' }, now)).toMatchObject({
      before: '2026-02-28',
      dates: ['2026-03-01'],
    });
    expect(readPeriod({ from: '2026-03-01' }, now).to).toBe('2026-03-11');
    expect(readPeriod({ to: '2026-01-30' }, now).from).toBe('2026-01-01');
  });

  it.each([
    [{ from: '2026-02-30' }, 'Такого дня нет'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'Конец периода раньше начала'],
    [{ from: addDays('2026-03-01', -366), to: '2026-03-01' }, 'Не больше 366 дней'],
  ])('refuses %j', (query, message) => {
    expect(() => readPeriod(query, now)).toThrow(message);
  });
});
