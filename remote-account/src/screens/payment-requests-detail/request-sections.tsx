import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { DateText, Grid, numberTerm, SectionCard, Stack, SupportNumber, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequestDetail, payerLabel, RequestStatusBadge } from '@cabinet/payments';
import { Fact, FactList } from '@cabinet/payments/facts';
import { InvoiceFact, methodText, RequestTimeline } from '@cabinet/payments/payment-requests';
import { InvoiceRequisites, InvoiceToAccountant } from '../../components/invoice/pay-by-invoice.tsx';

function PaymentSection({ request }: { readonly request: PaymentRequestDetail }) {
  return (
    <SectionCard title="Оплата" actions={<RequestStatusBadge status={request.status} size="md" />}>
      <Text textStyle="3xl" fontWeight="semibold" mb="4">
        <MoneyText value={request.amount} />
      </Text>
      <FactList>
        <Fact term="Способ">{methodText(request)}</Fact>
        <Fact term="Куда">{payerLabel(request.payer)}</Fact>
        <InvoiceFact request={request} />
        <Fact term="Создана">
          <DateText value={request.createdAt} format="datetime" />
        </Fact>
        {!request.withoutInvoice && (isOpenStatus(request.status) || request.status === 'expired') && (
          <Fact term={request.status === 'expired' ? 'Срок истёк' : 'Оплатить до'}>
            <DateText value={request.expiresAt} format="datetime" />
          </Fact>
        )}
        {request.paidAt !== null && (
          <Fact term="Оплачена">
            <DateText value={request.paidAt} format="datetime" />
          </Fact>
        )}
        {request.bankReference !== null && <Fact term="Платёжное поручение">{request.bankReference}</Fact>}
        {request.rejectReason !== null && <Fact term="Причина отказа">{request.rejectReason}</Fact>}
        <Fact term={numberTerm()}>
          <SupportNumber number={request.number} copyLabel="Скопировать номер заявки" />
        </Fact>
      </FactList>
    </SectionCard>
  );
}

/** Everything about a request: the payment, its life, and the requisites of its invoice. */
export function RequestSections({ request }: { readonly request: PaymentRequestDetail }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
    >
      <Stack gap="6">
        <PaymentSection request={request} />
        <InvoiceToAccountant request={request} />
        <InvoiceRequisites request={request} />
      </Stack>
      <SectionCard title="История">
        <RequestTimeline request={request} />
      </SectionCard>
    </Grid>
  );
}
