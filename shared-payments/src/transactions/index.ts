export { requestDocumentHref } from './request-document-href.ts';
export type { DocumentHref } from './transaction-columns.tsx';
export { TransactionsTable } from './transactions-table.tsx';
