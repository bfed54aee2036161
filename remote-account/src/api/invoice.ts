import { get, post } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { type PaymentRequestDetail, storePaymentRequest } from '@cabinet/payments';

const invoiceKeys = { qr: (id: string) => ['payment/invoice-qr', id] as const };

/** The code to pay an invoice by. It never changes. */
export function useInvoiceQr(id: string) {
  return useSWR(
    invoiceKeys.qr(id),
    ([, requestId]) => get('payment/requests/{id}/invoice-qr', { path: { id: requestId } }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
}

/** Sends the invoice to an address, and shows everywhere that it was sent. */
export async function sendInvoice(
  path: { readonly id: string },
  body: { readonly email: string },
  idempotencyKey: string,
): Promise<PaymentRequestDetail> {
  const request = await post('payment/requests/{id}/invoice/send', {
    path,
    body,
    idempotencyKey,
    // The limit is of letters alone, and its answer says when the next one may go.
    hasOwnLimit: true,
  });
  await storePaymentRequest(request);
  return request;
}
