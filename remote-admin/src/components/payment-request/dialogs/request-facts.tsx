import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequest, type PaymentRequestDetail, payerLabel } from '@cabinet/payments';
import { Fact, FactList } from '@cabinet/payments/facts';
import { methodText } from '@cabinet/payments/payment-requests';
import { DocumentFacts } from '../document-facts.tsx';

/** What is decided by: how much, to whom, and by what way. */
export function RequestFacts({ request }: { readonly request: PaymentRequest | PaymentRequestDetail }) {
  const { amount, payer, user } = request;
  return (
    <FactList>
      <Fact term="Сумма">
        <MoneyText value={amount} />
      </Fact>
      <Fact term="Плательщик">{payerLabel(payer)}</Fact>
      <Fact term={request.withoutInvoice ? 'Владелец счёта' : 'Автор'}>{user.displayName || user.email}</Fact>
      <Fact term="Способ">{methodText(request)}</Fact>
      <DocumentFacts {...request} />
    </FactList>
  );
}
