export { requestDocumentHref } from './request-document-href.ts';
export { TransactionsTable } from './transactions-table.tsx';
