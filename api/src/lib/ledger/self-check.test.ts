import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type Database, type DatabaseConnection, inTransaction, type Schema } from '#db/index.ts';
import { captureCall } from '#modules/internal/capture-service.ts';
import { chargeCall } from '#modules/internal/charge-service.ts';
import { holdCall } from '#modules/internal/hold-service.ts';
import { databases } from '#test/databases.ts';
import { insertAudit } from '#test/test-audit.ts';
import { userWith } from '#test/test-payers.ts';
import { type LedgerProblem, selfCheck } from './index.ts';

const TOKENS = { inputTokens: 1_000_000, outputTokens: 0 };

class Undone extends Error {}

describe.each(databases)('the check of the ledger on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let db: Database;
  beforeAll(async () => {
    connection = await open();
    db = connection.db;
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(db);
    const [user] = [await userWith({ db }, '100'), await userWith({ db }, '100')];
    const call = { userId: user.id, modelId: 'paid-model', caller: 'chat', ...TOKENS };
    await chargeCall(db, { ...call, requestId: 'one' });
    const held = await holdCall(db, { ...call, requestId: 'two' });
    await holdCall(db, { ...call, requestId: 'three' });
    await captureCall(db, held.id ?? '', { ...TOKENS, inputTokens: 500_000, caller: 'chat' });
    for (const action of ['model.create', 'model.update', 'model.delete'])
      await insertAudit(db, { actorId: user.id, action, entityId: 'paid-model' });
    expect(await selfCheck(db)).toMatchObject({ ok: true, auditHead: { seq: 3 } });
  });
  afterAll(() => connection.close());

  /** What the check finds after somebody who owns the tables has done harm; the harm is undone afterwards. */
  async function after(
    deed: (trx: Transaction<Schema>) => Promise<unknown>,
  ): Promise<Pick<LedgerProblem, 'kind' | 'subject'>[]> {
    const found: LedgerProblem[] = [];
    await inTransaction(db, async (trx) => {
      for (const table of ['audit_log', 'model_charges', 'ledger_checks'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await deed(trx);
      const { rows } = await sql<LedgerProblem>`select * from ledger_problems()`.execute(trx);
      found.push(...rows);
      throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    return found.map(({ kind, subject }) => ({ kind, subject }));
  }
  const run = (statement: RawBuilder<unknown>) => (trx: Transaction<Schema>) => statement.execute(trx);

  it.each([
    ['user_id', '(select id from users where id <> user_id limit 1)'],
    ['input_tokens', '1'],
    ['output_tokens', '1'],
    ['correction_multiplier', '0.5'],
    ['tier', "'pro'"],
    ['input_price', 'input_price + 1'],
    ['output_price', 'null'],
    ['base_amount', '1'],
    ['amount', '1'],
    ['created_at', "created_at - interval '1 day'"],
  ])('names the record of a charge whose %s was altered', async (column, value) => {
    const found = await after(
      run(
        sql`update model_charges set ${sql.ref(column)} = ${sql.raw(value)} where request_key = 'charge:one'`,
      ),
    );
    expect(found).toContainEqual({ kind: 'charge_altered', subject: 'charge:one' });
  });

  it('finds another name of the service that charged', async () => {
    const found = await after(async (trx) => {
      await sql`update model_charges set caller = 'scout' where request_key = 'charge:one'`.execute(trx);
    });
    expect(found).toEqual([{ kind: 'charge_altered', subject: 'charge:one' }]);
  });

  it('takes a call of before names and prices as it was sealed then', async () => {
    const found = await after(async (trx) => {
      await sql`update model_charges c set caller = null, input_price = null, output_price = null, digest = encode(sha256(convert_to(jsonb_build_array(
        c.request_key, c.user_id, c.payer_id, c.model_id, c.input_tokens, c.output_tokens, c.base_amount,
        c.correction_id, c.correction_multiplier, c.tier, c.tier_multiplier, c.amount, c.entry_id, c.hold_id,
        extract(epoch from c.created_at))::text, 'UTF8')), 'hex')`.execute(trx);
    });
    expect(found).toEqual([]);
  });

  it.each(['charge:one', 'hold:two', 'capture:two', 'hold:three'])(
    'compares %s with what was posted or reserved, though its digest was recomputed',
    async (key) => {
      const found = await after(async (trx) => {
        await sql`update model_charges set base_amount = 1, amount = 1 where request_key = ${key}`.execute(
          trx,
        );
        await sql`update model_charges c set digest = model_charge_digest(c) where request_key = ${key}`.execute(
          trx,
        );
      });
      expect(found).toEqual([
        { kind: 'charge_differs', subject: key },
        { kind: 'charge_mispriced', subject: key },
      ]);
    },
  );

  it('compares an amount with its base and multipliers', async () => {
    const found = await after(async (trx) => {
      await sql`update model_charges set base_amount = 9 where request_key = 'charge:one'`.execute(trx);
      await sql`update model_charges c set digest = model_charge_digest(c) where request_key = 'charge:one'`.execute(
        trx,
      );
    });
    expect(found).toEqual([{ kind: 'charge_mispriced', subject: 'charge:one' }]);
  });

  it('compares the base of a charge with its tokens and their prices', async () => {
    const found = await after(async (trx) => {
      await sql`update model_charges set input_price = input_price + 1 where request_key = 'charge:one'`.execute(
        trx,
      );
      await sql`update model_charges c set digest = model_charge_digest(c) where request_key = 'charge:one'`.execute(
        trx,
      );
    });
    expect(found).toEqual([{ kind: 'charge_mispriced', subject: 'charge:one' }]);
  });

  it('takes a base of millions, for whose decimals the digits of the price are too few', async () => {
    const found = await after(async (trx) => {
      await sql`alter table model_charges enable trigger user`.execute(trx);
      await sql`insert into models (id, name, developer, type, input_price, output_price)
        values ('dear-model', 'Дорогая', 'Ромашка', 'text', 216604.259067, 168722.423632)`.execute(trx);
      const { id: userId } = await userWith({ db: trx }, '1000000000');
      const tokens = { inputTokens: 796_158_021, outputTokens: 30_806_973 };
      await chargeCall(trx, { userId, modelId: 'dear-model', caller: 'chat', requestId: 'dear', ...tokens });
    });
    expect(found).toEqual([]);
  });

  it.each(['charge:one', 'capture:two'])('misses the record %s', async (key) => {
    const { entry_id } = await db
      .selectFrom('model_charges')
      .select('entry_id')
      .where('request_key', '=', key)
      .executeTakeFirstOrThrow();
    const found = await after(run(sql`delete from model_charges where request_key = ${key}`));
    expect(found).toEqual([{ kind: 'charge_unrecorded', subject: entry_id }]);
  });

  it('names a row of the audit log that was changed', async () => {
    const found = await after(run(sql`update audit_log set action = 'model.forge' where seq = 2`));
    expect(found).toEqual([{ kind: 'audit_broken', subject: '2' }]);
  });

  it('names the row after one that was changed with its hash, or taken out', async () => {
    const forged = await after(async (trx) => {
      await sql`update audit_log set action = 'model.forge' where seq = 2`.execute(trx);
      await sql`update audit_log a set hash = audit_log_hash(a) where seq = 2`.execute(trx);
    });
    expect(forged).toEqual([{ kind: 'audit_broken', subject: '3' }]);
    const removed = await after(run(sql`delete from audit_log where seq = 2`));
    expect(removed).toEqual([{ kind: 'audit_broken', subject: '3' }]);
  });

  it('misses rows that were cut off the end of the audit log since the last check', async () => {
    const found = await after(run(sql`delete from audit_log where seq = 3`));
    expect(found).toEqual([{ kind: 'audit_cut', subject: '3' }]);
  });

  it.each(['model_charges', 'ledger_checks', 'audit_log'])('rests on %s, which only grows', async (table) => {
    const name = sql.table(table);
    const id = sql.ref(table === 'model_charges' ? 'request_key' : 'id');
    for (const statement of [
      sql`update ${name} set ${id} = ${id}`,
      sql`delete from ${name}`,
      sql`truncate ${name} cascade`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('append-only');
  });

  it('is done for a database without any charge or audit row', async () => {
    const empty = await open();
    expect(await selfCheck(empty.db)).toMatchObject({ ok: true, auditHead: null });
    await empty.close();
  });
});
