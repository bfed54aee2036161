import type { ReactNode } from 'react';
import type { TransactionTotals as Totals } from '../../payments/transactions.ts';
import { Flex } from '../layout.ts';
import { MoneyText } from '../money/money-text.tsx';
import { Skeleton } from '../skeleton.ts';
import { Text } from '../text.ts';

function Total({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Flex
      direction={{ base: 'row', sm: 'column' }}
      justify="space-between"
      align={{ base: 'center', sm: 'flex-start' }}
      width={{ base: 'full', sm: 'auto' }}
      gap={{ base: '4', sm: '0' }}
    >
      <Text as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" textStyle="lg" fontWeight="semibold">
        {children}
      </Text>
    </Flex>
  );
}

/** What came in, what went out and the difference, over the whole filter. */
export function TransactionTotals({
  totals,
  hasFailed,
}: {
  readonly totals: Totals | undefined;
  readonly hasFailed: boolean;
}) {
  function figure(value: string | undefined, isSigned: boolean): ReactNode {
    if (value !== undefined) return <MoneyText value={value} signed={isSigned} />;
    return hasFailed ? '—' : <Skeleton height="1.625rem" width="24" />;
  }
  return (
    <Flex
      as="dl"
      aria-label="Итого по всем найденным транзакциям"
      layerStyle="card"
      px={{ base: '4', md: '6' }}
      py="4"
      columnGap="10"
      rowGap={{ base: '1.5', sm: '3' }}
      wrap="wrap"
    >
      <Total term="Поступило">{figure(totals?.in, true)}</Total>
      <Total term="Списано">{figure(totals?.out.replace(/^-/, ''), false)}</Total>
      <Total term="Итог">{figure(totals?.net, true)}</Total>
    </Flex>
  );
}
