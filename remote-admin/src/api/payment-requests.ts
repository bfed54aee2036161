import { type Body, type Data, get, patch, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import {
  type PaymentRequestDetail,
  paymentRequestKeys,
  refreshTransactions,
  storePaymentRequest,
} from '@cabinet/payments';

export type NoticePage = Data<'GET payment/notices'>;
/** What the provider sent, and what was decided about it. */
export type Notice = NoticePage['items'][number];

/** Another payment by the same document of the bank. */
export type SamePayment = PaymentRequestDetail['sameAs'][number];

interface RequestId {
  readonly id: string;
}

const NOTICES = 'payment-notices';
/** Of one request there are a handful, but anybody may send unsigned ones. */
const NOTICES_SHOWN = 50;

export const noticeKeys = {
  list: () => [NOTICES, 'all'] as const,
  ofRequest: (id: string) => [NOTICES, 'request', id] as const,
};

/** Whatever the answer was, the page knew of another state or another one has come. */
function refreshRequests(): void {
  void mutate((key) => Array.isArray(key) && (key[0] === paymentRequestKeys.all || key[0] === NOTICES));
  void refreshTransactions();
}

async function shown<Answer extends PaymentRequestDetail>(answer: Promise<Answer>): Promise<Answer> {
  try {
    const request = await answer;
    await storePaymentRequest(request);
    return request;
  } finally {
    refreshRequests();
  }
}

/** Moves a request by hand. */
export function moveRequest(
  { id }: RequestId,
  body: Body<'PATCH payment/requests/{id}/status'>,
  idempotencyKey: string,
): Promise<PaymentRequestDetail> {
  return shown(patch('payment/requests/{id}/status', { path: { id }, body, idempotencyKey }));
}

/** Asks the provider what became of the payment; `said` is the answer in words. */
export function checkRequest({ id }: RequestId): Promise<Data<'POST payment/requests/{id}/check'>> {
  return shown(post('payment/requests/{id}/check', { path: { id } }));
}

export function fetchNotices(params: QueryParams): Promise<NoticePage> {
  return get('payment/notices', { rawQuery: params });
}

/** What the provider said about one request. */
export function useNoticesOf(requestId: string) {
  return useSWR(noticeKeys.ofRequest(requestId), () =>
    fetchNotices({ request_id: requestId, limit: NOTICES_SHOWN }),
  );
}

/** Requests as they are listed, the newest first. */
export function fetchRequests(params: QueryParams): Promise<Data<'GET payment/requests'>> {
  return get('payment/requests', { rawQuery: params });
}

/** Open invoices of one sum, for a line of a statement to be given one by hand. */
export function useOpenInvoices({ amount, q }: { readonly amount: string; readonly q: string }) {
  const query = {
    method: 'invoice',
    status: 'pending,processing',
    amount_from: amount,
    amount_to: amount,
    limit: 20,
    ...(q === '' ? {} : { q }),
  };
  return useSWR([paymentRequestKeys.all, 'open-invoices', query], () => fetchRequests(query), {
    keepPreviousData: true,
  });
}
