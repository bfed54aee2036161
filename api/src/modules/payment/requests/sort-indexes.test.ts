import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { readSort } from '#lists/query.ts';
import { inOrder } from '#lists/table-rows.ts';
import { anyDatabase } from '#test/databases.ts';
import { REQUEST_SORTS } from './list.ts';

describe.each(anyDatabase)('the orders of payment requests on $name', (database) => {
  // `desc nulls last` fits no index of `desc`, so the list of all was sorted for each page (80 ms at 100 000 rows).
  it('each come from an index', async () => {
    const connection = await database.open();
    const plans = await connection.db.transaction().execute(async (trx) => {
      await sql`set local enable_sort = off`.execute(trx);
      const found: string[] = [];
      for (const sort of Object.keys(REQUEST_SORTS).flatMap((field) => [field, `-${field}`])) {
        const order = inOrder(readSort(sort, REQUEST_SORTS), 'r.id');
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`explain (costs off) select from payment_requests r order by ${order} limit 20`.execute(trx);
        found.push(`${sort}: ${rows.map((row) => row['QUERY PLAN'].trim()).join(' ')}`);
      }
      return found;
    });
    await connection.close();
    // A number is unique, so only the id behind it is left to sort.
    expect(plans.filter((plan) => !/: Limit -> +(Index|Incremental Sort)/.test(plan))).toEqual([]);
  });
});
