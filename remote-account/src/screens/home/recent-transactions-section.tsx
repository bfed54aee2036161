import { Link, Loaded, SectionCard, Skeleton, Text } from '@cabinet/kernel/ui';
import { LastTransactions } from '@cabinet/payments';
import { useRecentTransactions } from '../../api/transactions.ts';
import { paths } from '../../paths.ts';

/** The last five movements of the person's money. */
export function RecentTransactionsSection() {
  return (
    <SectionCard
      title="Последние транзакции"
      actions={
        <Link to={paths.finances.to()} aria-label="Все транзакции">
          Все
        </Link>
      }
    >
      <Loaded query={useRecentTransactions()} skeleton={<Skeleton height="20rem" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text color="fg.muted">У вас пока нет транзакций: здесь появятся ваши пополнения и запросы.</Text>
          ) : (
            <LastTransactions
              transactions={items}
              hrefOf={(transaction) => paths.finances.to({ transaction })}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
}
