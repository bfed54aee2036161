export type { DocumentHref } from './transaction-columns.tsx';
export type { TransactionDialogProps } from './transaction-dialog.tsx';
export { TransactionDialog } from './transaction-dialog.tsx';
export type { TransactionsTableProps } from './transactions-table.tsx';
export { TransactionsTable } from './transactions-table.tsx';
