import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { usePermission } from '@cabinet/kernel/session';
import { CopyButton, DateText, Flex, Link, SectionCard, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequestDetail, payerLabel, RequestStatusBadge } from '@cabinet/payments';
import { Fact, FactList } from '@cabinet/payments/facts';
import { InvoiceFact, methodText } from '@cabinet/payments/payment-requests';
import { CompanyLine } from '../../components/company/company-line.tsx';
import { DocumentFacts } from '../../components/payment-request/document-facts.tsx';
import { paths } from '../../paths.ts';

/** Whose money it is; their pages are for those who manage people. */
function Whose({
  request: { payer, company, user, withoutInvoice },
}: {
  readonly request: PaymentRequestDetail;
}) {
  const managesPeople = usePermission('user:manage');
  const name = user.displayName || user.email;
  return (
    <>
      <Fact term="Плательщик">
        <span>
          {managesPeople ? (
            <Link to={paths.adminPayersDetail.to({ payerId: payer.id })}>{payerLabel(payer)}</Link>
          ) : (
            payerLabel(payer)
          )}
        </span>
        <CompanyLine company={company} />
      </Fact>
      <Fact term={withoutInvoice ? 'Владелец счёта' : 'Автор'}>
        {managesPeople ? <Link to={paths.adminUsersDetail.to({ userId: user.id })}>{name}</Link> : name}
      </Fact>
    </>
  );
}

/** The facts of a request. */
export function PaymentSection({ request }: { readonly request: PaymentRequestDetail }) {
  const { status, amount, createdAt, expiresAt, paidAt, number } = request;
  return (
    <SectionCard title="Оплата" actions={<RequestStatusBadge status={status} size="md" />}>
      <Text textStyle="3xl" fontWeight="semibold" mb="4">
        <MoneyText value={amount} />
      </Text>
      <FactList>
        <Fact term="Способ">{methodText(request)}</Fact>
        <Whose request={request} />
        <InvoiceFact request={request} />
        <Fact term="Создана">
          <DateText value={createdAt} format="datetime" />
        </Fact>
        {isOpenStatus(status) && !request.withoutInvoice && (
          <Fact term="Оплатить до">
            <DateText value={expiresAt} format="datetime" />
          </Fact>
        )}
        {paidAt !== null && (
          <Fact term="Оплачена">
            <DateText value={paidAt} format="datetime" />
          </Fact>
        )}
        <DocumentFacts {...request} />
        {request.providerOperationId !== null && (
          <Fact term="Операция провайдера">{request.providerOperationId}</Fact>
        )}
        {request.rejectReason !== null && <Fact term="Причина отказа">{request.rejectReason}</Fact>}
        <Fact term="Номер">
          <Flex as="span" display="inline-flex" align="center" gap="1">
            <Text as="span" fontWeight="semibold">
              {number}
            </Text>
            <CopyButton text={number} label="Скопировать номер заявки" />
          </Flex>
        </Fact>
      </FactList>
    </SectionCard>
  );
}
