import { formatAmount } from '@cabinet/kernel/core/amount';
import { TRANSACTION_TYPE } from '@cabinet/kernel/core/payments';
import {
  Box,
  DateText,
  ErrorState,
  Flex,
  Link,
  SectionCard,
  Skeleton,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { signedAmount, type Transaction } from '@cabinet/payments';
import { useRecentTransactions } from '../../api/transactions.ts';
import { paths } from '../../paths.ts';

function Row({ transaction }: { readonly transaction: Transaction }) {
  const { type, description, model, direction, createdAt } = transaction;
  const title = model?.name ?? (description || TRANSACTION_TYPE[type].label);
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Text truncate>{title}</Text>
        <Text textStyle="sm" color="fg.muted">
          {TRANSACTION_TYPE[type].label} · <DateText value={createdAt} format="short" />
        </Text>
      </Box>
      <Text as="span" textStyle="money" fontWeight="medium" color={direction === 'in' ? 'fg.success' : 'fg'}>
        {formatAmount(signedAmount(transaction), { signed: true })}
      </Text>
    </Flex>
  );
}

/** The last five movements of the person's money. */
export function RecentTransactionsSection() {
  const { data, error, mutate } = useRecentTransactions();
  return (
    <SectionCard
      title="Последние транзакции"
      actions={
        <Link to={paths.finances.to()} aria-label="Все транзакции">
          Все
        </Link>
      }
    >
      {data !== undefined && data.items.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none">
          {data.items.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} />
          ))}
        </Stack>
      )}
      {data?.items.length === 0 && (
        <Text color="fg.muted">Транзакций пока нет: пополните счёт, и они появятся здесь.</Text>
      )}
      {data === undefined && error !== undefined && (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <Skeleton height="20rem" />}
    </SectionCard>
  );
}
