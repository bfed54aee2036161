import { type Address, type DownloadedFile, downloadFile, get, type QueryParams } from '@cabinet/kernel/http';
import type { SWRConfiguration } from '@cabinet/kernel/state';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { type ListScope, listKeys } from '../list/list-keys.ts';
import type { PaymentRequest, PaymentRequestDetail, PaymentRequestPage } from './payment-request.ts';

/** Where each list of payment requests lives. */
export const PAYMENT_REQUESTS_URL = {
  my: 'payment/requests/my',
  company: 'payment/requests/company',
  group: 'payment/requests/group',
  all: 'payment/requests',
} as const satisfies Readonly<Record<ListScope, Address<'GET'>>>;

export const paymentRequestKeys = listKeys('payment-requests');

/** Reads one page. */
export function fetchPaymentRequests(scope: ListScope, params: QueryParams): Promise<PaymentRequestPage> {
  return get(PAYMENT_REQUESTS_URL[scope], { rawQuery: params });
}

/** Reads one request with its life. */
export function fetchPaymentRequest({ id }: { readonly id: string }): Promise<PaymentRequestDetail> {
  return get('payment/requests/{id}', { path: { id } });
}

/** A page of payment requests; the last one stays on the screen while the next is read. */
export function usePaymentRequests(scope: ListScope, params: QueryParams) {
  return useSWR(paymentRequestKeys.page(scope, params), ([, , query]) => fetchPaymentRequests(scope, query), {
    keepPreviousData: true,
    dedupingInterval: 5_000,
  });
}

/** One request with its life; nothing is asked without an id. */
export function usePaymentRequest(id: string | null, options: SWRConfiguration<PaymentRequestDetail> = {}) {
  return useSWR<PaymentRequestDetail>(
    id === null ? null : paymentRequestKeys.detail(id),
    () => fetchPaymentRequest({ id: id ?? '' }),
    { dedupingInterval: 1_000, ...options },
  );
}

/** Shows what an action answered and reads every list again. */
export async function storePaymentRequest(request: PaymentRequestDetail): Promise<void> {
  await mutate(paymentRequestKeys.detail(request.id), request, { revalidate: false });
  void mutate((key) => Array.isArray(key) && key[0] === paymentRequestKeys.all && key[1] !== 'detail');
}

/** Saves the invoice as a file. */
export function downloadInvoice({
  id,
  number,
}: Pick<PaymentRequest, 'id' | 'number'>): Promise<DownloadedFile> {
  return downloadFile('payment/requests/{id}/invoice.pdf', { path: { id } }, `Счёт ${number}.pdf`);
}
