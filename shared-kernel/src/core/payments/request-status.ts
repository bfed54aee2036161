/** Where a payment request can stand, in the order of a life. */
export const REQUEST_STATUSES = [
  'pending',
  'processing',
  'paid',
  'rejected',
  'cancelled',
  'expired',
  'failed',
  'refunded',
] as const;

/** Where a payment request stands. */
export type PaymentRequestStatus = (typeof REQUEST_STATUSES)[number];

/** What each status is called. */
export const REQUEST_STATUS_LABEL: Readonly<Record<PaymentRequestStatus, string>> = {
  pending: 'Ждёт оплаты',
  processing: 'В обработке',
  paid: 'Оплачена',
  rejected: 'Отклонена',
  cancelled: 'Отменена',
  expired: 'Просрочена',
  failed: 'Не прошла',
  refunded: 'Возвращена',
};

/** Money may still come. */
export const OPEN_STATUSES: readonly PaymentRequestStatus[] = ['pending', 'processing'];

const UNPAID_STATUSES: readonly PaymentRequestStatus[] = ['rejected', 'cancelled', 'expired', 'failed'];

/** Whether money may still come. */
export function isOpenStatus(status: PaymentRequestStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

/** Whether the request ended without money, so that its author may ask for the same again. */
export function isUnpaidStatus(status: PaymentRequestStatus): boolean {
  return UNPAID_STATUSES.includes(status);
}
