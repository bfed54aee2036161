import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import { type InferResult, type SelectQueryBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '#db/index.ts';
import type { PaymentMethod, PaymentRequestStatus, Schema } from '#db/schema.ts';
import { hasLapsed } from '#lib/granted/lapsed.ts';
import { takesMoney } from '#lib/ledger/payer-state.ts';
import type { SecondObstacle } from '#lib/proposals/index.ts';
import { holders } from '#lib/roles/holders-repository.ts';
import type { BankDocument } from './documents/bank-document.ts';

export type Requests = SelectQueryBuilder<
  Schema & {
    readonly r: Schema['payment_requests'];
    readonly p: Schema['payers'];
    readonly u: Schema['users'];
  },
  'r' | 'p' | 'u',
  object
>;

/** Requests with their payer and author, for lists and single reads. */
export function requests(db: Database): Requests {
  return db
    .selectFrom('payment_requests as r')
    .innerJoin('payers as p', 'p.id', 'r.payer_id')
    .innerJoin('users as u', 'u.id', 'r.user_id');
}

/** Whether the first confirmation of the request `r` stands, and waits for the second one. */
export const isConfirmedFirst = sql<boolean>`(r.confirmed_by is not null and not exists (
  select from proposals f where f.kind = 'request_paid' and f.subject = r.id::text and ${hasLapsed}))`;

/** Why each who holds the permission is no second person for the first confirmation that stands. */
const secondObstacles = sql<Readonly<
  Record<string, SecondObstacle | null>
> | null>`case when r.confirmed_by is not null then (
  select coalesce(json_object_agg(h.id, h.obstacle), '{}') from (
    select u.id, second_obstacle(u.id, p.permission, r.confirmed_by, r.confirmed_at) as obstacle
    from ${holders} where p.permission = 'payment_request:manage') h) end`;

export function selectRequest(query: Requests) {
  return query.select([
    'r.id',
    'r.number',
    'r.method',
    'r.without_invoice',
    'r.amount',
    'r.currency',
    'r.status',
    'r.provider',
    'r.provider_operation_id',
    'r.bank_reference',
    'r.paid_on',
    'r.payer_account',
    'r.payer_inn',
    'r.reject_reason',
    'r.entry_id',
    'r.tier_before',
    'r.tier_after',
    'r.created_at',
    'r.expires_at',
    'r.paid_at',
    'r.payer_id',
    'p.kind as payer_kind',
    'p.name as payer_name',
    'p.group_id as payer_group_id',
    'p.company_id as payer_company_id',
    'p.owner_id as payer_owner_id',
    sql<string | null>`case when ${isConfirmedFirst} then r.confirmed_by end`.as('confirmed_by'),
    'r.confirmed_at',
    'r.confirmed_why',
    sql<string | null>`(select c.display_name from users c where c.id = r.confirmed_by)`.as('confirmed_name'),
    secondObstacles.as('second_obstacles'),
    'r.user_id',
    'u.display_name as user_name',
    'u.email as user_email',
  ]);
}

export type RequestRow = InferResult<ReturnType<typeof selectRequest>>[number];

export function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  return selectRequest(requests(db)).where('r.id', '=', id).executeTakeFirst();
}

/** Locks the request until the transaction ends, so that two notices of one payment wait for each other. */
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

