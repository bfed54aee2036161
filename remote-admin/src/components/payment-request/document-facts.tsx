import type { PaymentRequestDetail } from '@cabinet/payments';
import { Fact } from '@cabinet/payments/facts';
import { dayText } from '../statement/statement-words.ts';

type Document = Pick<PaymentRequestDetail, 'bankReference'> &
  Partial<Pick<PaymentRequestDetail, 'bankDocument'>>;

/** By which transfer the money came: what two people compare with the bank. */
export function DocumentFacts({ bankReference, bankDocument = null }: Document) {
  return (
    <>
      {bankReference !== null && <Fact term="Платёжное поручение">{bankReference}</Fact>}
      {bankDocument?.paidOn != null && <Fact term="Дата поручения">{dayText(bankDocument.paidOn)}</Fact>}
      {bankDocument?.payerAccount != null && <Fact term="Счёт плательщика">{bankDocument.payerAccount}</Fact>}
      {bankDocument?.payerInn != null && <Fact term="ИНН плательщика">{bankDocument.payerInn}</Fact>}
    </>
  );
}
