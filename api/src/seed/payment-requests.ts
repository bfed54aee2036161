import { isPaidOnline, PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PaymentMethod, PaymentRequestStatus } from '#db/schema.ts';

export interface SeedStep {
  readonly to: PaymentRequestStatus;
  readonly at: Date;
  readonly by: string | null;
  readonly note: string | null;
}

/** A payment request of the demonstration and what happens to it. */
export interface SeedPaymentRequest {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: string;
  readonly payerId: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly steps: readonly SeedStep[];
  /** The ledger entries of the payment and of its refund. */
  readonly entryId: string | null;
  readonly refundEntryId: string | null;
  readonly operationId: string | null;
  readonly bankReference: string | null;
  readonly rejectReason: string | null;
}

/** From which people pay invoices, where no company does. */
const PERSONAL_ACCOUNT = '40817810938000067890';
const CHUNK = 500;
const ENDINGS: readonly PaymentRequestStatus[] = ['paid', 'rejected', 'cancelled', 'expired', 'failed'];

/** Writes the requests as pending, in the order of time; returns their human numbers. */
export async function insertRequests(
  db: Database,
  requests: readonly SeedPaymentRequest[],
): Promise<Map<string, number>> {
  const ordered = [...requests].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const numbers = new Map<string, number>();
  for (let from = 0; from < ordered.length; from += CHUNK) {
    const rows = await db
      .insertInto('payment_requests')
      .values(
        ordered.slice(from, from + CHUNK).map((request) => ({
          id: request.id,
          method: request.method,
          amount: request.amount,
          payer_id: request.payerId,
          user_id: request.userId,
          provider: PAYMENT_METHOD[request.method].provider,
          created_at: request.createdAt,
          expires_at: request.expiresAt,
        })),
      )
      .returning(['id', 'number'])
      .execute();
    for (const { id, number } of rows) numbers.set(id, number);
  }
  return numbers;
}

/** Starts the requests that somebody pays or will pay. */
export async function startRequests(db: Database, requests: readonly SeedPaymentRequest[]): Promise<void> {
  await moveTo(db, requests, (to) => to === 'processing');
}

/** Ends the requests whose money has moved by now or never will. */
export async function finishRequests(db: Database, requests: readonly SeedPaymentRequest[]): Promise<void> {
  await moveTo(db, requests, (to) => ENDINGS.includes(to));
  await moveTo(db, requests, (to) => to === 'refunded');
  await insertNotices(db, requests);
}

async function moveTo(
  db: Database,
  requests: readonly SeedPaymentRequest[],
  isWanted: (to: PaymentRequestStatus) => boolean,
): Promise<void> {
  const rows = requests.flatMap((request) =>
    request.steps
      .filter(({ to }) => isWanted(to))
      .map(({ to, at, by, note }) => ({
        id: request.id,
        status: to,
        status_at: at,
        status_by: by,
        status_note: note,
        entry_id: to === 'paid' || to === 'refunded' ? request.entryId : null,
        refund_entry_id: to === 'refunded' ? request.refundEntryId : null,
        paid_at: to === 'paid' ? at : null,
        operation_id: to === 'paid' || to === 'failed' ? request.operationId : null,
        bank_reference: to === 'paid' ? request.bankReference : null,
        reject_reason: to === 'rejected' ? request.rejectReason : null,
      })),
  );
  await sql`
    update payment_requests r set status = s.status, status_at = s.status_at, status_by = s.status_by,
      status_note = s.status_note, entry_id = s.entry_id, refund_entry_id = s.refund_entry_id,
      paid_at = coalesce(s.paid_at, r.paid_at),
      provider_operation_id = coalesce(s.operation_id, r.provider_operation_id),
      bank_reference = coalesce(s.bank_reference, r.bank_reference), reject_reason = s.reject_reason,
      paid_on = case when s.bank_reference is null then r.paid_on else ledger_day(s.paid_at) end,
      payer_account = case when s.bank_reference is null then r.payer_account
        else coalesce(${companyOf('bank_account')}, ${PERSONAL_ACCOUNT}) end,
      payer_inn = case when s.bank_reference is null then r.payer_inn else ${companyOf('inn')} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id uuid, status text, status_at timestamptz,
      status_by uuid, status_note text, entry_id uuid, refund_entry_id uuid, paid_at timestamptz, operation_id text,
      bank_reference text, reject_reason text)
    where r.id = s.id`.execute(db);
}

/** A fact of the company that a request `r` is of. */
const companyOf = (fact: 'bank_account' | 'inn') =>
  sql`(select ${sql.ref(fact)} from companies c join payers p on p.company_id = c.id where p.id = r.payer_id)`;

/** The provider's notice of each paid card request, as the callback would have stored it. */
async function insertNotices(db: Database, requests: readonly SeedPaymentRequest[]): Promise<void> {
  const rows = requests.flatMap((request) => {
    const paid = request.steps.find(({ to }) => to === 'paid');
    if (!isPaidOnline(request.method) || !paid || request.operationId === null) return [];
    const fields = {
      MNT_ID: 'test_account',
      MNT_TRANSACTION_ID: request.id,
      MNT_OPERATION_ID: request.operationId,
      MNT_AMOUNT: request.amount,
      MNT_CURRENCY_CODE: 'RUB',
      MNT_TEST_MODE: '1',
    };
    return [{ request, paid, fields }];
  });
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insertInto('payment_notices')
      .values(
        rows.slice(from, from + CHUNK).map(({ request, paid, fields }) => ({
          id: request.id,
          request_id: request.id,
          command: 'pay' as const,
          http_method: 'POST',
          raw: new URLSearchParams(fields).toString(),
          fields: JSON.stringify(fields),
          remote_address: '192.0.2.10',
          operation_id: request.operationId,
          received_at: paid.at,
          decision: 'credited',
          reason: 'Сумма, валюта, счёт и подпись совпали с заявкой',
          answer: 'SUCCESS',
          decided_at: paid.at,
        })),
      )
      .execute();
  }
}
