import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { EmptyState, ListIcon, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { payerLabel, TopUpLink, useModelOptions } from '@cabinet/payments';
import { requestDocumentHref, TransactionsTable } from '@cabinet/payments/transactions';
import { useCompanyUserOptions } from '../../api/company-user-options.ts';
import { paths } from '../../paths.ts';

const EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Транзакций пока нет"
    description="Здесь появятся пополнения счёта компании и списания за запросы её сотрудников."
    action={<TopUpLink of="company">Пополнить счёт компании</TopUpLink>}
  />
);

export function Screen() {
  const user = useCurrentUser();
  const models = useModelOptions();
  const people = useCompanyUserOptions();
  const whose = user?.company ? payerLabel({ kind: 'company', name: user.company.name }) : 'Компания';
  const maySeeRequests = usePermission('company:view_payment_requests');
  return (
    <>
      <PageHeader
        title="Транзакции компании"
        related={[paths.companyPaymentRequests]}
        description={`${whose}: кто и на что тратит деньги её счёта и кто его пополняет`}
        actions={
          <TopUpLink of="company">
            <PlusIcon /> Пополнить счёт компании
          </TopUpLink>
        }
      />
      <TransactionsTable
        scope="company"
        label="Транзакции компании"
        models={models}
        people={people}
        documentHref={maySeeRequests ? requestDocumentHref : undefined}
        empty={EMPTY}
      />
    </>
  );
}
