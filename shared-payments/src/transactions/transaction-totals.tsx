import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { Box, Flex, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { ExactSums, MoneyText } from '@cabinet/kernel/ui/money';
import type { ReactNode } from 'react';
import { payerLabel } from '../payers/payer-labels.ts';
import type { MovementSums, PayerTotals, TransactionPage } from './transaction.ts';

const isShared = ({ kind }: PayerTotals['payer']) => PAYER_KIND[kind].isShared;

const LABEL = 'Итого по всем найденным транзакциям';

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

interface SumsProps {
  readonly label: string;
  readonly sums: MovementSums | undefined;
  readonly hasFailed: boolean;
}

function Sums({ label, sums, hasFailed }: SumsProps) {
  const out = sums?.out.replace(/^-/, '');
  const digits = sums && digitsThatAddUp([sums.in, `-${out}`], sums.net);
  function figure(value: string | undefined, isSigned: boolean): ReactNode {
    if (value !== undefined) return <MoneyText value={value} digits={digits} signed={isSigned} />;
    return hasFailed ? '—' : <Skeleton height="1.625rem" width="24" />;
  }
  return (
    <Flex as="dl" aria-label={label} columnGap="10" rowGap={{ base: '1.5', sm: '3' }} wrap="wrap">
      <Total term="Поступило">{figure(sums?.in, true)}</Total>
      <Total term="Списано">{figure(out, false)}</Total>
      <Total term="Итог">{figure(sums?.net, true)}</Total>
    </Flex>
  );
}

function AccountSums({ totals, isOwnOnly }: { readonly totals: PayerTotals; readonly isOwnOnly: boolean }) {
  const name = payerLabel(totals.payer);
  return (
    <Stack gap="1.5" minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        <span>{name}</span>
        {isOwnOnly && isShared(totals.payer) && (
          <Text as="span" color="fg.muted" fontWeight="normal">
            {' · '}только ваши операции
          </Text>
        )}
      </Text>
      <Sums label={`Итого: ${name}`} sums={totals} hasFailed={false} />
    </Stack>
  );
}

/** What came in, what went out and the difference, over the whole filter; each account by itself where there are several, or where others move its money too. */
export function TransactionTotals({
  page,
  isOwnOnly,
  hasFailed,
}: {
  /** The first of the list. */
  readonly page: TransactionPage | undefined;
  /** Of a shared account the list has only the person's own lines. */
  readonly isOwnOnly: boolean;
  readonly hasFailed: boolean;
}) {
  const found = page?.totalsByPayer.filter(({ count }) => count > 0) ?? [];
  const isOneOfSeveral = (page?.totalsByPayer.length ?? 0) > 1;
  const isByAccount =
    found.length > 0 && (isOneOfSeveral || (isOwnOnly && found.some(({ payer }) => isShared(payer))));
  return (
    <Flex
      {...(isByAccount ? { role: 'group', 'aria-label': LABEL } : {})}
      layerStyle="card"
      px={{ base: '4', md: '6' }}
      py="4"
      columnGap="16"
      rowGap="5"
      wrap="wrap"
    >
      {isByAccount ? (
        found.map((each) => <AccountSums key={each.payer.id} totals={each} isOwnOnly={isOwnOnly} />)
      ) : (
        <Sums label={LABEL} sums={page?.totals} hasFailed={hasFailed} />
      )}
      <Box flexBasis="full" mt="-3">
        <ExactSums />
      </Box>
    </Flex>
  );
}
