import type { TransactionType } from '@cabinet/kernel/core/payments';
import type { TransactionDocument } from './transaction.ts';

/** The palette in which each type is drawn. */
export const TRANSACTION_TYPE_PALETTE: Readonly<Record<TransactionType, string>> = {
  topup: 'green',
  bonus: 'accent',
  charge: 'gray',
  refund: 'blue',
  adjustment: 'orange',
  reversal: 'red',
};

const DOCUMENT_LABEL: Readonly<Record<string, string>> = {
  payment_request: 'Заявка',
  entry: 'Транзакция',
  hold: 'Резерв',
  chat_request: 'Запрос',
  promo_request: 'Промокод',
};

/** What a person calls the document behind a transaction, «Заявка З-000123»; `null` without a number to call it by. */
export function documentLabel(document: TransactionDocument): string | null {
  const label = DOCUMENT_LABEL[document.type] ?? 'Документ';
  return document.number === null ? null : `${label} ${document.number}`;
}
