/** The statuses of a payment request, in the order of its life. */
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

/** The status of a payment request. */
export type PaymentRequestStatus = (typeof REQUEST_STATUSES)[number];

/** The name of each status. */
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

/** The statuses in which money may still come. */
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
