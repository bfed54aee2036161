import type { PaymentRequestStatus } from '@cabinet/kernel/core/payments';

/** The palette in which each status is drawn. */
export const REQUEST_STATUS_PALETTE: Readonly<Record<PaymentRequestStatus, string>> = {
  pending: 'orange',
  processing: 'blue',
  paid: 'green',
  rejected: 'red',
  cancelled: 'gray',
  expired: 'gray',
  failed: 'red',
  refunded: 'blue',
};
