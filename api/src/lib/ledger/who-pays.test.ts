import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type DatabaseConnection, inTransaction } from '#db/index.ts';
import { databases } from '#test/databases.ts';

describe.each(databases)('who pays on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  // With 100,000 people the look-up took a second, and every open tab asks every 30 seconds.
  it('is looked up for the one person of a row, without a sort of all', async () => {
    const plan = await inTransaction(connection.db, async (trx) => {
      // With few people the planner would read all of them.
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
        with me as materialized (select user_id from sessions limit 1)
        select w.payer_id from me join who_pays w on w.user_id = me.user_id
        join payers p on p.id = w.payer_id`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index Cond: (id = me.user_id)');
    expect(plan).not.toMatch(/Unique|Merge Join|Hash Join/);
  });
});
