import type { PaymentRequestStatus } from '@cabinet/kernel/core/payments';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ADVISORY_LOCKS, type Database } from '#db/index.ts';
import { isConfirmedFirst } from '../repository.ts';
import type { BankDocument } from './bank-document.ts';

/** A payment whose like is looked for, and what it is itself: that is never its like. */
export interface AskedPayment extends BankDocument {
  readonly at: number;
  readonly amount: string;
  /** When the bank of a line received the money. */
  readonly receivedOn?: string | null;
  readonly requestId: string | null;
  readonly transferId?: string | null;
}

/** Another payment with the same document, date, payer and sum. */
export interface SamePayment {
  readonly kind: 'request' | 'statement_line';
  readonly request_id: string | null;
  readonly request_number: number | null;
  readonly request_status: PaymentRequestStatus | null;
  readonly statement_id: string | null;
  readonly n: number | null;
  readonly file_name: string | null;
  readonly payer_name: string;
  readonly amount: string;
  readonly paid_on: string | null;
  readonly by_name: string | null;
  readonly found_at: Date | null;
}

/** What a document of the bank is known by, however it was written. */
export async function documentKey(db: Database, reference: string): Promise<string> {
  const { rows } = await sql<{ readonly key: string }>`select bank_document_key(${reference}) as key`.execute(
    db,
  );
  return rows[0]?.key ?? reference;
}

/**
 * Makes payments by one document take turns until the transaction ends, whoever makes them, so that each sees the ones
 * before it. It is taken behind the locks of requests and before those of payers; several at once in one order.
 */
export async function lockDocuments(trx: Database, references: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.bankDocument)}, key) from (
      select distinct hashtext(bank_document_key(reference)) as key from unnest(${references}::text[]) as reference
      order by key) k`.execute(trx);
}

/** What was paid by hand or came with a statement, and what the first of two people has confirmed. */
const counts = sql<SqlBool>`(r.status in ('paid', 'refunded') or ${isConfirmedFirst})`;

/** Two days fit when either is not known. A line has two: that of its document, and that of its arrival. */
const daysFit = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<SqlBool>`(cardinality(${one}) = 0 or cardinality(${other}) = 0 or ${one} && ${other})`;

/** Two payers fit by the account or by the INN, and where they have neither in common to compare. */
const payersFit = (account: RawBuilder<unknown>, inn: RawBuilder<unknown>) => sql<SqlBool>`
  case when a.payer_account = ${account} or a.payer_inn = ${inn} then true
    else (a.payer_account is null or ${account} is null) and (a.payer_inn is null or ${inn} is null) end`;

const days = (...dates: RawBuilder<unknown>[]) => sql`array_remove(array[${sql.join(dates)}]::date[], null)`;
const ASKED_DAYS = days(sql`a.paid_on`, sql`a.received_on`);

/** Finds the like of each payment by an index. Requests made paid before they named date and payer are known by the rest. */
export async function findSamePayments(
  db: Database,
  asked: readonly AskedPayment[],
): Promise<ReadonlyMap<number, readonly SamePayment[]>> {
  const { rows } = await sql<SamePayment & { readonly at: number }>`
    select a.at, s.* from jsonb_to_recordset(${JSON.stringify(asked.map(toRecord))}::jsonb) as a (at integer,
      reference text, amount numeric(30,10), paid_on date, received_on date, payer_account text, payer_inn text,
      request_id uuid, transfer_id uuid)
    cross join lateral (${sameRequests} union all ${sameLines}) s
    order by a.at, s.found_at, s.request_number`.execute(db);
  const found = new Map<number, SamePayment[]>();
  for (const { at, ...same } of rows) {
    const known = found.get(at);
    if (known === undefined) found.set(at, [same]);
    else known.push(same);
  }
  return found;
}

const toRecord = (asked: AskedPayment) => ({
  at: asked.at,
  reference: asked.bankReference,
  amount: asked.amount,
  paid_on: asked.paidOn,
  received_on: asked.receivedOn ?? null,
  payer_account: asked.payerAccount || null,
  payer_inn: asked.payerInn,
  request_id: asked.requestId,
  transfer_id: asked.transferId ?? null,
});

const ACCOUNT = sql`coalesce(r.payer_account, nullif(t.payer_account, ''))`;
const INN = sql`coalesce(r.payer_inn, l.payer_inn)`;

const sameRequests = sql`
  select 'request' as kind, r.id as request_id, r.number as request_number, r.status as request_status, l.statement_id,
    l.n, f.file_name, p.name as payer_name, r.amount, coalesce(r.paid_on, t.document_date)::text as paid_on,
    coalesce(
      (select u.display_name from users u where u.id = r.confirmed_by),
      (select u.display_name from payment_request_history h join users u on u.id = h.actor_id
        where h.request_id = r.id and h.to_status = 'paid' order by h.id limit 1)) as by_name,
    coalesce(r.paid_at, r.confirmed_at) as found_at
  from payment_requests r
  join payers p on p.id = r.payer_id
  left join bank_transfers t on t.request_id = r.id
  left join bank_statement_lines l on l.transfer_id = t.id and l.is_first
  left join bank_statements f on f.id = l.statement_id
  where r.bank_reference is not null and bank_document_key(r.bank_reference) = bank_document_key(a.reference)
    and r.amount = a.amount and r.id is distinct from a.request_id and ${counts}
    and ${daysFit(ASKED_DAYS, days(sql`r.paid_on`, sql`t.document_date`, sql`l.received_on`))}
    and ${payersFit(ACCOUNT, INN)}`;

/** A line whose request counts already stands there with the request. */
const sameLines = sql`
  select 'statement_line', r.id, r.number, r.status, l.statement_id, l.n, f.file_name, l.payer_name, t.amount,
    t.document_date::text, u.display_name, f.created_at
  from bank_transfers t
  join bank_statement_lines l on l.transfer_id = t.id and l.is_first
  join bank_statements f on f.id = l.statement_id
  join users u on u.id = f.uploaded_by
  left join payment_requests r on r.id = t.request_id
  where bank_document_key(t.document_number) = bank_document_key(a.reference) and t.amount = a.amount
    and t.id is distinct from a.transfer_id
    and (t.request_id is null or a.request_id is null or t.request_id <> a.request_id)
    and (r.id is null or not ${counts})
    and ${daysFit(ASKED_DAYS, days(sql`t.document_date`, sql`l.received_on`))}
    and ${payersFit(sql`nullif(t.payer_account, '')`, sql`l.payer_inn`)}`;
