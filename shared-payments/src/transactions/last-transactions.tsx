import { TRANSACTION_TYPE } from '@cabinet/kernel/core/payments';
import { Box, DateText, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { signedAmount, type Transaction } from './transaction.ts';

function Row({ transaction }: { readonly transaction: Transaction }) {
  const { type, description, model, direction, createdAt } = transaction;
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
        <Text truncate>{model?.name ?? (description || TRANSACTION_TYPE[type].label)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {TRANSACTION_TYPE[type].label} · <DateText value={createdAt} format="short" />
        </Text>
      </Box>
      <Text as="span" textStyle="money" fontWeight="medium" color={direction === 'in' ? 'fg.success' : 'fg'}>
        <MoneyText value={signedAmount(transaction)} signed />
      </Text>
    </Flex>
  );
}

/** The last few movements of money, in short rows. */
export function LastTransactions({ transactions }: { readonly transactions: readonly Transaction[] }) {
  return (
    <Stack as="ul" aria-label="Последние транзакции" gap="0" listStyleType="none">
      {transactions.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} />
      ))}
    </Stack>
  );
}
