import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, type DatabaseConnection, inTransaction } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { charge, refund, selfCheck, topUp } from './index.ts';
import { createPayer } from './testing/payers.ts';

const UNDO = new Error('undo');

describe.each(databases)('the days of a person on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let db: Database;
  beforeAll(async () => {
    connection = await open();
    db = connection.db;
    await sql`insert into models (id, name, developer, type, input_price, output_price) values
      ('one', 'Первая', 'Ромашка', 'text', 1, 1), ('two', 'Вторая', 'Ромашка', 'text', 1, 1)`.execute(db);
    const { payerId, userId } = await createPayer(db);
    await topUp(db, { payerId, userId, amount: '100', by: 'bank' });
    for (const modelId of ['one', 'one', 'two', null]) {
      const at = modelId === 'two' ? new Date('2026-03-01T20:59:59.999Z') : new Date('2026-03-01T21:00:00Z');
      const { entryId } = await charge(db, { payerId, userId, amount: '3', modelId, at });
      if (modelId === 'two') await refund(db, { entryId: entryId ?? '', amount: '1', at });
    }
  });
  afterAll(() => connection.close());

  const days = async (trx: Database) => {
    const { rows } =
      await sql`select day, type, model_id, amount_in, amount_out, postings from ledger_user_days
      where type <> 'topup' order by day, type, model_id`.execute(trx);
    return rows;
  };
  const EXPECTED = [
    ['2026-03-01', 'charge', 'two', '0.0000000000', '3.0000000000', 1],
    ['2026-03-01', 'refund', 'two', '1.0000000000', '0.0000000000', 1],
    ['2026-03-02', 'charge', '', '0.0000000000', '3.0000000000', 1],
    ['2026-03-02', 'charge', 'one', '0.0000000000', '6.0000000000', 2],
  ].map(([day, type, model_id, amount_in, amount_out, postings]) => ({
    day,
    type,
    model_id,
    amount_in,
    amount_out,
    postings,
  }));

  /** Runs the work and undoes all that it has written. */
  async function undone(work: (trx: Database) => Promise<void>): Promise<void> {
    const run = inTransaction(db, async (trx) => {
      await work(trx);
      throw UNDO;
    });
    await expect(run).rejects.toBe(UNDO);
  }

  it('tell models apart', async () => {
    expect(await days(db)).toEqual(EXPECTED);
    expect(await selfCheck(db)).toMatchObject({ ok: true });
  });

  // Another index had the month of each member with a cap looked for among everybody's days, which cost a fifth of the
  // charges a second.
  it('of a month are found by their person, also where nobody has analyzed the table', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
      select sum(amount_out) from ledger_user_days
      where user_id = '00000000-0000-7000-8000-000000000001' and payer_id = '00000000-0000-7000-8000-000000000002'
        and type = 'charge' and day >= '2026-03-01' and day < '2026-04-01'`.execute(db);
    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('ledger_user_days_pkey');
  });

  it.each([
    ['lost', "delete from ledger_user_days where model_id = 'one'"],
    [
      'too many',
      "update ledger_user_days set postings = postings + 1 where model_id = 'two' and type = 'charge'",
    ],
    ['another sum', "update ledger_user_days set amount_out = amount_out + 1 where model_id = 'one'"],
  ])('are found out by the self-check when some are %s', (_what, tamper) =>
    undone(async (trx) => {
      await sql.raw(tamper).execute(trx);
      const { rows } = await sql<{ kind: string }>`select kind from ledger_problems()`.execute(trx);
      expect(rows).toEqual([{ kind: 'user_days_differ' }]);
    }),
  );
});
