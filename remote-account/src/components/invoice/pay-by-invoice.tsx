import { isOpenStatus } from '@cabinet/kernel/core/payments';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { InvoiceSection } from './invoice-section.tsx';
import { SendInvoiceSection } from './send-invoice-section.tsx';

interface InvoiceProps {
  readonly request: PaymentRequestDetail;
}

/** Whether there is an invoice that may be paid. */
const isPayableInvoice = ({ seller, status }: Pick<PaymentRequestDetail, 'seller' | 'status'>) =>
  seller !== null && isOpenStatus(status);

/** Where an unpaid invoice is paid to: its code and its requisites. */
export function InvoiceRequisites({ request }: InvoiceProps) {
  const { seller } = request;
  if (seller === null || !isPayableInvoice(request)) return null;
  return <InvoiceSection request={request} seller={seller} />;
}

/** The letter to the accountant, while the invoice may be paid. */
export function InvoiceToAccountant({ request }: InvoiceProps) {
  return request.actions.sendInvoice && <SendInvoiceSection request={request} />;
}
