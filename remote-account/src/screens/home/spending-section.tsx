import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { Box, ErrorState, SectionCard } from '@cabinet/kernel/ui';
import { ofAccountLabel } from '@cabinet/payments';
import { PeriodChoice, SpendingSkeleton, SpendingView, useSpendingPeriod } from '@cabinet/payments/spending';
import { type Spending, useSpending } from '../../api/spending.ts';
import { useSpendingHref } from './use-spending-href.ts';

function description({ scope, payer }: Spending): string | undefined {
  if (!PAYER_KIND[payer.kind].isShared) return undefined;
  return `${scope === 'own' ? 'Ваши траты' : 'Траты всех'} со ${ofAccountLabel(payer)}`;
}

/** Spending by day and model, beside that of the period before. */
export function SpendingSection() {
  const [period, choosePeriod] = useSpendingPeriod();
  const { data, error, isValidating, mutate } = useSpending(period);
  const hrefFor = useSpendingHref();
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
        <SpendingSkeleton />
      ) : (
        <Box
          aria-busy={isOutdated && isValidating}
          opacity={isOutdated ? 0.5 : 1}
          transition="opacity var(--chakra-durations-moderate)"
        >
          <SpendingView
            spending={data}
            transactionsHref={hrefFor(data)}
            emptyText={`За последние ${data.days.length} дней расходов не было.`}
          />
        </Box>
      )}
    </SectionCard>
  );
}
