import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { EmptyState, ListIcon, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { payerLabel, TopUpLink, useModelOptions } from '@cabinet/payments';
import { requestDocumentHref, TransactionsTable } from '@cabinet/payments/transactions';
import { useMemberOptions } from '../../api/member-options.ts';

const EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Транзакций пока нет"
    description="Здесь появятся пополнения счёта группы и списания за запросы её участников."
    action={<TopUpLink of="group">Пополнить счёт группы</TopUpLink>}
  />
);

export function Screen() {
  const user = useCurrentUser();
  const models = useModelOptions();
  const people = useMemberOptions();
  const whose = user?.group ? payerLabel({ kind: 'group', name: user.group.name }) : 'Группа';
  const maySeeRequests = usePermission('group:view_payment_requests');
  return (
    <>
      <PageHeader
        title="Транзакции группы"
        description={`${whose}: кто и на что тратит деньги общего счёта и кто его пополняет`}
        actions={
          <TopUpLink of="group">
            <PlusIcon /> Пополнить счёт группы
          </TopUpLink>
        }
      />
      <TransactionsTable
        scope="group"
        label="Транзакции группы"
        models={models}
        people={people}
        documentHref={maySeeRequests ? requestDocumentHref : undefined}
        empty={EMPTY}
      />
    </>
  );
}
