import { type SqlBool, sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { PaymentRequestStatus } from '#db/schema.ts';
import { isConfirmedFirst } from '#modules/payment/repository.ts';
import type { UnreadDocument } from './file/document-section.ts';
import type { Encoding } from './file/encoding.ts';
import type { StatementDocument } from './file/read-document.ts';

/** The state of a line of a statement. */
export const LINE_STATES = ['new', 'duplicate', 'confirmed', 'ignored'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** The columns of the line `l`, its transfer `t` and the transfer's request `r`. */
export const stateOfLine = sql<LineState>`case
  when l.transfer_id is null then 'ignored'
  when not l.is_first then 'duplicate'
  when r.status in ('paid', 'refunded') then 'confirmed'
  when t.ignored_at is not null then 'ignored'
  else 'new' end`;

export async function insertStatement(
  trx: Database,
  statement: {
    readonly id: string;
    readonly fileName: string;
    readonly fileHash: string;
    readonly encoding: Encoding;
    readonly sender: string | null;
    readonly account: string;
    readonly from: string;
    readonly to: string;
    readonly uploadedBy: string;
  },
): Promise<void> {
  await trx
    .insertInto('bank_statements')
    .values({
      id: statement.id,
      file_name: statement.fileName,
      file_hash: statement.fileHash,
      encoding: statement.encoding,
      sender: statement.sender,
      account: statement.account,
      period_from: statement.from,
      period_to: statement.to,
      uploaded_by: statement.uploadedBy,
    })
    .execute();
}

/**
 * Stores the lines, and a transfer for each line whose transfer is not known yet. Transfers are written in one order,
 * so two uploads of the same day wait for each other and never deadlock.
 */
export async function insertLines(
  trx: Database,
  { id, account }: { readonly id: string; readonly account: string },
  documents: readonly StatementDocument[],
): Promise<void> {
  const lines = JSON.stringify(documents.map(toRecord));
  await sql`
    insert into bank_transfers (id, account, document_date, document_number, amount, payer_account)
    select transfer_id, ${account}, document_date, document_number, amount, payer_account from (
      select distinct on (document_date, document_number, amount, payer_account) * from ${fileLines(lines)}
      where is_incoming order by document_date, document_number, amount, payer_account, n) f
    order by document_date, document_number, amount, payer_account
    on conflict on constraint bank_transfers_known_by do nothing`.execute(trx);
  await sql`
    insert into bank_statement_lines (statement_id, n, transfer_id, is_first, document_kind, document_number, document_date,
      received_on, amount, payer_name, payer_inn, payer_account, recipient_name, purpose)
    select ${id}::uuid, f.n, t.id, coalesce(t.id = f.transfer_id, false), f.document_kind, f.document_number, f.document_date,
      f.received_on, f.amount, f.payer_name, f.payer_inn, f.payer_account, f.recipient_name, f.purpose
    from ${fileLines(lines)}
    left join bank_transfers t on f.is_incoming and t.account = ${account} and t.document_date = f.document_date
      and t.document_number = f.document_number and t.amount = f.amount and t.payer_account = f.payer_account`.execute(
    trx,
  );
}

const fileLines = (lines: string) => sql`jsonb_to_recordset(${lines}::jsonb) as f (
  n integer, transfer_id uuid, is_incoming boolean, document_kind text, document_number text, document_date date,
  received_on date, amount numeric(30,10), payer_name text, payer_inn text, payer_account text, recipient_name text,
  purpose text)`;

const toRecord = (document: StatementDocument) => ({
  n: document.n,
  transfer_id: uuidv7(),
  is_incoming: document.isIncoming,
  document_kind: document.kind,
  document_number: document.number,
  document_date: document.date,
  received_on: document.receivedOn,
  amount: document.amount,
  payer_name: document.payerName,
  payer_inn: document.payerInn,
  payer_account: document.payerAccount,
  recipient_name: document.recipientName,
  purpose: document.purpose,
});

/** Stores what could not be read, beside the lines and with their numbers, so that nothing of the money touches it. */
export async function insertUnread(
  trx: Database,
  statementId: string,
  unread: readonly UnreadDocument[],
): Promise<void> {
  await sql`
    insert into bank_statement_unread (statement_id, n, file_line, reason, text, digest)
    select ${statementId}::uuid, u.n, u.line, u.reason, u.text, u.digest
    from jsonb_to_recordset(${JSON.stringify(unread)}::jsonb) as u (
      n integer, line integer, reason text, text text, digest text)`.execute(trx);
}

export interface UnreadRow {
  readonly n: number;
  readonly file_line: number;
  readonly reason: string;
  readonly text: string;
  readonly first_statement_id: string | null;
  readonly first_file_name: string | null;
  readonly first_n: number | null;
}

/** What could not be read in a statement, with the place where the same stood first. */
export async function listUnread(db: Database, statementId: string): Promise<UnreadRow[]> {
  const { rows } = await sql<UnreadRow>`
    select u.n, u.file_line, u.reason, u.text, f.statement_id as first_statement_id, fs.file_name as first_file_name,
      f.n as first_n
    from bank_statement_unread u
    left join lateral (
      select e.statement_id, e.n from bank_statement_unread e
      where e.digest = u.digest and (e.statement_id, e.n) < (u.statement_id, u.n)
      order by e.statement_id, e.n limit 1) f on true
    left join bank_statements fs on fs.id = f.statement_id
    where u.statement_id = ${statementId}::uuid order by u.n`.execute(db);
  return rows;
}

export interface StatementRow {
  readonly id: string;
  readonly file_name: string;
  readonly encoding: string;
  readonly sender: string | null;
  readonly account: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly created_at: Date;
  readonly uploaded_by: string;
  readonly uploader: string;
}

export async function findStatement(db: Database, id: string): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select s.id, s.file_name, s.encoding, s.sender, s.account, s.period_from::text, s.period_to::text, s.created_at,
      s.uploaded_by, u.display_name as uploader
    from bank_statements s join users u on u.id = s.uploaded_by where s.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export interface LineRow {
  readonly n: number;
  readonly transfer_id: string | null;
  readonly state: LineState;
  readonly document_kind: string;
  readonly document_number: string;
  /** What the document is known by, however somebody writes its number. */
  readonly document_key: string;
  readonly document_date: string;
  readonly received_on: string | null;
  readonly amount: string;
  readonly payer_name: string;
  readonly payer_inn: string | null;
  readonly payer_account: string;
  readonly recipient_name: string;
  readonly purpose: string;
  readonly request_id: string | null;
  readonly request_number: number | null;
  readonly request_status: PaymentRequestStatus | null;
  /** The request has the first of two confirmations by this line. */
  readonly is_confirmed_first: boolean;
  readonly confirmed_by_name: string | null;
  readonly confirmed_at: Date | null;
  readonly ignored_reason: string | null;
  readonly ignored_by_name: string | null;
  readonly ignored_at: Date | null;
  readonly first_statement_id: string | null;
  readonly first_file_name: string | null;
  readonly first_n: number | null;
}

/** The lines of a statement in their order: all of them, or those with these numbers. */
export async function listLines(
  db: Database,
  statementId: string,
  numbers?: readonly number[],
): Promise<LineRow[]> {
  const wanted = numbers === undefined ? sql`` : sql`and l.n = any (${numbers}::integer[])`;
  const { rows } = await sql<LineRow>`
    select l.n, l.transfer_id, ${stateOfLine} as state, l.document_kind, l.document_number,
      bank_document_key(l.document_number) as document_key, l.document_date::text,
      l.received_on::text, l.amount, l.payer_name, l.payer_inn, l.payer_account, l.recipient_name, l.purpose,
      t.request_id, r.number as request_number, r.status as request_status,
      ${isConfirmedFirst} as is_confirmed_first, (select display_name from users where id = t.confirmed_by) as confirmed_by_name, t.confirmed_at,
      t.ignored_reason, (select display_name from users where id = t.ignored_by) as ignored_by_name, t.ignored_at,
      f.statement_id as first_statement_id, fs.file_name as first_file_name, f.n as first_n
    from bank_statement_lines l
    left join bank_transfers t on t.id = l.transfer_id
    left join payment_requests r on r.id = t.request_id
    left join bank_statement_lines f on f.transfer_id = l.transfer_id and f.is_first and not l.is_first
    left join bank_statements fs on fs.id = f.statement_id
    where l.statement_id = ${statementId}::uuid ${wanted} order by l.n`.execute(db);
  return rows;
}

/** Locks the transfers of these lines until the transaction ends, in one order. */
export async function lockTransfers(
  trx: Database,
  statementId: string,
  lines: readonly number[],
): Promise<void> {
  await sql`
    select from bank_transfers where id in (
      select transfer_id from bank_statement_lines where statement_id = ${statementId}::uuid and n = any (${lines}::integer[]))
    order by id for update`.execute(trx);
}

/**
 * Locks these requests and those that the lines wait for, in one order, as a single change of status does before it locks
 * a document and a payer. Returns their ids.
 */
export async function lockRequests(
  trx: Database,
  statementId: string,
  lines: readonly number[],
  requestIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from payment_requests where id = any (${requestIds}::uuid[]) or id in (
      select t.request_id from bank_transfers t join bank_statement_lines l on l.transfer_id = t.id
      where l.statement_id = ${statementId}::uuid and l.n = any (${lines}::integer[]))
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Locks the payers of these requests in one order. The audit row of a change of status comes behind them. Where a payer
 * is closed its successor is locked too.
 */
export async function lockPayersOf(trx: Database, requestIds: readonly string[]): Promise<void> {
  const wanted = sql<SqlBool>`id = any (${requestIds}::uuid[])`;
  await sql`
    select from payer_balances where payer_id in (
      select p.id from payers p join payment_requests r on r.payer_id = p.id where r.${wanted}
      union
      select p.successor_id from payers p join payment_requests r on r.payer_id = p.id where r.${wanted})
    order by payer_id for update`.execute(trx);
}

export async function bindTransfer(
  trx: Database,
  id: string,
  by: { readonly requestId: string; readonly actorId: string; readonly isByTwo: boolean },
): Promise<void> {
  await trx
    .updateTable('bank_transfers')
    .set({
      request_id: by.requestId,
      confirmed_by: by.actorId,
      confirmed_at: sql<Date>`clock_timestamp()`,
      is_by_two: by.isByTwo,
    })
    .where('id', '=', id)
    .execute();
}

/** The line by which a request was confirmed, if there is one. */
export async function boundElsewhere(trx: Database, requestId: string, transferId: string): Promise<boolean> {
  const { rows } = await sql`
    select from bank_transfers where request_id = ${requestId}::uuid and id <> ${transferId}::uuid`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function setIgnored(
  trx: Database,
  id: string,
  by: { readonly reason: string; readonly actorId: string } | null,
): Promise<void> {
  await trx
    .updateTable('bank_transfers')
    .set({
      ignored_reason: by?.reason ?? null,
      ignored_by: by?.actorId ?? null,
      ignored_at: by === null ? null : sql<Date>`clock_timestamp()`,
      request_id: null,
      confirmed_by: null,
      confirmed_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Undoes what `work` has written when it fails, while the transaction goes on. */
export async function inSavepoint<T>(trx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint line`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint line`.execute(trx);
    return done;
  } catch (error) {
    await sql`rollback to savepoint line`.execute(trx);
    throw error;
  }
}
