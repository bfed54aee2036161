import { sql } from 'kysely';
import { type Database, uuidv7 } from '../../../db/index.ts';
import type { NoticeDecision } from './judge-notice.ts';

type NewNotice = {
  command: 'pay' | 'check' | 'query';
  httpMethod: string;
  raw: string;
  fields: Record<string, string>;
  remoteAddress: string | null;
  operationId: string | null;
  requestId?: string | null;
};

/** Stores a notice as it came, before anybody judges it. */
export async function storeNotice(db: Database, notice: NewNotice): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('payment_notices')
    .values({
      id,
      request_id: notice.requestId ?? null,
      command: notice.command,
      http_method: notice.httpMethod,
      raw: notice.raw,
      fields: JSON.stringify(notice.fields),
      remote_address: notice.remoteAddress,
      operation_id: notice.operationId,
      decision: null,
      reason: null,
      answer: null,
      decided_at: null,
    })
    .execute();
  return id;
}

/** Written once, beside the notice. */
export async function recordDecision(
  db: Database,
  id: string,
  decided: { decision: NoticeDecision; reason: string; answer: string; requestId: string | null },
): Promise<void> {
  await db
    .updateTable('payment_notices')
    .set({
      decision: decided.decision,
      reason: decided.reason,
      answer: decided.answer,
      request_id: decided.requestId,
      decided_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .execute();
}

/** Whether an operation of the provider has paid a request already. */
export async function operationIsUsed(db: Database, operationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_requests')
    .select('id')
    .where('provider_operation_id', '=', operationId)
    .executeTakeFirst();
  return row !== undefined;
}

export type NoticeRow = {
  id: string;
  command: string;
  operation_id: string | null;
  received_at: Date;
  decision: string | null;
  reason: string | null;
};

const UNSIGNED_SHOWN = 20;

/** The notices of a request in the order of time; of those that anybody can post only the latest, and only when asked. */
export async function listNoticesOf(
  db: Database,
  requestId: string,
  { withUnsigned }: { withUnsigned: boolean },
): Promise<NoticeRow[]> {
  const notices = db
    .selectFrom('payment_notices')
    .select(['id', 'command', 'operation_id', 'received_at', 'decision', 'reason'])
    .where('request_id', '=', requestId);
  const signed = await notices.where('is_signed', '=', true).orderBy('received_at').orderBy('id').execute();
  if (!withUnsigned) return signed;
  const unsigned = await notices
    .where('is_signed', '=', false)
    .orderBy('received_at', 'desc')
    .limit(UNSIGNED_SHOWN)
    .execute();
  return [...signed, ...unsigned.reverse()];
}

/** A notice that nobody has signed comes with its decision; a request that it names is noted only if it is there. */
export async function insertUnsigned(
  db: Database,
  notice: Omit<NewNotice, 'fields'> & { decision: NoticeDecision; reason: string; answer: string },
): Promise<void> {
  await db
    .insertInto('payment_notices')
    .values({
      id: uuidv7(),
      request_id: sql<
        string | null
      >`(select id from payment_requests where id = ${notice.requestId ?? null}::uuid)`,
      command: notice.command,
      http_method: notice.httpMethod,
      raw: notice.raw,
      fields: '{}',
      remote_address: notice.remoteAddress,
      operation_id: notice.operationId,
      decision: notice.decision,
      reason: notice.reason,
      answer: notice.answer,
      decided_at: sql<Date>`clock_timestamp()`,
      is_signed: false,
    })
    .execute();
}
