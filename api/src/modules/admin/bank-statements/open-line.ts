import type { Database } from '#db/index.ts';
import type { BankDocument } from '#modules/payment/documents/bank-document.ts';
import { findSamePayments, type SamePayment } from '#modules/payment/documents/repository.ts';
import type { OpenLine } from './match-lines.ts';
import { purposeNumbers } from './purpose-numbers.ts';
import type { LineRow } from './repository.ts';

/** The name of a line's document, as a payment that rests on it gives it. */
export function bankReference({ document_number, document_date }: LineRow): string {
  return `№ ${document_number} от ${document_date.split('-').reverse().join('.')}`;
}

/** What a line says of the bank's document. */
export const documentOf = (row: LineRow): BankDocument => ({
  bankReference: bankReference(row),
  paidOn: row.document_date,
  payerAccount: row.payer_account || null,
  payerInn: row.payer_inn,
});

/** Finds other payments by the documents of these lines, by the numbers of the lines. */
export function findSameOfLines(
  db: Database,
  rows: readonly LineRow[],
): Promise<ReadonlyMap<number, readonly SamePayment[]>> {
  return findSamePayments(
    db,
    rows.map((row) => ({
      ...documentOf(row),
      at: row.n,
      amount: row.amount,
      receivedOn: row.received_on,
      requestId: row.request_id,
      transferId: row.transfer_id,
    })),
  );
}

/** A line as it is matched with requests. */
export function toOpenLine(row: LineRow, same: readonly SamePayment[]): OpenLine {
  return {
    n: row.n,
    amount: row.amount,
    inn: row.payer_inn,
    payerAccount: row.payer_account,
    numbers: purposeNumbers(row.purpose),
    document: documentOf(row),
    documentKey: row.document_key,
    same,
    boundTo: row.is_confirmed_first ? row.request_id : null,
  };
}
