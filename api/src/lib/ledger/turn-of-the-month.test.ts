import {
  addDays,
  firstOfMonth,
  moscowDay,
  startOfMoscowDay,
  startOfNextMonth,
} from '@cabinet/kernel/core/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { groupOfTwo } from '#test/test-groups.ts';
import { charge, topUp } from './index.ts';

const SECOND_MS = 1000;
const today = moscowDay(new Date());
const month = { from: firstOfMonth(today), to: today };
const before = { from: firstOfMonth(today, -1), to: addDays(month.from, -1) };
/** 00:00:00 in Moscow on the first, and 23:59:59 of the day before it. */
const turn = startOfMoscowDay(month.from);
const lastSecond = new Date(turn.getTime() - SECOND_MS);

const query = ({ from, to }: typeof month) => new URLSearchParams({ from, to });

describe.each(anyDatabase)("Moscow's turn of a month on $name", (database) => {
  const api = useTestApi(database);
  let group: Awaited<ReturnType<typeof groupOfTwo>>;
  const spend = (amount: string, at: Date) =>
    charge(api.db, { payerId: group.payerId, amount, userId: group.member.userId, at });

  beforeAll(async () => {
    group = await groupOfTwo(api);
    const at = new Date(turn.getTime() - 2 * SECOND_MS);
    await topUp(api.db, { payerId: group.payerId, amount: '100', by: 'bank', at });
    await sql`update group_members set monthly_cap = 10 where user_id = ${group.member.userId}`.execute(
      api.db,
    );
  });

  it('lets a cap begin anew with its first second, and not one earlier', async () => {
    expect((await spend('8', lastSecond)).status).toBe('posted');
    expect((await spend('3', lastSecond)).status).toBe('cap');
    expect((await spend('3', turn)).status).toBe('posted');
    expect((await spend('7.01', turn)).status).toBe('cap');
    const members = (await group.owner.get('/group/me/members')).read<object[]>();
    expect(members).toContainEqual(
      expect.objectContaining({ user_id: group.member.userId, spent_this_month: '3.00' }),
    );
  });

  it.each([
    ['the month before', before, '8.00', '100.00'],
    ['this month', month, '3.00', '0.00'],
  ])(
    'leaves each charge in its month, in the usage, the list and its file: %s',
    async (_name, days, out, income) => {
      const usage = (await group.owner.get(`/group/me/usage?${query(days)}`)).read<{ total: string }>();
      expect(usage.total).toBe(out);
      const list = await group.owner.get(`/transactions/group?${query(days)}`);
      expect(list.data).toMatchObject({ totals: { in: income, out } });
      const file = await group.owner.get(`/transactions/group/export?format=csv&type=charge&${query(days)}`);
      expect(file.raw.toString('utf8').trimEnd().split('\r\n')).toHaveLength(2);
    },
  );

  it.each([
    '2026-11-30T20:59:59.999Z',
    '2026-11-30T21:00:00.000Z',
    '2026-12-31T20:59:59.999Z',
    '2026-12-31T21:00:00.000Z',
    '2028-02-29T20:59:59.999Z',
    '2028-02-29T21:00:00.000Z',
    '2027-02-28T21:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
  ])('comes at the same moment for the database and for the browser: %s', async (at) => {
    const { rows } = await sql<{ end: Date }>`select ledger_month_end(${at}::timestamptz) as end`.execute(
      api.db,
    );
    expect(rows[0]?.end.toISOString()).toBe(startOfNextMonth(new Date(at)).toISOString());
  });
});
