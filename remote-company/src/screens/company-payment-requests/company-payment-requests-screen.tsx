import { useCurrentUser } from '@cabinet/kernel/session';
import { EmptyState, PageHeader, PlusIcon, ReceiptIcon } from '@cabinet/kernel/ui';
import { payerLabel, TopUpLink } from '@cabinet/payments';
import { PaymentRequestsTable, requestHref } from '@cabinet/payments/payment-requests';
import { useCompanyUserOptions } from '../../api/company-user-options.ts';
import { paths } from '../../paths.ts';

const EMPTY = (
  <EmptyState
    icon={<ReceiptIcon />}
    title="Заявок пока нет"
    description="Обычно компания пополняет счёт переводом из банка: выставьте счёт на оплату, скачайте PDF и передайте его в бухгалтерию. Картой тоже можно, деньги придут сразу."
    action={
      <TopUpLink of="company" method="invoice">
        Выставить счёт на оплату
      </TopUpLink>
    }
  />
);

export function Screen() {
  const user = useCurrentUser();
  const people = useCompanyUserOptions();
  const whose = user?.company ? payerLabel({ kind: 'company', name: user.company.name }) : 'Компания';
  return (
    <>
      <PageHeader
        title="Заявки компании"
        related={[paths.companyTransactions]}
        description={`${whose}: счета на оплату, пополнения картой и что с ними стало`}
        actions={
          <TopUpLink of="company" method="invoice">
            <PlusIcon /> Выставить счёт на оплату
          </TopUpLink>
        }
      />
      <PaymentRequestsTable
        scope="company"
        label="Заявки компании"
        people={people}
        hrefOf={requestHref}
        empty={EMPTY}
      />
    </>
  );
}
