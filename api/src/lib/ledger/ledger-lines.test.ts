import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { charge, selfCheck, topUp } from './index.ts';
import { withOwnPayer } from './testing/payers.ts';

const REVENUE = '00000000-0000-7000-8000-000000000003';
const BANK = '00000000-0000-7000-8000-000000000002';
const NOBODY = '00000000-0000-7000-8000-000000000009';

/* Postings have no foreign keys, because a charge would pay for each. These rules stand in their place. */
describe.each(databases)('the lines of an entry on $name', ({ open }) => {
  let db: Database;
  let payerId: string;
  let userId: string;
  let entryId: string;
  withOwnPayer(open, (own) => {
    ({ db, payerId, userId } = own);
  });
  beforeEach(async () => {
    const posted = await topUp(db, { payerId, userId, amount: '100', by: 'gateway' });
    entryId = posted.entryId ?? '';
  });

  /** A statement of somebody who writes past the ledger's functions. */
  const insert = (trx: Database, entry: string, lines: [account: string, amount: string][]) =>
    sql`insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
      values ${sql.join(
        lines.map(
          ([account, amount]) =>
            sql`(${uuidv7()}::uuid, ${entry}::uuid, ${account}::uuid, 'charge', ${amount}::numeric, now())`,
        ),
      )}`.execute(trx);
  const insertNew = (lines: [string, string][], more: { userId?: string; modelId?: string } = {}) =>
    inTransaction(db, async (trx) => {
      const id = uuidv7();
      await sql`insert into ledger_entries (id, kind, root_kind, user_id, model_id)
        values (${id}, 'charge', 'charge', ${more.userId ?? null}, ${more.modelId ?? null})`.execute(trx);
      await insert(trx, id, lines);
    });

  it('come by hand when they are whole', async () => {
    await insertNew(
      [
        [REVENUE, '5'],
        [payerId, '-5'],
      ],
      { userId },
    );
    expect(await selfCheck(db)).toMatchObject({ ok: true });
  });

  it('never take an entry of the past off zero', async () => {
    await expect(insert(db, entryId, [[REVENUE, '1']])).rejects.toThrow('do not sum to zero');
  });

  it('never pass between accounts of the system alone', async () => {
    const lines: [string, string][] = [
      [BANK, '-5'],
      [REVENUE, '5'],
    ];
    await expect(insertNew(lines)).rejects.toThrow("move no payer's money");
    await expect(insert(db, uuidv7(), lines)).rejects.toThrow("move no payer's money");
  });

  it.each([
    ['an unknown payer', uuidv7()],
    ['an unknown account of the system', NOBODY],
  ])('name no %s', async (_who, account) => {
    await expect(
      insertNew([
        [REVENUE, '5'],
        [account, '-5'],
      ]),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('belong to an entry that is there', async () => {
    await expect(
      insert(db, uuidv7(), [
        [REVENUE, '5'],
        [payerId, '-5'],
      ]),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('name no unknown person or model', async () => {
    const lines: [string, string][] = [
      [REVENUE, '5'],
      [payerId, '-5'],
    ];
    await expect(insertNew(lines, { userId: uuidv7() })).rejects.toMatchObject({ code: '23503' });
    await expect(insertNew(lines, { modelId: 'unknown' })).rejects.toMatchObject({ code: '23503' });
  });

  it('keep their accounts, people and models from going away', async () => {
    const modelId = `model-${payerId}`;
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values (${modelId}, 'Модель', 'Ромашка', 'text', 1, 1)`.execute(db);
    await charge(db, { payerId, userId, amount: '1', modelId });
    await expect(sql`delete from models where id = ${modelId}`.execute(db)).rejects.toMatchObject({
      code: '23503',
    });
    await expect(sql`update users set id = ${uuidv7()} where id = ${userId}`.execute(db)).rejects.toThrow();
    await expect(sql`delete from ledger_accounts where id = ${payerId}`.execute(db)).rejects.toThrow(
      'append-only',
    );
    await expect(
      sql`update ledger_accounts set code = 'other' where id = ${REVENUE}`.execute(db),
    ).rejects.toThrow('append-only');
  });

  it.each([
    ['of no known kind', 'gift', 'charge', null],
    ['that comes from no known kind', 'charge', 'refund', null],
    ['that answers nothing', 'refund', 'charge', null],
    ['that answers without being an answer', 'charge', 'charge', 'original'],
  ])('are never those of an entry %s', async (_what, kind, root, original) => {
    await expect(
      sql`insert into ledger_entries (id, kind, root_kind, original_id)
        values (${uuidv7()}, ${kind}, ${root}, ${original === null ? null : entryId})`.execute(db),
    ).rejects.toThrow('ledger_entries_kinds_agree');
  });

  it('are written by a statement that is planned once a connection', async () => {
    await inTransaction(db, async (trx) => {
      for (const amount of ['1', '2']) await charge(trx, { payerId, amount });
      const { rows } = await sql`select statement from pg_prepared_statements
        where name like 'ledger-%' and statement like '%ledger_charge%'`.execute(trx);
      expect(rows).toHaveLength(1);
    });
  });
});
