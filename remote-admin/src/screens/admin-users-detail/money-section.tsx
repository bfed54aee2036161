import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { tierName } from '@cabinet/kernel/core/payments';
import { Badge, Banner, Box, Flex, Link, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { payerLabel } from '@cabinet/payments';
import type { AdminUserDetail } from '../../api/admin-users.ts';
import { paths } from '../../paths.ts';
import { moneyVerdict } from './money-words.ts';

type Payer = AdminUserDetail['payers'][number];

function PayerRow({ payer }: { readonly payer: Payer }) {
  const { id, pays, isActive, balance, held, creditLimit, available, tier } = payer;
  const digits = digitsThatAddUp([balance, creditLimit, `-${held}`], available);
  const sum = (amount: string) => <MoneyText value={amount} digits={digits} />;
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Flex gap="2" align="center" wrap="wrap" minW="0">
          <Link to={paths.adminPayersDetail.to({ payerId: id })}>{payerLabel(payer)}</Link>
          {pays && <Badge colorPalette="green">платит сейчас</Badge>}
          {!isActive && <Badge colorPalette="red">выключен</Badge>}
        </Flex>
        <Text as="span" textStyle="money" fontWeight="medium">
          {sum(available)}
        </Text>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        Баланс {sum(balance)} · резерв {sum(held)} · кредит {sum(creditLimit)}
        <span>{` · уровень ${tierName(tier)}`}</span>
      </Text>
    </Box>
  );
}

/** Who pays for a person, and why they may be short of money. */
export function MoneySection({ person }: { readonly person: AdminUserDetail }) {
  const { tone, title, text } = moneyVerdict(person);
  const { payers, month } = person;
  return (
    <SectionCard title="Деньги" description="Кто платит за запросы и сколько можно потратить сейчас">
      <Stack gap="4">
        <Banner tone={tone} title={title}>
          {text}
        </Banner>
        <Stack as="ul" aria-label="Счета" gap="0" listStyleType="none">
          {payers.map((payer) => (
            <PayerRow key={payer.id} payer={payer} />
          ))}
        </Stack>
        {month !== null && (
          <Text textStyle="sm" color="fg.muted">
            Лимит на месяц: потрачено <MoneyText value={month.spent} /> из <MoneyText value={month.cap} />
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
}
