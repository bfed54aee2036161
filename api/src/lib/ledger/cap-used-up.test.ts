import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { groupOfTwo } from '#test/test-groups.ts';
import { capUsedUp, charge } from './index.ts';

describe.each(anyDatabase)('caps that are used up on $name', (database) => {
  const api = useTestApi(database);

  const usedUp = async (db: Database, { userId }: SignedIn) => {
    const { rows } = await sql`select from group_members m join payers p on p.group_id = m.group_id
      where m.user_id = ${userId} and ${capUsedUp(sql`p.id`)}`.execute(db);
    return rows.length === 1;
  };
  const withCap = async (spent: string) => {
    const { payerId, member } = await groupOfTwo(api, '1000');
    await sql`update group_members set monthly_cap = 100 where user_id = ${member.userId}`.execute(api.db);
    await charge(api.db, { payerId, userId: member.userId, amount: spent });
    return member;
  };

  it('ask for refunds only of those whose days reach the cap', async () => {
    const [near, over] = [await withCap('99.99'), await withCap('100')];
    expect([await usedUp(api.db, near), await usedUp(api.db, over)]).toEqual([false, true]);
    const undone = new Error('undone');
    const withoutRefunds = api.db.transaction().execute(async (trx) => {
      await sql`create or replace function ledger_month_spent(p_payer uuid, p_user uuid, p_at timestamptz)
        returns numeric language plpgsql stable as $$ begin raise 'refunds were asked for'; end $$`.execute(
        trx,
      );
      expect(await usedUp(trx, near)).toBe(false);
      await sql`savepoint asked`.execute(trx);
      await expect(usedUp(trx, over)).rejects.toThrow('refunds were asked for');
      throw undone;
    });
    await expect(withoutRefunds).rejects.toBe(undone);
  });

  it('find the days of the month by their index', async () => {
    const { rows } = await sql<Readonly<Record<'QUERY PLAN', string>>>`
      explain select from group_members m where ${capUsedUp(sql`m.group_id`)}`.execute(api.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*\(day >= /);
  });
});
