import { signOfAmount } from '@cabinet/kernel/core/amount';
import { Flex, Link, Loaded, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { ExactSums, MoneyText } from '@cabinet/kernel/ui/money';
import { type OwnSpending, useOwnSpending } from '../../api/own-spending.ts';
import { elsewhere } from '../../paths.ts';

function Models({ models }: Pick<OwnSpending, 'models'>) {
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {models.map(({ id, name, total }) => (
        <Flex as="li" key={id ?? ''} justify="space-between" gap="4">
          <Text as="span" truncate>
            {name ?? 'Остальные модели'}
          </Text>
          <Text as="span" textStyle="money">
            <MoneyText value={total} />
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}

function Figures({ spending }: { readonly spending: OwnSpending }) {
  if (signOfAmount(spending.total) === 0)
    return <Text color="fg.muted">За последние 30 дней вы ничего не потратили.</Text>;
  return (
    <Stack gap="4">
      <Stack gap="0">
        <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <MoneyText value={spending.total} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          За 30 дней, <MoneyText value={spending.averagePerDay} /> в день
        </Text>
      </Stack>
      <Models models={spending.models} />
      <ExactSums />
    </Stack>
  );
}

/** For a member who may not see what the company spends: what they have spent themself. */
export function OwnSpendingSection() {
  return (
    <SectionCard title="Мои расходы" actions={<Link to={elsewhere.home.to()}>По дням</Link>}>
      <Loaded query={useOwnSpending({ isWanted: true })}>
        {(spending) => <Figures spending={spending} />}
      </Loaded>
    </SectionCard>
  );
}
