import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { tierName } from '@cabinet/kernel/core/payments';
import { Badge, Flex, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { PayerTopUpLink } from '@cabinet/payments';
import type { Company } from '../../api/company.ts';

interface PartProps {
  readonly term: string;
  readonly value: string;
  readonly digits: number;
}

function Part({ term, value, digits }: PartProps) {
  return (
    <Stack gap="0">
      <Text as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <MoneyText value={value} digits={digits} />
      </Text>
    </Stack>
  );
}

interface BalanceSectionProps {
  readonly payer: Company['payer'];
  readonly balance: string;
}

/** What is on the company's account, how much of it is free, and its level. */
export function BalanceSection({ payer, balance }: BalanceSectionProps) {
  const { available, held, tier } = payer;
  const digits = digitsThatAddUp([available ?? '0', held ?? '0'], balance);
  return (
    <SectionCard title="Баланс компании" actions={<Badge>{`Уровень «${tierName(tier)}»`}</Badge>}>
      <Stack gap="4">
        <Text textStyle={{ base: 'xl', sm: '2xl' }} fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <MoneyText value={balance} digits={digits} />
        </Text>
        <Flex justify="space-between" align="flex-end" columnGap="6" rowGap="4" wrap="wrap">
          <Flex as="dl" columnGap="8" rowGap="2" wrap="wrap">
            {available !== null && <Part term="Доступно" value={available} digits={digits} />}
            {held !== null && <Part term="Зарезервировано" value={held} digits={digits} />}
          </Flex>
          <PayerTopUpLink payer={payer} method="invoice">
            Пополнить счёт компании
          </PayerTopUpLink>
        </Flex>
      </Stack>
    </SectionCard>
  );
}
