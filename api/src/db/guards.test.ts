import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { topUp } from '#lib/ledger/index.ts';
import { createPayer } from '#lib/ledger/testing/payers.ts';
import { databases } from '#test/databases.ts';
import { insertAudit } from '#test/test-audit.ts';
import { type Database, type DatabaseConnection, uuidv7 } from './index.ts';
import type { PaymentRequestStatus } from './schema.ts';

describe.each(databases)('what the database guards on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let db: Database;
  beforeAll(async () => {
    connection = await open();
    db = connection.db;
  });
  afterAll(() => connection.close());

  describe('a payment request', () => {
    let id: string;
    let holder: { userId: string; payerId: string };
    beforeEach(async () => {
      holder = await createPayer(db);
      id = await createRequest();
    });

    async function createRequest(): Promise<string> {
      const requestId = uuidv7();
      await db
        .insertInto('payment_requests')
        .values({
          id: requestId,
          method: 'card',
          amount: '500',
          payer_id: holder.payerId,
          user_id: holder.userId,
          provider: 'payanyway',
          expires_at: new Date(Date.now() + 3_600_000),
        })
        .execute();
      return requestId;
    }
    const move = (status: PaymentRequestStatus, more: object = {}) =>
      db
        .updateTable('payment_requests')
        .set({ status, ...more })
        .where('id', '=', id)
        .execute();
    const paid = async () => {
      const { entryId } = await topUp(db, { payerId: holder.payerId, amount: '500', by: 'gateway' });
      return { entry_id: entryId, paid_at: new Date() };
    };

    it('goes from pending through processing to paid, and each step is history', async () => {
      await move('processing', { status_by: holder.userId, status_note: 'Переход к оплате' });
      await move('paid', { ...(await paid()), status_by: null, status_note: 'Уведомление' });
      const history = await db
        .selectFrom('payment_request_history')
        .select(['from_status', 'to_status', 'actor_id', 'note'])
        .where('request_id', '=', id)
        .orderBy('id')
        .execute();
      expect(history).toEqual([
        { from_status: null, to_status: 'pending', actor_id: holder.userId, note: null },
        {
          from_status: 'pending',
          to_status: 'processing',
          actor_id: holder.userId,
          note: 'Переход к оплате',
        },
        { from_status: 'processing', to_status: 'paid', actor_id: null, note: 'Уведомление' },
      ]);
    });

    it.each(['cancelled', 'expired', 'failed'] as const)('never leaves %s', async (status) => {
      await move(status);
      await expect(move('processing')).rejects.toThrow(`does not go from ${status} to processing`);
    });

    it('is not cancelled once it is being processed', async () => {
      await move('processing');
      await expect(move('cancelled')).rejects.toThrow('does not go from processing to cancelled');
    });

    it('is not paid without the entry of its money, nor rejected without a reason', async () => {
      await move('processing');
      await expect(move('paid')).rejects.toThrow('payment_requests_paid_names_entry');
      await expect(move('rejected')).rejects.toThrow('payment_requests_rejected_says_why');
    });

    it('never changes what it asks for, and never goes away', async () => {
      await expect(move('pending', { amount: '5000' })).rejects.toThrow('never changes');
      await expect(db.deleteFrom('payment_requests').where('id', '=', id).execute()).rejects.toThrow(
        'never deleted',
      );
    });

    it('shares neither its entry nor the operation of the provider with another', async () => {
      await move('processing');
      const credit = { ...(await paid()), provider_operation_id: '42' };
      await move('paid', credit);
      id = await createRequest();
      await move('processing');
      await expect(move('paid', credit)).rejects.toThrow('unique');
    });
  });

  describe('the audit log', () => {
    it('is a chain that nobody can edit', async () => {
      for (const name of ['один', 'два', 'три']) {
        await insertAudit(db, { action: 'test', entityId: name, after: { name } });
      }
      const broken = async () =>
        (await sql<{ at: number | null }>`select audit_log_broken_at() as at`.execute(db)).rows;
      expect(await broken()).toEqual([{ at: null }]);
      await expect(sql`update audit_log set action = 'other'`.execute(db)).rejects.toThrow('append-only');
      await sql`alter table audit_log disable trigger user`.execute(db);
      await sql`update audit_log set after = '{}' where seq = 2`.execute(db);
      expect(await broken()).toEqual([{ at: 2 }]);
      await sql`delete from audit_log where seq = 2`.execute(db);
      expect(await broken()).toEqual([{ at: 3 }]);
      await sql`alter table audit_log enable trigger user`.execute(db);
    });
  });

  it('makes ids of version 7 in SQL that sort by their moment', async () => {
    const { rows } = await sql<{ early: string; late: string }>`
      select uuid_v7('2026-01-01Z') as early, uuid_v7('2026-01-01 00:00:00.001Z') as late`.execute(db);
    expect(rows[0]?.early).toMatch(/^019b76da-a800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(rows[0]?.late.slice(0, 13)).toBe('019b76da-a801');
  });
});
