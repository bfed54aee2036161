import { TRANSACTION_TYPE } from '@cabinet/kernel/core/payments';
import { Box, DateText, Flex, Link, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { signedAmount, type Transaction } from './transaction.ts';

interface RowProps {
  readonly transaction: Transaction;
  readonly href: string | undefined;
}

function Row({ transaction, href }: RowProps) {
  const { type, description, model, direction, createdAt } = transaction;
  const name = model?.name ?? (description || TRANSACTION_TYPE[type].label);
  return (
    <Flex
      as="li"
      position="relative"
      justify="space-between"
      align="center"
      gap="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Text truncate>
          {href === undefined ? (
            name
          ) : (
            // The whole row is pressed, and its name is what the keyboard and a screen reader find.
            <Link
              to={href}
              color="inherit"
              css={{ '&::before': { content: '""', position: 'absolute', inset: '0' } }}
            >
              {name}
            </Link>
          )}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <span>{`${TRANSACTION_TYPE[type].label} · `}</span>
          <DateText value={createdAt} format="short" />
        </Text>
      </Box>
      <Text as="span" textStyle="money" fontWeight="medium" color={direction === 'in' ? 'fg.success' : 'fg'}>
        <MoneyText value={signedAmount(transaction)} signed />
      </Text>
    </Flex>
  );
}

/** Props of {@link LastTransactions}. */
export interface LastTransactionsProps {
  readonly transactions: readonly Transaction[];
  /** Address that opens one of them; without it they are only read. */
  readonly hrefOf?: ((id: string) => string) | undefined;
}

/** The last few movements of money, in short rows that open what stands behind them. */
export function LastTransactions({ transactions, hrefOf }: LastTransactionsProps) {
  return (
    <Stack as="ul" aria-label="Последние транзакции" gap="0" listStyleType="none">
      {transactions.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} href={hrefOf?.(transaction.id)} />
      ))}
    </Stack>
  );
}
