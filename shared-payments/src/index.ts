export { peopleOptions } from './list/people-options.ts';
export { useModelNames, useModelOptions } from './models/models.ts';
export { DebtNotice } from './payers/debt-notice.tsx';
export { type Debt, refreshDebts, useDebts } from './payers/debts.ts';
export { LowBalanceNotice } from './payers/low-balance-notice.tsx';
export type { PayerRef } from './payers/payer.ts';
export { accountLabel, ofAccountLabel, payerLabel, sharedAccountLabel } from './payers/payer-labels.ts';
export type { PayerChoice, Payers } from './payers/payers.ts';
export { payerKeys, usePayers } from './payers/payers.ts';
export { StoppedNotice } from './payers/stopped-notice.tsx';
export { PayerTopUpLink, TopUpLink } from './payers/top-up-link.tsx';
export type {
  PaymentRequest,
  PaymentRequestDetail,
  Seller,
} from './payment-requests/payment-request.ts';
export {
  downloadInvoice,
  paymentRequestKeys,
  storePaymentRequest,
  usePaymentRequest,
  usePaymentRequests,
} from './payment-requests/payment-requests.ts';
export { RequestStatusBadge } from './payment-requests/request-status-badge.tsx';
export { LastTransactions } from './transactions/last-transactions.tsx';
export {
  fetchTransactions,
  refreshTransactions,
  transactionKeys,
} from './transactions/transactions.ts';
