import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { PaymentRequest } from './payment-request.ts';

/** How a request is paid, in words. A server of the release before says nothing of an invoice that never was. */
export function methodText({
  method,
  withoutInvoice = false,
}: Pick<PaymentRequest, 'method'> & Partial<Pick<PaymentRequest, 'withoutInvoice'>>): string {
  return withoutInvoice ? 'Перевод без счёта' : PAYMENT_METHOD[method].label;
}
