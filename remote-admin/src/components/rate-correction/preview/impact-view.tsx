import { payersText, requestsText } from '@cabinet/access';
import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import { ExactSums, MoneyText } from '@cabinet/kernel/ui/money';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { Impact } from '../../../api/rate-corrections.ts';
import { CostTable } from './cost-table.tsx';

function Outranked({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {`Ещё ${requestsText(count)} ${plural(count, 'оценён', 'оценены', 'оценены')} по более сильным корректировкам: их она не изменила бы.`}
    </Text>
  );
}

export function ImpactView({ impact }: { readonly impact: Impact }) {
  const { charges, outranked, amountBefore, amountAfter, difference, payersCount, modelsCount } = impact;
  if (charges === 0)
    return (
      <Stack gap="2">
        <Text role="status" fontWeight="medium">
          Ни один запрос за это время она не изменила бы
        </Text>
        <Outranked count={outranked} />
      </Stack>
    );
  const digits = digitsThatAddUp([amountBefore, difference], amountAfter);
  return (
    <Stack gap="3">
      <Box role="status">
        <FactList>
          <Fact term="Разница">
            <Text as="span" fontWeight="semibold">
              <MoneyText value={difference} digits={digits} signed />
            </Text>
          </Fact>
          <Fact term="Было">
            <MoneyText value={amountBefore} digits={digits} />
          </Fact>
          <Fact term="Стало бы">
            <MoneyText value={amountAfter} digits={digits} />
          </Fact>
          <Fact term="Затронуто">{`${requestsText(charges)} у ${payersText(payersCount)}`}</Fact>
        </FactList>
      </Box>
      <Outranked count={outranked} />
      <ExactSums />
      <Tabs
        label="Кого и что затронула бы"
        tabs={[
          {
            id: 'payers',
            label: `Плательщики (${payersCount})`,
            content: <CostTable label="Плательщики" costs={impact.payers} count={payersCount} />,
          },
          {
            id: 'models',
            label: `Модели (${modelsCount})`,
            content: <CostTable label="Модели" costs={impact.models} count={modelsCount} />,
          },
        ]}
      />
    </Stack>
  );
}
