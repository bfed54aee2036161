export { COMPANY_PAYER_PERMISSIONS } from './company-payers.ts';
export { NEAR_CAP_PERCENT } from './near-cap.ts';
export type { AccountType, PayerKind } from './payer-kind.ts';
export { ACCOUNT_TYPE, ACCOUNT_TYPES, PAYER_KIND, PAYER_KINDS } from './payer-kind.ts';
export type { PaymentMethod } from './payment-method.ts';
export {
  isPaidOnline,
  ONLINE_METHODS,
  PAYMENT_METHOD,
  PAYMENT_METHODS,
} from './payment-method.ts';
export type { PaymentRequestStatus } from './request-status.ts';
export {
  isOpenStatus,
  isUnpaidStatus,
  OPEN_STATUSES,
  REQUEST_STATUS_LABEL,
  REQUEST_STATUSES,
} from './request-status.ts';
export { tierName } from './tier-name.ts';
export type { Direction, TransactionType } from './transaction-type.ts';
export {
  DIRECTION_LABEL,
  DIRECTIONS,
  TRANSACTION_TYPE,
  TRANSACTION_TYPES,
} from './transaction-type.ts';
