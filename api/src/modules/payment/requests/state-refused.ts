import type { PaymentRequestStatus } from '#db/schema.ts';
import { ApiError } from '#lib/api-error.ts';
import type { RequestRow } from '../repository.ts';

const STATUS_NAMES: Record<PaymentRequestStatus, string> = {
  pending: 'ждёт оплаты',
  processing: 'в обработке',
  paid: 'оплачена',
  rejected: 'отклонена',
  cancelled: 'отменена',
  expired: 'просрочена',
  failed: 'не прошла',
  refunded: 'возвращена',
};

/** The request's status does not allow this step. */
export function stateRefused({ status }: RequestRow): ApiError {
  return new ApiError('RES.003', { message: `Заявка ${STATUS_NAMES[status]}: так изменить её нельзя` });
}
