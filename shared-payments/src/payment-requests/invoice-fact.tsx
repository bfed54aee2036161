import { DateText, Text } from '@cabinet/kernel/ui';
import { Fact } from '../facts/fact-list.tsx';
import type { PaymentRequestDetail } from './payment-request.ts';
import { SentInvoices } from './sent-invoices.tsx';

type Request = Partial<Pick<PaymentRequestDetail, 'invoice' | 'withoutInvoice'>>;

/** Whom the invoice names, as it was sent: what is renamed later changes nothing in it. */
export function InvoiceFact({
  request: { invoice = null, withoutInvoice = false },
}: {
  readonly request: Request;
}) {
  if (withoutInvoice) return <Fact term="Счёт">Не выставляли: оплата без счёта</Fact>;
  if (invoice === null) return null;
  const { name, inn, kpp } = invoice.payer;
  return (
    <Fact term="Счёт выставлен на">
      <span>
        {[name, inn !== null && `ИНН ${inn}`, kpp !== null && `КПП ${kpp}`].filter(Boolean).join(', ')}
      </span>
      {invoice.isLate && (
        <Text textStyle="sm" color="fg.muted">
          Тексты счёта зафиксированы <DateText value={invoice.fixedAt} />: в нём названия, реквизиты и НДС
          этого дня
        </Text>
      )}
      <SentInvoices invoice={invoice} />
    </Fact>
  );
}
