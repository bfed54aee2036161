import type { PayerRef, PersonRef } from '../payers/payer.ts';

/** Where a payment request stands (contract, Payment request). */
export type PaymentRequestStatus =
  | 'pending'
  | 'processing'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'refunded';

/** How a request is paid. */
export type PaymentMethod = 'card' | 'invoice';

/** What the person who asked may do with the request now. */
export interface PaymentRequestActions {
  readonly canCancel: boolean;
  readonly canPay: boolean;
  readonly canPayAgain: boolean;
  readonly canCheck: boolean;
  readonly hasInvoice: boolean;
  /** Statuses that an administrator may set. */
  readonly changeStatus: readonly PaymentRequestStatus[];
}

/** One payment request; the amount is a decimal text. */
export interface PaymentRequest {
  readonly id: string;
  /** The short number that support asks for: «З-000123». */
  readonly number: string;
  readonly method: PaymentMethod;
  readonly amount: string;
  readonly currency: string;
  readonly status: PaymentRequestStatus;
  readonly payer: PayerRef;
  readonly user: PersonRef & { readonly email: string };
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly paidAt: string | null;
  readonly provider: string | null;
  readonly providerOperationId: string | null;
  readonly bankReference: string | null;
  readonly rejectReason: string | null;
  readonly actions: PaymentRequestActions;
}

/** One moment in the life of a request: what it became, or what the provider said. */
export interface PaymentRequestEvent {
  readonly at: string;
  readonly kind: 'status' | 'notice';
  readonly code: string;
  readonly title: string;
  readonly note: string | null;
  readonly actor: PersonRef | null;
  readonly isFailure: boolean;
}

/** Whom an invoice is paid to. */
export interface Seller {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string;
  readonly bankName: string;
  readonly bik: string;
  readonly account: string;
  readonly corrAccount: string;
}

/** A request with its life. */
export interface PaymentRequestDetail extends PaymentRequest {
  readonly timeline: readonly PaymentRequestEvent[];
  /** Only for a request that is paid by invoice. */
  readonly seller: Seller | null;
  /** What the transfer of an invoice is to be named; `null` where nothing is to be transferred. */
  readonly purpose: string | null;
}

/** Whether money may still come. */
export function isOpenStatus(status: PaymentRequestStatus): boolean {
  return status === 'pending' || status === 'processing';
}
