import { digitsThatAddUp, signOfAmount } from '@cabinet/kernel/core/amount';
import { tierName } from '@cabinet/kernel/core/payments';
import { Flex, SectionCard, Stack, Text, TopUpIcon } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { PayerTopUpLink } from '@cabinet/payments';
import type { ReactNode } from 'react';
import type { Group } from '../../../api/group.ts';

interface FigureProps {
  readonly term: string;
  readonly value: ReactNode;
  readonly isMain?: boolean;
}

/** The terms stand on one line and the values on another; what the typeface makes wider moves nothing. */
function Figure({ term, value, isMain = false }: FigureProps) {
  return (
    <Stack gap="0.5" flex="0 0 auto" justify="space-between" minW={{ base: '8.5rem', sm: '11rem' }}>
      <Text as="dt" color="fg.muted" textStyle="sm">
        {term}
      </Text>
      <Text as="dd" fontWeight="semibold" textStyle={isMain ? '2xl' : 'lg'} fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Stack>
  );
}

/** What is on the group's account. */
export function WalletSection({ group: { payer } }: { readonly group: Pick<Group, 'payer'> }) {
  const digits = digitsThatAddUp([payer.available, payer.held], payer.balance);
  return (
    <SectionCard
      id="wallet"
      title="Счёт группы"
      actions={
        <PayerTopUpLink payer={payer} size="sm">
          <TopUpIcon /> Пополнить счёт группы
        </PayerTopUpLink>
      }
    >
      <Flex as="dl" columnGap="4" rowGap="3" wrap="wrap" align="stretch">
        <Figure term="Баланс" value={<MoneyText value={payer.balance} digits={digits} />} isMain />
        {signOfAmount(payer.held) > 0 && (
          <>
            <Figure term="Можно потратить" value={<MoneyText value={payer.available} digits={digits} />} />
            <Figure term="Зарезервировано" value={<MoneyText value={payer.held} digits={digits} />} />
          </>
        )}
        <Figure term="Уровень" value={tierName(payer.tier)} />
      </Flex>
    </SectionCard>
  );
}
