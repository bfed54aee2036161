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

/** What a payer label needs of a payer. */
interface NamedPayer {
  readonly kind: 'user' | 'group' | 'company';
  readonly name: string;
}

/** A name in quotation marks, unless it brings its own: «Семья», ООО «Вектор». */
function quoted(name: string): string {
  return name.includes('«') ? name : `«${name}»`;
}

/** «Личный счёт», «Группа «Семья»», «Компания ООО «Вектор»». */
export function payerLabel({ kind, name }: NamedPayer): string {
  if (kind === 'user') return 'Личный счёт';
  return `${kind === 'group' ? 'Группа' : 'Компания'} ${quoted(name)}`;
}

/** Where money goes or comes from: «личный счёт», «счёт группы «Семья»». */
export function accountLabel({ kind, name }: NamedPayer): string {
  if (kind === 'user') return 'личный счёт';
  return `счёт ${kind === 'group' ? 'группы' : 'компании'} ${quoted(name)}`;
}
