import { ACCOUNT_TYPE } from '@cabinet/kernel/core/payments';
import { useCurrentUser } from '@cabinet/kernel/session';
import { ButtonLink, EmptyState, ListIcon, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { useModelOptions } from '@cabinet/payments';
import { requestDocumentHref, TransactionsTable } from '@cabinet/payments/transactions';
import { paths } from '../../paths.ts';

const EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Транзакций пока нет"
    description="Здесь появятся пополнения и списания за запросы к моделям."
    action={<ButtonLink to={paths.payment.to()}>Пополнить счёт</ButtonLink>}
  />
);

export function Screen() {
  const models = useModelOptions();
  const user = useCurrentUser();
  const isShared = user !== null && ACCOUNT_TYPE[user.accountType].isShared;
  return (
    <>
      <PageHeader
        title="Мои транзакции"
        related={[paths.paymentRequests]}
        description={
          isShared
            ? 'Ваши пополнения и списания на каждом счёте, с которого вы платите'
            : 'Каждое движение денег: сколько, за что и каким стал баланс'
        }
        actions={
          <ButtonLink to={paths.payment.to()}>
            <PlusIcon /> Пополнить счёт
          </ButtonLink>
        }
      />
      <TransactionsTable
        scope="my"
        label="Мои транзакции"
        models={models}
        documentHref={requestDocumentHref}
        empty={EMPTY}
      />
    </>
  );
}
