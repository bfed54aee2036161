import { digitsThatAddUp, formatAmount } from '@cabinet/kernel/core/amount';
import type { Data } from '@cabinet/kernel/http';
import { Banner, Box, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { ExactSums, MoneyText } from '@cabinet/kernel/ui/money';
import { CostChange } from './cost-change.tsx';
import { payersText, peopleGenitive, requestsText } from './counts.ts';
import { priceChange } from './price-change.ts';

/** What other prices of a model come to. */
type PriceImpact = Data<'POST models/{id}/price-impact'>;

const PAYERS_SHOWN = 5;
const FIELDS = [
  ['inputPrice', 'Ввод'],
  ['outputPrice', 'Вывод'],
] as const;

/** Both prices as they were and as they will be, and by how much that is more or less. */
function Prices({ impact: { pricesBefore, pricesAfter } }: { readonly impact: PriceImpact }) {
  const changed = FIELDS.flatMap(([field, label]) => {
    const change = priceChange(pricesBefore[field], pricesAfter[field]);
    const sums = `${formatAmount(pricesBefore[field])} → ${formatAmount(pricesAfter[field])}`;
    return change === null ? [] : [{ ...change, label, sums }];
  });
  if (changed.length === 0) return <Text>Цены останутся нынешними.</Text>;
  const loud = changed.filter(({ isLoud }) => isLoud);
  const lines = changed.map(({ label, sums, text }) => `${label}: ${sums}, ${text}.`).join('\n');
  if (loud.length === 0) return <Text whiteSpace="pre-line">{lines}</Text>;
  return (
    <Banner tone="danger" title={loud.map(({ label, text }) => `${label} ${text}`).join(', ')}>
      {`${lines}\nПроверьте, нет ли лишней или потерянной цифры.`}
    </Banner>
  );
}

function Payers({ payers, count }: { readonly payers: PriceImpact['payers']; readonly count: number }) {
  const shown = payers.slice(0, PAYERS_SHOWN);
  return (
    <Stack gap="1">
      <Text fontWeight="medium">У кого сумма изменилась бы больше всего</Text>
      <Box as="ul">
        {shown.map(({ id, name, before, after, difference }) => {
          const digits = digitsThatAddUp([before, difference], after);
          return (
            <li key={id}>
              <span>{`${name}: `}</span>
              <MoneyText value={before} digits={digits} /> → <MoneyText value={after} digits={digits} /> (
              <MoneyText value={difference} digits={digits} signed />)
            </li>
          );
        })}
      </Box>
      {count > shown.length && <Text textStyle="sm" color="fg.muted">{`И ещё ${count - shown.length}`}</Text>}
    </Stack>
  );
}

function Past({ impact }: { readonly impact: PriceImpact }) {
  const { days, charges, peopleCount, payersCount, payers } = impact;
  if (charges === 0) return <Text>{`За ${days} дней эту модель никто не использовал.`}</Text>;
  return (
    <>
      <Text>
        <span>{`За ${days} дней: ${requestsText(charges)} от ${peopleGenitive(peopleCount)}, платили счета ${payersText(payersCount)}. `}</span>
        <CostChange impact={impact} condition="по новой цене" />
      </Text>
      <Payers payers={payers} count={payersCount} />
      <ExactSums />
    </>
  );
}

interface PriceImpactViewProps {
  readonly impact: PriceImpact | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Says before a price is set whom it affects and what it would have come to (product §17.7). */
export function PriceImpactView({ impact, hasFailed, onRetry, isRetrying }: PriceImpactViewProps) {
  if (impact !== undefined)
    return (
      <Stack gap="3">
        <Prices impact={impact} />
        <Past impact={impact} />
      </Stack>
    );
  if (!hasFailed) return <Skeleton height="8rem" aria-busy />;
  return (
    <Banner tone="warning" onRetry={onRetry} isRetrying={isRetrying}>
      Не удалось узнать, кого это затронет.
    </Banner>
  );
}
