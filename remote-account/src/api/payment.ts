import { type Body, type Data, get, post } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** What the payment form needs to know; amounts are decimal texts. */
export type PaymentSettings = Data<'GET settings/payment'>;

/** What a payment would do. */
export type Quote = Data<'POST payment/quote'>;

/** What to pay, from whose account and how; the amount is a decimal text. */
export type PaymentOrder = Body<'POST payment/pay'>;

/** An opened payment: what the provider needs, and the request behind it. */
export type OpenedPayment = Data<'POST payment/pay'>;

const paymentKeys = {
  settings: () => 'payment/settings' as const,
  form: (id: string) => ['payment/form', id] as const,
  quote: (amount: string, payerId: string | undefined) => ['payment/quote', amount, payerId ?? null] as const,
};

export function usePaymentSettings() {
  return useSWR(paymentKeys.settings(), () => get('settings/payment'), { revalidateOnFocus: false });
}

/** The quote for an amount; no request without one. The previous quote stays until the new one arrives. */
export function useQuote(amount: string | null, payerId: string | undefined) {
  return useSWR(
    amount === null ? null : paymentKeys.quote(amount, payerId),
    ([, quoted]) => post('payment/quote', { body: { amount: quoted, payerId } }),
    { keepPreviousData: true, dedupingInterval: 5_000, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

/** Opens a payment request. The same key opens it once, however often the call is repeated. */
export function pay(body: PaymentOrder, idempotencyKey: string): Promise<OpenedPayment> {
  return post('payment/pay', { body, idempotencyKey });
}

/** Pays an open request, or the same sum again when it has ended. */
export function payRequest(path: { readonly id: string }, idempotencyKey: string): Promise<OpenedPayment> {
  return post('payment/requests/{id}/pay', { path, idempotencyKey });
}

/** How an open request of one's own is paid: asked anew each time, because it may be paid or ended by now. */
export function usePaymentForm(id: string | null) {
  return useSWR(
    id === null ? null : paymentKeys.form(id),
    ([, requestId]) => get('payment/requests/{id}/form', { path: { id: requestId } }),
    { revalidateOnFocus: false, revalidateIfStale: true, shouldRetryOnError: false, dedupingInterval: 0 },
  );
}
