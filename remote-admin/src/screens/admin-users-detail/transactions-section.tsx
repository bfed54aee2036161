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
import { useLastTransactions } from '../../api/user-transactions.ts';
import { paths } from '../../paths.ts';

function Row({ transaction }: { readonly transaction: Transaction }) {
  const { type, description, model, direction, createdAt } = transaction;
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="4"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Text truncate>{model?.name ?? (description || TRANSACTION_TYPE[type].label)}</Text>
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

/** What a person has lately spent and been given, whoever paid. */
export function TransactionsSection({ userId }: { readonly userId: string }) {
  const { data, error, mutate } = useLastTransactions(userId);
  const href = `${paths.adminTransactions.to()}?${new URLSearchParams({ user_id: userId })}`;
  return (
    <SectionCard
      title="Последние транзакции"
      actions={
        <Link to={href} aria-label="Все транзакции пользователя">
          Все
        </Link>
      }
    >
      {data !== undefined && (
        <Stack as="ul" aria-label="Последние транзакции" gap="0" listStyleType="none">
          {data.items.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} />
          ))}
        </Stack>
      )}
      {data?.items.length === 0 && <Text color="fg.muted">Транзакций ещё не было.</Text>}
      {data === undefined && error !== undefined && (
        <ErrorState title="Не удалось загрузить транзакции" error={error} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <Skeleton height="16rem" aria-busy />}
    </SectionCard>
  );
}
