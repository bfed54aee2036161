import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import {
  addFunds,
  capture,
  charge,
  expireHolds,
  hold,
  lastCheck,
  ledgerErrorCode,
  payerSummaryForUser,
  payerTotals,
  refund,
  release,
  reverse,
  selfCheck,
  topUp,
} from './index.ts';
import { balanceOf, withOwnPayer } from './testing/payers.ts';

describe.each(databases)('the ledger on $name', ({ open }) => {
  let db: Database;
  let payerId: string;
  let userId: string;
  withOwnPayer(open, (own) => {
    ({ db, payerId, userId } = own);
  });

  const fund = (amount: string) => topUp(db, { payerId, amount, by: 'gateway' });

  it('opens a payer with nothing in it for each user', async () => {
    const payer = await db.selectFrom('payers').selectAll().where('id', '=', payerId).executeTakeFirst();
    expect(payer).toMatchObject({ kind: 'user', user_id: userId, tier: 'start' });
    expect(await balanceOf(db, payerId)).toMatchObject({ balance: '0.0000000000', held: '0.0000000000' });
  });

  it('follows the name of the user', async () => {
    await db.updateTable('users').set({ display_name: 'Новое Имя' }).where('id', '=', userId).execute();
    const payer = await db.selectFrom('payers').select('name').where('id', '=', payerId).executeTakeFirst();
    expect(payer).toEqual({ name: 'Новое Имя' });
  });

  it('returns the balance after each posting', async () => {
    await fund('100');
    const charged = await charge(db, { payerId, amount: '0.0000000001', userId, description: 'мало' });
    expect(charged).toMatchObject({ status: 'posted', balance: '99.9999999999' });
    const postings = await db
      .selectFrom('ledger_postings')
      .select(['type', 'amount', 'balance_after'])
      .where('payer_id', '=', payerId)
      .orderBy('number')
      .execute();
    expect(postings).toEqual([
      { type: 'topup', amount: '100.0000000000', balance_after: '100.0000000000' },
      { type: 'charge', amount: '-0.0000000001', balance_after: '99.9999999999' },
    ]);
  });

  it('refuses a charge that the money does not cover, and leaves the transaction usable', async () => {
    await fund('10');
    const { refused, kept } = await inTransaction(db, async (trx) => ({
      refused: await charge(trx, { payerId, amount: '10.01' }),
      kept: await charge(trx, { payerId, amount: '10' }),
    }));
    expect(refused).toMatchObject({ status: 'insufficient', entryId: null, balance: '10.0000000000' });
    expect(ledgerErrorCode(refused)).toBe('PAY.002');
    expect(kept.status).toBe('posted');
    expect(ledgerErrorCode(kept)).toBeNull();
  });

  it('lets a payer go below zero by its credit limit and no further', async () => {
    await db
      .updateTable('payer_balances')
      .set({ credit_limit: '50' })
      .where('payer_id', '=', payerId)
      .execute();
    expect((await charge(db, { payerId, amount: '50' })).status).toBe('posted');
    expect((await charge(db, { payerId, amount: '0.01' })).status).toBe('insufficient');
  });

  it('answers a repeated request with the first entry and a different one with a conflict', async () => {
    await fund('100');
    const requestKey = uuidv7();
    const first = await charge(db, { payerId, amount: '5', requestKey });
    const second = await charge(db, { payerId, amount: '5', requestKey });
    const other = await charge(db, { payerId, amount: '6', requestKey });
    expect(second).toMatchObject({ status: 'replayed', entryId: first.entryId, balance: '95.0000000000' });
    expect(ledgerErrorCode(other)).toBe('RES.002');
  });

  it('refuses amounts that are not above zero before it asks the database', () => {
    expect(() => charge(db, { payerId, amount: '0' })).toThrow(RangeError);
    expect(() => topUp(db, { payerId, amount: '-1', by: 'bank' })).toThrow(RangeError);
    expect(() => addFunds(db, { payerId, amount: '0.00', kind: 'adjustment', reason: 'тест' })).toThrow(
      RangeError,
    );
  });

  it('refuses to charge a payer that is switched off or unknown', async () => {
    await fund('10');
    await db.updateTable('payers').set({ is_active: false }).where('id', '=', payerId).execute();
    expect((await charge(db, { payerId, amount: '1' })).status).toBe('inactive');
    expect((await hold(db, { payerId, amount: '1' })).status).toBe('inactive');
    expect(ledgerErrorCode(await charge(db, { payerId: uuidv7(), amount: '1' }))).toBe('RES.001');
  });

  describe('a hold', () => {
    it('keeps money from other charges and gives back what was not used', async () => {
      await fund('100');
      const { holdId } = await hold(db, { payerId, amount: '80', userId });
      expect((await charge(db, { payerId, amount: '21' })).status).toBe('insufficient');
      const captured = await capture(db, { holdId: holdId ?? '', amount: '30' });
      expect(captured).toMatchObject({ status: 'posted', balance: '70.0000000000', held: '0.0000000000' });
      const entry = await db
        .selectFrom('ledger_entries')
        .selectAll()
        .where('id', '=', captured.entryId ?? '')
        .executeTakeFirst();
      expect(entry).toMatchObject({
        kind: 'charge',
        user_id: userId,
        document_type: 'hold',
        document_id: holdId,
      });
    });

    it('takes more than was reserved when there is free money for the rest', async () => {
      await fund('100');
      const first = await hold(db, { payerId, amount: '10' });
      expect((await capture(db, { holdId: first.holdId ?? '', amount: '101' })).status).toBe('insufficient');
      expect((await capture(db, { holdId: first.holdId ?? '', amount: '100' })).status).toBe('posted');
    });

    it('ends once', async () => {
      await fund('100');
      const { holdId } = await hold(db, { payerId, amount: '10' });
      expect((await release(db, { holdId: holdId ?? '' })).status).toBe('posted');
      expect((await release(db, { holdId: holdId ?? '' })).status).toBe('replayed');
      expect((await capture(db, { holdId: holdId ?? '', amount: '5' })).status).toBe('state');
      expect((await release(db, { holdId: uuidv7() })).status).toBe('not_found');
    });

    it('lapses when nobody comes back for it', async () => {
      await fund('100');
      const { holdId } = await hold(db, { payerId, amount: '10', expiresAt: new Date(Date.now() - 1000) });
      expect(await expireHolds(db)).toBe(1);
      expect((await balanceOf(db, payerId)).held).toBe('0.0000000000');
      expect((await capture(db, { holdId: holdId ?? '', amount: '5' })).status).toBe('state');
    });
  });

  describe('refunds and reversals', () => {
    it('never give back more than was taken', async () => {
      await fund('100');
      const { entryId } = await charge(db, { payerId, amount: '10' });
      const part = { entryId: entryId ?? '', amount: '6' };
      expect((await refund(db, part)).status).toBe('posted');
      expect((await refund(db, part)).status).toBe('state');
      expect((await refund(db, { ...part, amount: '4' })).balance).toBe('100.0000000000');
      expect((await balanceOf(db, payerId)).total_spent).toBe('0.0000000000');
    });

    it('reverse an entry once, with its own opposite', async () => {
      const { entryId } = await fund('100');
      const reason = 'Ошибка';
      const first = await reverse(db, { entryId: entryId ?? '', reason });
      const second = await reverse(db, { entryId: entryId ?? '', reason });
      expect(first).toMatchObject({ status: 'posted', balance: '0.0000000000' });
      expect(second).toMatchObject({ status: 'replayed', entryId: first.entryId });
      expect((await reverse(db, { entryId: first.entryId ?? '', reason })).status).toBe('state');
    });

    it('do not take back a top-up that is already spent', async () => {
      const { entryId } = await fund('100');
      await charge(db, { payerId, amount: '1' });
      expect((await reverse(db, { entryId: entryId ?? '', reason: 'Ошибка' })).status).toBe('insufficient');
    });
  });

  describe('the database itself', () => {
    it('refuses to change, delete or empty what is posted', async () => {
      await fund('100');
      await expect(db.updateTable('ledger_postings').set({ amount: '1' }).execute()).rejects.toThrow(
        'append-only',
      );
      await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only');
      await expect(sql`truncate ledger_postings`.execute(db)).rejects.toThrow('append-only');
    });

    it('refuses an entry that does not sum to zero, or has no postings', async () => {
      const entry = { kind: 'bonus', root_kind: 'bonus', original_id: null } as const;
      const line = `insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)`;
      await expect(
        inTransaction(db, async (trx) => {
          const id = uuidv7();
          await sql`insert into ledger_entries (id, kind, root_kind) values (${id}, ${entry.kind}, ${entry.root_kind})`.execute(
            trx,
          );
          await sql`${sql.raw(line)} values (${id}, ${id}, ${payerId}, 'bonus', 5, now())`.execute(trx);
        }),
      ).rejects.toThrow('do not sum to zero');
      await expect(
        sql`insert into ledger_entries (id, kind, root_kind) values (${uuidv7()}, 'bonus', 'bonus')`.execute(
          db,
        ),
      ).rejects.toThrow('has no postings');
      expect((await balanceOf(db, payerId)).balance).toBe('0.0000000000');
    });

    it('refuses a balance that no posting stands behind', async () => {
      const table = sql.raw('payer_balances');
      await expect(
        sql`update ${table} set balance = 10 where payer_id = ${payerId}`.execute(db),
      ).rejects.toThrow('only through postings');
      await expect(
        sql`update ${table} set held = 10 where payer_id = ${payerId}`.execute(db),
      ).rejects.toThrow('only through postings');
      await expect(sql`delete from ${table} where payer_id = ${payerId}`.execute(db)).rejects.toThrow(
        'only through postings',
      );
    });

    it('refuses a balance below the credit limit even where no function asked', async () => {
      await expect(
        inTransaction(db, async (trx) => {
          const id = uuidv7();
          await sql`insert into ledger_entries (id, kind, root_kind) values (${id}, 'charge', 'charge')`.execute(
            trx,
          );
          await sql`insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
            values (${id}, ${id}, ${payerId}, 'charge', -5, now())`.execute(trx);
        }),
      ).rejects.toThrow('payer_balances_within_credit_limit');
    });
  });

  it('moves a payer to the tier that all its top-ups reach', async () => {
    await fund('9999.99');
    expect(await payerSummaryForUser(db, userId)).toMatchObject({
      tier: 'start',
      tierProgress: { next_tier: 'plus', threshold: '10000.00', remaining: '0.01', percent: 99.9 },
    });
    const { entryId } = await fund('40000.01');
    expect(await payerSummaryForUser(db, userId)).toMatchObject({
      tier: 'pro',
      totalToppedUp: '50000.0000000000',
    });
    await reverse(db, { entryId: entryId ?? '', reason: 'Ошибка' });
    expect(await payerSummaryForUser(db, userId)).toMatchObject({ tier: 'start' });
  });

  it('spends from the company first, then from the group, then from the personal payer', async () => {
    const kindOf = async (id: string) => (await payerSummaryForUser(db, id))?.payer.kind;
    expect(await kindOf(userId)).toBe('user');
    await createGroup(db, userId);
    expect(await kindOf(userId)).toBe('group');
    const companyId = uuidv7();
    await db
      .insertInto('companies')
      .values({ id: companyId, name: 'ООО «Тест»', owner_id: userId })
      .execute();
    await db.updateTable('users').set({ company_id: companyId }).where('id', '=', userId).execute();
    expect(await kindOf(userId)).toBe('company');
    expect(await payerSummaryForUser(db, uuidv7())).toBeUndefined();
  });

  it('holds a member of a group to the monthly cap, reserves included', async () => {
    const { id: memberId } = await createUser(db);
    const groupId = await createGroup(db, userId, [memberId]);
    await db
      .updateTable('group_members')
      .set({ monthly_cap: '10' })
      .where('user_id', '=', memberId)
      .execute();
    const ofGroup = await payerOf({ db }, 'group_id', groupId);
    await topUp(db, { payerId: ofGroup, amount: '100', by: 'gateway' });
    const spend = (id: string, amount: string) => charge(db, { payerId: ofGroup, amount, userId: id });
    expect((await spend(memberId, '4')).status).toBe('posted');
    expect((await hold(db, { payerId: ofGroup, amount: '5', userId: memberId })).status).toBe('posted');
    const capped = await spend(memberId, '1.01');
    expect(capped.status).toBe('cap');
    expect(ledgerErrorCode(capped)).toBe('PAY.004');
    expect((await spend(memberId, '1')).status).toBe('posted');
    expect((await spend(userId, '50')).status).toBe('posted');
  });

  it('counts totals of any period like the postings themselves', async () => {
    const start = Date.UTC(2026, 0, 1);
    const hours = (count: number) => new Date(start + count * 3_600_000);
    for (let index = 0; index < 30; index += 1) {
      await topUp(db, { payerId, amount: '10', by: 'bank', at: hours(index * 7) });
      await charge(db, { payerId, amount: '1.5', at: hours(index * 7 + 3) });
    }
    for (const [from, to] of [
      [0, 300],
      [5, 6],
      [21, 45],
      [22, 43],
      [21, 21],
      [13, 160],
      [20.9, 21.1],
    ] as const) {
      const counted = await payerTotals(db, { payerId, from: hours(from), to: hours(to) });
      const { rows } = await sql`
        select type, sum(greatest(amount, 0))::numeric(30,10) as amount_in,
          sum(greatest(-amount, 0))::numeric(30,10) as amount_out, count(*) as postings
        from ledger_postings where payer_id = ${payerId} and created_at >= ${hours(from)} and created_at < ${hours(to)}
        group by type order by type`.execute(db);
      expect({ from, to, counted }).toEqual({ from, to, counted: rows });
    }
  });

  it('proves itself and keeps the last result', async () => {
    const check = await selfCheck(db);
    expect(check).toMatchObject({ ok: true, problems: [] });
    expect(check.entries).toBeGreaterThan(0);
    expect(await lastCheck(db)).toEqual(check);
  });

  it('names what is wrong when somebody tampers with it behind the triggers', async () => {
    await fund('100');
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`alter table payer_balances disable trigger user`.execute(trx);
        await sql`update payer_balances set balance = balance + 1 where payer_id = ${payerId}`.execute(trx);
        const { rows } = await sql<{
          kind: string;
        }>`select kind from ledger_problems() where subject = ${payerId}`.execute(trx);
        expect(rows.map(({ kind }) => kind).sort()).toEqual(['balance_differs', 'days_differ']);
        throw new Error('undo');
      })
      .catch((error: Error) => expect(error.message).toBe('undo'));
  });
});
