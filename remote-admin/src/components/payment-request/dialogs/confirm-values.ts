import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { PaymentRequest } from '@cabinet/payments';

export interface ConfirmValues {
  readonly bankReference: string;
  readonly reason: string;
  /** What the payment has to rest on. */
  readonly basis: 'bankReference' | 'reason' | 'none';
}

/** An invoice rests on the bank's document, a card payment on words; the second of two people repeats nothing. */
export function startConfirm({ method, bankReference }: PaymentRequest, isSecond: boolean): ConfirmValues {
  const { hasInvoice } = PAYMENT_METHOD[method];
  const isKnown = isSecond || (hasInvoice && bankReference !== null);
  return {
    bankReference: '',
    reason: '',
    basis: isKnown ? 'none' : hasInvoice ? 'bankReference' : 'reason',
  };
}

export function confirmBody({ bankReference, reason }: ConfirmValues) {
  return {
    status: 'paid' as const,
    bankReference: bankReference.trim() || undefined,
    reason: reason.trim() || undefined,
  };
}
