import type { PaymentMethod, PaymentRequestStatus } from './payment-request.ts';

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

/** What each way to pay is called. */
export const PAYMENT_METHOD_LABEL: Readonly<Record<PaymentMethod, string>> = {
  card: 'Карта',
  invoice: 'Счёт',
};