/** Runs a transaction that locks a request and may lock its payer, so it takes the payer's turn. */
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
    readonly id: string;
    readonly method: PaymentMethod;
    readonly amount: string;
    readonly payerId: string;
    readonly userId: string;
    /** Of a transfer that nobody had an invoice for: who gives it to the payer, and why. */
    readonly withoutInvoice?: { readonly actorId: string; readonly note: string };
  },
): Promise<void> {
  const { provider, lifeMinutes, opened } = PAYMENT_METHOD[request.method];
  const { withoutInvoice } = request;
  await db
    .insertInto('payment_requests')
    .values({
      id: request.id,
      method: request.method,
      amount: request.amount,
      payer_id: request.payerId,
      user_id: request.userId,
      provider,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${lifeMinutes})`,
      status_note: withoutInvoice?.note ?? opened,
      status_by: withoutInvoice?.actorId ?? null,
      without_invoice: withoutInvoice !== undefined,
    })
    .execute();
}

/** Whom a letter about a request's money goes to: whoever made the request, and the owner of what it was paid to. */
export function findConcerned(
  db: Database,
  { user_id: author, payer_owner_id: owner }: Pick<RequestRow, 'user_id' | 'payer_owner_id'>,
): Promise<{ readonly email: string; readonly display_name: string }[]> {
  return db
    .selectFrom('users')
    .select(['email', 'display_name'])
    .where('id', 'in', owner === null ? [author] : [author, owner])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

interface RequestChange {
  readonly status: PaymentRequestStatus;
  readonly actorId: string | null;
  readonly note: string | null;
  readonly entryId?: string;
  /** Before the money came and with it. */
  readonly levels?: { readonly before: string; readonly after: string } | undefined;
  readonly refundEntryId?: string;
  readonly operationId?: string | undefined;
  readonly document?: BankDocument | undefined;
  readonly rejectReason?: string;
}

/** Changes the status. The database checks the step and writes the history row. */
export async function moveRequest(db: Database, id: string, change: RequestChange): Promise<void> {
  await db
    .updateTable('payment_requests')
    .set({
      status: change.status,
      status_by: change.actorId,
      status_note: change.note,
      status_at: sql<Date>`clock_timestamp()`,
      // A field that is undefined stays as it is.
      entry_id: change.entryId,
      paid_at: change.entryId === undefined ? undefined : sql<Date>`clock_timestamp()`,
      tier_before: change.levels?.before,
      tier_after: change.levels?.after,
      refund_entry_id: change.refundEntryId,
      provider_operation_id: change.operationId,
      ...(change.document && documentColumns(change.document)),
      reject_reason: change.rejectReason,
    })
    .where('id', '=', id)
    .execute();
}

const documentColumns = ({ bankReference, paidOn, payerAccount, payerInn }: BankDocument) => ({
  bank_reference: bankReference,
  paid_on: paidOn,
  payer_account: payerAccount,
  payer_inn: payerInn,
});

/** Stores the first of two confirmations, and why it is not enough. The database writes the history row. */
export async function confirmRequest(
  db: Database,
  id: string,
  by: {
    readonly actorId: string;
    readonly note: string;
    readonly document: BankDocument;
    readonly why: readonly string[];
  },
): Promise<void> {
  await db
    .updateTable('payment_requests')
    .set({
      status_by: by.actorId,
      status_note: by.note,
      status_at: sql<Date>`clock_timestamp()`,
      confirmed_by: by.actorId,
      confirmed_at: sql<Date>`clock_timestamp()`,
      confirmed_why: JSON.stringify(by.why),
      ...documentColumns(by.document),
    })
    .where('id', '=', id)
    .execute();
}

/** Whether somebody has confirmed the request `r` before, though the confirmation may have ended since. */
export const wasConfirmedBefore = sql<boolean>`exists (
  select from payment_request_history h where h.request_id = r.id and h.from_status = h.to_status)`;

/** The same of one request. */
export async function wasConfirmed(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_requests as r')
    .select(wasConfirmedBefore.as('was'))
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row?.was ?? false;
}

/** Why somebody is no second person for the first confirmation of a request; null when they are, or where there is none. */
export function obstacleToSecondOf(
  { confirmed_by, second_obstacles: obstacles }: RequestRow,
  userId: string,
): SecondObstacle | null {
  if (confirmed_by === null || obstacles === null) return null;
  return userId in obstacles ? (obstacles[userId] ?? null) : 'permission';
}

export interface HistoryRow {
  readonly at: Date;
  readonly from_status: PaymentRequestStatus | null;
  readonly to_status: PaymentRequestStatus;
  readonly note: string | null;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
}

export function listHistory(db: Database, requestId: string): Promise<HistoryRow[]> {
  return db
    .selectFrom('payment_request_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.at', 'h.from_status', 'h.to_status', 'h.note', 'h.actor_id', 'u.display_name as actor_name'])
    .where('h.request_id', '=', requestId)
    .orderBy('h.id')
    .execute();
}

/** Whether staff may give a transfer to a payer now. */
export async function mayTakeMoney(db: Database, payerId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly takes_money: boolean }>`
    select ${takesMoney} as takes_money from payers p where p.id = ${payerId}::uuid`.execute(db);
  return rows[0]?.takes_money ?? false;
}
