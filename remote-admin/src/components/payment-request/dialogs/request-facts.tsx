import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequest, type PaymentRequestDetail, payerLabel } from '@cabinet/payments';
import { Fact, FactList } from '@cabinet/payments/facts';
import { DocumentFacts } from '../document-facts.tsx';

/** What is decided by: how much, to whom, and by what way. */
export function RequestFacts({ request }: { readonly request: PaymentRequest | PaymentRequestDetail }) {
  const { amount, payer, user, method } = request;
  return (
    <FactList>
      <Fact term="Сумма">
        <MoneyText value={amount} />
      </Fact>
      <Fact term="Плательщик">{payerLabel(payer)}</Fact>
      <Fact term="Автор">{user.displayName || user.email}</Fact>
      <Fact term="Способ">{PAYMENT_METHOD[method].label}</Fact>
      <DocumentFacts {...request} />
    </FactList>
  );
}
