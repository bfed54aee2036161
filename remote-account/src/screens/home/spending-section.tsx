import { signOfAmount } from '@cabinet/kernel/core/amount';
import { useSearchParams } from '@cabinet/kernel/router';
import { Box, Button, ErrorState, Flex, SectionCard, Skeleton, Text, useLazyPart } from '@cabinet/kernel/ui';
import { accountLabel } from '@cabinet/payments';
import { type Spending, type SpendingPeriod, USUAL_PERIOD, useSpending } from '../../api/spending.ts';

const loadChart = () => import('./spending-chart.tsx').then((module) => ({ default: module.SpendingChart }));

/** Of the sum, the chart with its labels and a line of its legend, so that nothing moves when it comes. */
const CHART_HEIGHT = '22.25rem';

const PERIODS: readonly SpendingPeriod[] = [7, 30, 90];

const PERIOD_KEY = 'days';

/** The chosen period is in the address; the usual one is not. */
function usePeriod(): [SpendingPeriod, (period: SpendingPeriod) => void] {
  const [search, changeSearch] = useSearchParams();
  const period = PERIODS.find((days) => String(days) === search.get(PERIOD_KEY)) ?? USUAL_PERIOD;
  function choose(next: SpendingPeriod) {
    const change = (present: URLSearchParams) => {
      if (next === USUAL_PERIOD) present.delete(PERIOD_KEY);
      else present.set(PERIOD_KEY, String(next));
      return present;
    };
    changeSearch(change, { replace: true, preventScrollReset: true });
  }
  return [period, choose];
}

interface PeriodChoiceProps {
  readonly period: SpendingPeriod;
  readonly onChoose: (period: SpendingPeriod) => void;
}

function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  return (
    <Flex
      role="group"
      aria-label="Период расходов"
      gap="1"
      p="1"
      // Beside the title it is in the middle of its line.
      my={{ sm: '-1' }}
      bg="bg.muted"
      borderRadius="l2"
    >
      {PERIODS.map((days) => (
        <Button
          key={days}
          size="xs"
          variant={days === period ? 'outline' : 'ghost'}
          colorPalette="gray"
          aria-pressed={days === period}
          // The chosen one is raised in both themes; in the dark what is higher is lighter.
          {...(days === period ? { _dark: { bg: 'bg.emphasized' } } : { color: 'fg.muted' })}
          onClick={() => onChoose(days)}
        >
          {days} дней
        </Button>
      ))}
    </Flex>
  );
}

function Content({ spending }: { readonly spending: Spending }) {
  const Chart = useLazyPart(loadChart);
  const { total, days } = spending;
  if (signOfAmount(total) === 0)
    return <Text color="fg.muted">За последние {days.length} дней расходов не было.</Text>;
  return Chart === null ? <Skeleton height={CHART_HEIGHT} /> : <Chart spending={spending} />;
}

function description({ scope, payer }: Spending): string | undefined {
  if (payer.kind === 'user') return undefined;
  const account = accountLabel(payer).replace('счёт', 'счёта');
  return scope === 'own' ? `Ваши траты со ${account}` : `Со ${account}`;
}

/** Spending by day and model, beside that of the period before. */
export function SpendingSection() {
  const [period, choosePeriod] = usePeriod();
  const { data, error, isValidating, mutate } = useSpending(period);
  const isOutdated = data !== undefined && data.days.length !== period;
  return (
    <SectionCard
      title="Расходы по моделям"
      {...(data === undefined ? {} : { description: description(data) })}
      actions={<PeriodChoice period={period} onChoose={choosePeriod} />}
    >
      {error !== undefined && (data === undefined || isOutdated) ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <Skeleton height={CHART_HEIGHT} aria-busy />
      ) : (
        <Box
          aria-busy={isOutdated && isValidating}
          opacity={isOutdated ? 0.5 : 1}
          transition="opacity {durations.moderate}"
        >
          <Content spending={data} />
        </Box>
      )}
    </SectionCard>
  );
}
