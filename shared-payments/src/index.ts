export type { ListParams, ListScope } from './list/list-page.ts';
export type { PayerRef, PersonRef } from './payers/payer.ts';
export { accountLabel, payerLabel } from './payers/payer-labels.ts';
export type {
  PaymentRequest,
  PaymentRequestActions,
  PaymentRequestDetail,
  PaymentRequestEvent,
  PaymentRequestPage,
  PaymentRequestTotals,
  Seller,
  StatusTotals,
} from './payment-requests/payment-request.ts';
export { REQUEST_STATUS_PALETTE } from './payment-requests/payment-request-labels.ts';
export {
  fetchPaymentRequest,
  fetchPaymentRequests,
  PAYMENT_REQUESTS_URL,
  paymentRequestKeys,
  storePaymentRequest,
  usePaymentRequest,
  usePaymentRequests,
} from './payment-requests/payment-requests.ts';
export type { RequestStatusBadgeProps } from './payment-requests/request-status-badge.tsx';
export { RequestStatusBadge } from './payment-requests/request-status-badge.tsx';
export type {
  MovementSums,
  PayerTotals,
  Transaction,
  TransactionDetail,
  TransactionDocument,
  TransactionPage,
} from './transactions/transaction.ts';
export { signedAmount } from './transactions/transaction.ts';
export { fetchTransaction, useTransaction } from './transactions/transaction-detail.ts';
export {
  documentLabel,
  TRANSACTION_TYPE_PALETTE,
} from './transactions/transaction-labels.ts';
export type { TransactionTypeBadgeProps } from './transactions/transaction-type-badge.tsx';
export { TransactionTypeBadge } from './transactions/transaction-type-badge.tsx';
export {
  fetchTransactions,
  refreshTransactions,
  TRANSACTIONS_URL,
  transactionKeys,
} from './transactions/transactions.ts';
