import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import {
  Box,
  ErrorState,
  Flex,
  Grid,
  SectionCard,
  Skeleton,
  Stack,
  Text,
  useLazyPart,
} from '@cabinet/kernel/ui';
import { accountLabel } from '@cabinet/payments';
import type { ReactNode } from 'react';
import { type Spending, useSpending } from '../../api/spending.ts';
import { formatDay } from '../../lib/calendar-day.ts';

const loadChart = () => import('./spending-chart.tsx').then((module) => ({ default: module.SpendingChart }));

/** Of the chart with its labels, so that nothing moves when it comes. */
const CHART_HEIGHT = '15.625rem';
const FAR_DAYS = 365;

function Figure({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Box>
  );
}

function runway({ daysLeft, lastsUntil }: Spending): string | null {
  if (daysLeft === null) return null;
  if (daysLeft > FAR_DAYS) return 'больше года';
  if (daysLeft === 0) return 'меньше дня';
  const until = lastsUntil === null ? '' : `, до ${formatDay(lastsUntil, 'long')}`;
  return `${daysLeft} ${plural(daysLeft, 'день', 'дня', 'дней')}${until}`;
}

function Figures({ spending }: { readonly spending: Spending }) {
  const lasts = runway(spending);
  return (
    <Flex as="dl" columnGap="10" rowGap="3" wrap="wrap">
      <Figure term="За 30 дней">{formatAmount(spending.total)}</Figure>
      <Figure term="В среднем за день">{formatAmount(spending.averagePerDay)}</Figure>
      {lasts !== null && <Figure term="На сколько хватит">{lasts}</Figure>}
    </Flex>
  );
}

function Content({ spending }: { readonly spending: Spending }) {
  const Chart = useLazyPart(loadChart);
  if (signOfAmount(spending.total) === 0)
    return <Text color="fg.muted">За последние 30 дней расходов не было.</Text>;
  return (
    <Grid gap="4">
      <Figures spending={spending} />
      {Chart === null ? <Skeleton height={CHART_HEIGHT} /> : <Chart days={spending.days} />}
    </Grid>
  );
}

function description({ scope, payer }: Spending): string | undefined {
  if (payer.kind === 'user') return undefined;
  const account = accountLabel(payer).replace('счёт', 'счёта');
  return scope === 'own' ? `Ваши траты со ${account}` : `Со ${account}`;
}

/** Spending of the last 30 days, and how long the balance lasts at that pace. */
export function SpendingSection() {
  const { data, error, mutate } = useSpending();
  return (
    <SectionCard title="Расходы" {...(data === undefined ? {} : { description: description(data) })}>
      {data !== undefined && <Content spending={data} />}
      {data === undefined && error !== undefined && (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && (
        <Stack gap="4" aria-busy>
          <Skeleton height="12.5" width="60%" />
          <Skeleton height={CHART_HEIGHT} />
        </Stack>
      )}
    </SectionCard>
  );
}
