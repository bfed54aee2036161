import { type SelectQueryBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '../../db/index.ts';
import type { PayerKind, PaymentMethod, PaymentRequestStatus, Schema } from '../../db/schema.ts';

export type RequestRow = {
  id: string;
  number: number;
  method: PaymentMethod;
  amount: string;
  currency: string;
  status: PaymentRequestStatus;
  provider: 'payanyway' | null;
  provider_operation_id: string | null;
  bank_reference: string | null;
  reject_reason: string | null;
  entry_id: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  payer_id: string;
  payer_kind: PayerKind;
  payer_name: string;
  payer_group_id: string | null;
  payer_company_id: string | null;
  payer_owner_id: string | null;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  confirmed_name: string | null;
  user_id: string;
  user_name: string;
  user_email: string;
};

export type Requests = SelectQueryBuilder<
  Schema & { r: Schema['payment_requests']; p: Schema['payers']; u: Schema['users'] },
  'r' | 'p' | 'u',
  object
>;

/** Requests with their payer and their author; lists and single reads start here. */
export function requests(db: Database): Requests {
  return db
    .selectFrom('payment_requests as r')
    .innerJoin('payers as p', 'p.id', 'r.payer_id')
    .innerJoin('users as u', 'u.id', 'r.user_id');
}

export function selectRequest(query: Requests) {
  return query.select([
    'r.id',
    'r.number',
    'r.method',
    'r.amount',
    'r.currency',
    'r.status',
    'r.provider',
    'r.provider_operation_id',
    'r.bank_reference',
    'r.reject_reason',
    'r.entry_id',
    'r.created_at',
    'r.expires_at',
    'r.paid_at',
    'r.payer_id',
    'p.kind as payer_kind',
    'p.name as payer_name',
    'p.group_id as payer_group_id',
    'p.company_id as payer_company_id',
    'p.owner_id as payer_owner_id',
    'r.confirmed_by',
    'r.confirmed_at',
    sql<string | null>`(select c.display_name from users c where c.id = r.confirmed_by)`.as('confirmed_name'),
    'r.user_id',
    'u.display_name as user_name',
    'u.email as user_email',
  ]);
}

export function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  return selectRequest(requests(db)).where('r.id', '=', id).executeTakeFirst();
}

/** Locked until the end of the transaction: two notices of one payment come one after the other. */
export function lockRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  return selectRequest(requests(db)).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
}

export async function payerOfRequest(db: Database, id: string): Promise<string | undefined> {
  const request = await db
    .selectFrom('payment_requests')
    .select('payer_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return request?.payer_id;
}

/** A transaction that locks a request, and perhaps its payer: in the payer's turn, whatever it will come to. */
export async function inTurnOfRequest<T>(
  db: Database,
  id: string | undefined,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  const payerId = id === undefined || db.isTransaction ? undefined : await payerOfRequest(db, id);
  return inTransaction(db, work, { payerId });
}

export async function insertRequest(
  db: Database,
  request: {
    id: string;
    method: PaymentMethod;
    amount: string;
    payerId: string;
    userId: string;
    lifeMinutes: number;
    note: string;
  },
): Promise<void> {
  await db
    .insertInto('payment_requests')
    .values({
      id: request.id,
      method: request.method,
      amount: request.amount,
      payer_id: request.payerId,
      user_id: request.userId,
      provider: request.method === 'card' ? 'payanyway' : null,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${request.lifeMinutes})`,
      status_note: request.note,
    })
    .execute();
}

type RequestChange = {
  status: PaymentRequestStatus;
  actorId: string | null;
  note: string | null;
  entryId?: string;
  refundEntryId?: string;
  operationId?: string;
  bankReference?: string;
  rejectReason?: string;
};

/** One step of a request's life. The database checks the step and writes the history row. */
export async function moveRequest(db: Database, id: string, change: RequestChange): Promise<void> {
  const { entryId, refundEntryId, operationId, bankReference, rejectReason } = change;
  await db
    .updateTable('payment_requests')
    .set({
      status: change.status,
      status_by: change.actorId,
      status_note: change.note,
      status_at: sql<Date>`clock_timestamp()`,
      ...(entryId === undefined ? {} : { entry_id: entryId, paid_at: sql<Date>`clock_timestamp()` }),
      ...(refundEntryId === undefined ? {} : { refund_entry_id: refundEntryId }),
      ...(operationId === undefined ? {} : { provider_operation_id: operationId }),
      ...(bankReference === undefined ? {} : { bank_reference: bankReference }),
      ...(rejectReason === undefined ? {} : { reject_reason: rejectReason }),
    })
    .where('id', '=', id)
    .execute();
}

/** The first of two confirmations, beside the request; the database writes its history row. */
export async function confirmRequest(
  db: Database,
  id: string,
  by: { actorId: string; note: string; bankReference: string | undefined },
): Promise<void> {
  await db
    .updateTable('payment_requests')
    .set({
      status_by: by.actorId,
      status_note: by.note,
      status_at: sql<Date>`clock_timestamp()`,
      confirmed_by: by.actorId,
      confirmed_at: sql<Date>`clock_timestamp()`,
      ...(by.bankReference === undefined ? {} : { bank_reference: by.bankReference }),
    })
    .where('id', '=', id)
    .execute();
}

export type HistoryRow = {
  at: Date;
  from_status: PaymentRequestStatus | null;
  to_status: PaymentRequestStatus;
  note: string | null;
  actor_id: string | null;
  actor_name: string | null;
};

export function listHistory(db: Database, requestId: string): Promise<HistoryRow[]> {
  return db
    .selectFrom('payment_request_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.at', 'h.from_status', 'h.to_status', 'h.note', 'h.actor_id', 'u.display_name as actor_name'])
    .where('h.request_id', '=', requestId)
    .orderBy('h.id')
    .execute();
}
