import type { Data } from '@cabinet/kernel/http';

/** A page of payment requests with the totals of the whole filter. */
export type PaymentRequestPage = Data<'GET payment/requests/my'>;

/** One payment request; the amount is a decimal text. */
export type PaymentRequest = PaymentRequestPage['items'][number];

/** Sums of the whole filter: of what was paid, of what still waits, and of each status that it has. */
export type PaymentRequestTotals = PaymentRequestPage['totals'];

/** Requests of one status. */
export type StatusTotals = PaymentRequestTotals['byStatus'][number];

/** A request with its life. */
export type PaymentRequestDetail = Data<'GET payment/requests/{id}'>;

/** One moment in the life of a request: what it became, or what the provider said. */
export type PaymentRequestEvent = PaymentRequestDetail['timeline'][number];

/** Whom an invoice is paid to. */
export type Seller = NonNullable<PaymentRequestDetail['seller']>;
