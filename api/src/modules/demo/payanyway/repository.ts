import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

export type OperationStatus = 'created' | 'inprogress' | 'succeeded' | 'canceled';

export interface Operation {
  readonly id: number;
  readonly transaction_id: string;
  readonly fields: Record<string, string>;
  readonly status: OperationStatus;
  readonly notices_due: number;
  readonly attempts: number;
  readonly last_answer: string | null;
  readonly created_at: Date;
}

const LEASE_SECONDS = 30;

export async function createOperation(db: Database, fields: Record<string, string>): Promise<number> {
  const row = await db
    .insertInto('emulator_operations')
    .values({
      transaction_id: fields.MNT_TRANSACTION_ID ?? '',
      fields: JSON.stringify(fields),
      next_attempt_at: null,
      last_answer: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function findOperation(db: Database, id: number): Promise<Operation | undefined> {
  return operations(db).where('id', '=', id).executeTakeFirst();
}

export function listOperations(db: Database, limit: number): Promise<Operation[]> {
  return operations(db).orderBy('id', 'desc').limit(limit).execute();
}

/** A transaction as the provider sees it: a form that was only opened is no operation. */
export function operationsOf(db: Database, transactionId: string): Promise<Operation[]> {
  return operations(db)
    .where('transaction_id', '=', transactionId)
    .where('status', '<>', 'created')
    .orderBy('id')
    .execute();
}

/** Changes an operation that is not settled. Returns false when another call was faster. */
export async function moveOperation(
  db: Database,
  id: number,
  to: { readonly status: OperationStatus; readonly notices?: number; readonly delaySeconds?: number },
): Promise<boolean> {
  const row = await db
    .updateTable('emulator_operations')
    .set({
      status: to.status,
      notices_due: to.notices ?? 0,
      attempts: 0,
      next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${to.delaySeconds ?? 0})`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'inprogress'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Leases the operations whose notice is due, so that another sender takes over if this one dies. */
export async function claimDue(db: Database, id?: number): Promise<Operation[]> {
  const { rows } = await sql<Operation>`
    update emulator_operations set attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id in (select id from emulator_operations
      where notices_due > 0 and next_attempt_at <= clock_timestamp() and (${id ?? null}::bigint is null or id = ${id ?? null})
      order by next_attempt_at limit 20 for update skip locked)
    returning id, transaction_id, fields, status, notices_due, attempts, last_answer, created_at`.execute(db);
  return rows;
}

export async function recordAttempt(
  db: Database,
  id: number,
  attempt: { readonly isDelivered: boolean; readonly answer: string; readonly pauseSeconds: number },
): Promise<void> {
  await db
    .updateTable('emulator_operations')
    .set({
      last_answer: attempt.answer,
      next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${attempt.pauseSeconds})`,
      ...(attempt.isDelivered ? { notices_due: sql<number>`notices_due - 1`, attempts: 0 } : {}),
    })
    .where('id', '=', id)
    .execute();
}

function operations(db: Database) {
  return db
    .selectFrom('emulator_operations')
    .select([
      'id',
      'transaction_id',
      'fields',
      'status',
      'notices_due',
      'attempts',
      'last_answer',
      'created_at',
    ]);
}
