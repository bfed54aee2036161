import { post } from '@cabinet/kernel/http';
import { type PaymentRequestDetail, storePaymentRequest } from '@cabinet/payments';

interface RequestId {
  readonly id: string;
}

async function shown(answer: Promise<PaymentRequestDetail>): Promise<PaymentRequestDetail> {
  const request = await answer;
  await storePaymentRequest(request);
  return request;
}

/** Cancels a request that nobody has paid yet, and shows the answer everywhere. */
export function cancelPaymentRequest(path: RequestId): Promise<PaymentRequestDetail> {
  return shown(post('payment/requests/{id}/cancel', { path }));
}

/** Asks the provider about the payment («Проверить оплату»), and shows the answer everywhere. */
export function checkPaymentRequest(path: RequestId): Promise<PaymentRequestDetail> {
  return shown(post('payment/requests/{id}/check', { path }));
}
