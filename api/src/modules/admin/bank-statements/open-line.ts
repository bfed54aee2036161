import { isOpenStatus } from '@cabinet/kernel/core/payments';
import type { OpenLine } from './match-lines.ts';
import { purposeNumbers } from './purpose-numbers.ts';
import type { LineRow } from './repository.ts';

/** The name of a line's document, as a payment that rests on it gives it. */
export function bankReference({ document_number, document_date }: LineRow): string {
  return `№ ${document_number} от ${document_date.split('-').reverse().join('.')}`;
}

/** A line as it is matched with requests. */
export function toOpenLine(row: LineRow): OpenLine {
  const isBound = row.request_status !== null && isOpenStatus(row.request_status);
  return {
    n: row.n,
    amount: row.amount,
    inn: row.payer_inn,
    payerAccount: row.payer_account,
    numbers: purposeNumbers(row.purpose),
    reference: bankReference(row),
    boundTo: isBound ? row.request_id : null,
  };
}
