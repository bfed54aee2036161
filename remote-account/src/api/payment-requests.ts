import { type DownloadedFile, downloadFile, post } from '@cabinet/kernel/http';
import {
  type PaymentRequest,
  type PaymentRequestDetail,
  type PaymentRequestDetailDto,
  storePaymentRequest,
  toPaymentRequestDetail,
} from '@cabinet/payments';

interface RequestId {
  readonly id: string;
}

async function act(id: string, action: 'cancel' | 'check'): Promise<PaymentRequestDetail> {
  const request = toPaymentRequestDetail(
    await post<PaymentRequestDetailDto>(`payment/requests/${encodeURIComponent(id)}/${action}`),
  );
  await storePaymentRequest(request);
  return request;
}

/** Cancels a request that nobody has paid yet, and shows the answer everywhere. */
export function cancelPaymentRequest({ id }: RequestId): Promise<PaymentRequestDetail> {
  return act(id, 'cancel');
}

/** Asks the provider what became of the payment («Проверить оплату»), and shows the answer everywhere. */
export function checkPaymentRequest({ id }: RequestId): Promise<PaymentRequestDetail> {
  return act(id, 'check');
}

/** Saves the invoice as a file. */
export function downloadInvoice({
  id,
  number,
}: Pick<PaymentRequest, 'id' | 'number'>): Promise<DownloadedFile> {
  return downloadFile(
    { url: `payment/requests/${encodeURIComponent(id)}/invoice.pdf` },
    `Счёт ${number}.pdf`,
  );
}
