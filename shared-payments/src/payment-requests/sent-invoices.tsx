import { formatDate, Text } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from './payment-request.ts';

type Invoice = NonNullable<PaymentRequestDetail['invoice']>;

/** «29.11.2026 в 14:05». */
function moment(at: string): string {
  return formatDate(at, 'short').replace(', ', ' в ');
}

/** To whom an invoice was sent from the cabinet, and when; the newest first. */
export function SentInvoices({ invoice }: { readonly invoice: Pick<Invoice, 'sent'> }) {
  // A server of the release before says nothing of it.
  const { sent = [] }: Partial<Pick<Invoice, 'sent'>> = invoice;
  return sent.map(({ to, at }) => (
    <Text key={`${to} ${at}`} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {`Отправлен бухгалтеру ${to} ${moment(at)}`}
    </Text>
  ));
}
