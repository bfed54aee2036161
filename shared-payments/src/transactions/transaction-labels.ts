import type { TransactionDocument } from './transaction.ts';

const DOCUMENT_LABEL: Readonly<Record<string, string>> = {
  payment_request: 'Заявка',
  entry: 'Транзакция',
  hold: 'Резерв',
  chat_request: 'Запрос',
  promo_request: 'Промокод',
};

const COUNT = new Intl.NumberFormat('ru-RU');

/** «25 370». */
export const countText = (count: number): string => COUNT.format(count);

/** What a person calls the document behind a transaction, «Заявка З-000123»; `null` without a number to call it by. */
export function documentLabel(document: TransactionDocument): string | null {
  const label = DOCUMENT_LABEL[document.type] ?? 'Документ';
  return document.number === null ? null : `${label} ${document.number}`;
}
