import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { NoticeDecision } from './judge-notice.ts';

interface NewNotice {
  readonly command: 'pay' | 'check' | 'query';
  readonly httpMethod: string;
  readonly raw: string;
  readonly fields: Record<string, string>;
  readonly remoteAddress: string | null;
  readonly operationId: string | null;
  readonly requestId?: string | null;
}

/** Stores a notice as it came, before it is judged. */
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

/** Adds the decision, once. */
export async function recordDecision(
  db: Database,
  id: string,
  decided: {
    readonly decision: NoticeDecision;
    readonly reason: string;
    readonly answer: string;
    readonly requestId: string | null;
  },
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

/** Whether the provider's operation has already paid a request. */
export async function operationIsUsed(db: Database, operationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_requests')
    .select('id')
    .where('provider_operation_id', '=', operationId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NoticeRow {
  readonly id: string;
  readonly command: string;
  readonly operation_id: string | null;
  readonly received_at: Date;
  readonly decision: string | null;
  readonly reason: string | null;
}

const UNSIGNED_SHOWN = 20;

/**
 * The notices of a request by time. Of unsigned ones, which anybody can send, only the latest are given, and only on
 * demand.
 */
export async function listNoticesOf(
  db: Database,
  requestId: string,
  { withUnsigned }: { readonly withUnsigned: boolean },
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

/** Stores an unsigned notice with its decision, and with the request that it names if that exists. */
export async function insertUnsigned(
  db: Database,
  notice: Omit<NewNotice, 'fields'> & {
    readonly decision: NoticeDecision;
    readonly reason: string;
    readonly answer: string;
  },
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
