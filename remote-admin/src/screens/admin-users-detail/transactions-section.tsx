import { Link, Loaded, SectionCard, Skeleton, Text } from '@cabinet/kernel/ui';
import { LastTransactions } from '@cabinet/payments';
import { useLastTransactions } from '../../api/user-transactions.ts';
import { paths } from '../../paths.ts';

/** What a person has lately spent and been given, whoever paid. */
export function TransactionsSection({ userId }: { readonly userId: string }) {
  const hrefWith = (opened: { readonly transaction?: string }) =>
    `${paths.adminTransactions.to()}?${new URLSearchParams({ user_id: userId, ...opened })}`;
  return (
    <SectionCard
      title="Последние транзакции"
      actions={
        <Link to={hrefWith({})} aria-label="Все транзакции пользователя">
          Все
        </Link>
      }
    >
      <Loaded
        query={useLastTransactions(userId)}
        skeleton={<Skeleton height="16rem" aria-busy />}
        failureTitle="Не удалось загрузить транзакции"
      >
        {({ items }) =>
          items.length === 0 ? (
            <Text color="fg.muted">Транзакций ещё не было.</Text>
          ) : (
            <LastTransactions transactions={items} hrefOf={(transaction) => hrefWith({ transaction })} />
          )
        }
      </Loaded>
    </SectionCard>
  );
}
