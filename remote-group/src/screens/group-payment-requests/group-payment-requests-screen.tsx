import { useCurrentUser } from '@cabinet/kernel/session';
import { EmptyState, PageHeader, PlusIcon, ReceiptIcon } from '@cabinet/kernel/ui';
import { payerLabel, TopUpLink } from '@cabinet/payments';
import { PaymentRequestsTable, requestHref } from '@cabinet/payments/payment-requests';
import { useMemberOptions } from '../../api/member-options.ts';

const EMPTY = (
  <EmptyState
    icon={<ReceiptIcon />}
    title="Заявок пока нет"
    description="Здесь появится каждое пополнение счёта группы: оплата картой или счёт для перевода из банка."
    action={<TopUpLink of="group">Пополнить счёт группы</TopUpLink>}
  />
);

export function Screen() {
  const user = useCurrentUser();
  const whose = user?.group ? payerLabel({ kind: 'group', name: user.group.name }) : 'Группа';
  const people = useMemberOptions();
  return (
    <>
      <PageHeader
        title="Заявки группы"
        description={`${whose}: пополнения общего счёта и что с ними стало`}
        actions={
          <TopUpLink of="group">
            <PlusIcon /> Пополнить счёт группы
          </TopUpLink>
        }
      />
      <PaymentRequestsTable
        scope="group"
        label="Заявки группы"
        people={people}
        hrefOf={requestHref}
        empty={EMPTY}
      />
    </>
  );
}
