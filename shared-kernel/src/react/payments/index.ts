export type { ListPage, ListPageDto, ListParams, ListScope } from './list-page.ts';
export { toListPage } from './list-page.ts';
export type {
  PaymentMethod,
  PaymentRequest,
  PaymentRequestActions,
  PaymentRequestDetail,
  PaymentRequestEvent,
  PaymentRequestStatus,
  Seller,
} from './payment-request.ts';
export { isOpenStatus } from './payment-request.ts';
export type { PaymentRequestDetailDto, PaymentRequestDto } from './payment-request-dto.ts';
export { toPaymentRequest, toPaymentRequestDetail } from './payment-request-dto.ts';
export {
  accountLabel,
  PAYMENT_METHOD_LABEL,
  payerLabel,
  REQUEST_STATUS_LABEL,
  REQUEST_STATUS_PALETTE,
} from './payment-request-labels.ts';
export type { PaymentRequestPage, PaymentRequestTotals, StatusTotals } from './payment-requests.ts';
export {
  fetchPaymentRequest,
  fetchPaymentRequests,
  PAYMENT_REQUESTS_URL,
  paymentRequestKeys,
  storePaymentRequest,
  usePaymentRequest,
  usePaymentRequests,
} from './payment-requests.ts';
export type { RequestStatusBadgeProps } from './request-status-badge.tsx';
export { RequestStatusBadge } from './request-status-badge.tsx';
export type {
  PayerRef,
  PersonRef,
  Transaction,
  TransactionDocument,
  TransactionDto,
  TransactionType,
} from './transaction.ts';
export { toTransaction } from './transaction.ts';
export type {
  ChargePrice,
  Posting,
  RelatedTransaction,
  TransactionDetail,
} from './transaction-detail.ts';
export { fetchTransaction, useTransaction } from './transaction-detail.ts';
export { documentLabel, TRANSACTION_TYPE_LABEL, TRANSACTION_TYPE_PALETTE } from './transaction-labels.ts';
export type { TransactionTypeBadgeProps } from './transaction-type-badge.tsx';
export { TransactionTypeBadge } from './transaction-type-badge.tsx';
export type { MovementSums, PayerTotals, TransactionPage, TransactionTotals } from './transactions.ts';
export {
  fetchTransactions,
  refreshTransactions,
  TRANSACTIONS_URL,
  transactionKeys,
  useTransactions,
} from './transactions.ts';
