import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import { tidyLine } from '@cabinet/kernel/core/text';
import type { PaymentRequestDetail } from '@cabinet/payments';

export interface ConfirmValues {
  readonly bankReference: string;
  readonly paidOn: string;
  readonly payerAccount: string;
  readonly payerInn: string;
  readonly reason: string;
  /** What the payment has to rest on. */
  readonly basis: 'document' | 'reason' | 'none';
}

/** An invoice rests on the bank's document, a card payment on words; the second of two people repeats nothing. */
export function startConfirm({
  method,
  bankReference,
  bankDocument,
  confirmation,
}: PaymentRequestDetail): ConfirmValues {
  const isSecond = confirmation !== null;
  const known = isSecond ? null : bankDocument;
  return {
    bankReference: (isSecond ? null : bankReference) ?? '',
    paidOn: known?.paidOn ?? '',
    payerAccount: known?.payerAccount ?? '',
    payerInn: known?.payerInn ?? '',
    reason: '',
    basis: isSecond ? 'none' : PAYMENT_METHOD[method].hasInvoice ? 'document' : 'reason',
  };
}

const typed = (text: string) => tidyLine(text) || undefined;

export function confirmBody(values: ConfirmValues) {
  return {
    status: 'paid' as const,
    bankReference: typed(values.bankReference),
    paidOn: typed(values.paidOn),
    payerAccount: typed(values.payerAccount),
    payerInn: typed(values.payerInn),
    reason: typed(values.reason),
  };
}
