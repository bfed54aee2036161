import { signOfAmount } from '@cabinet/kernel/core/amount';
import { Skeleton, Text, useLazyPart } from '@cabinet/kernel/ui';
import type { SpendingByDay } from './spending-by-day.ts';
import type { TransactionsHref } from './spent-on.ts';

const loadChart = () => import('./spending-chart.tsx').then((module) => ({ default: module.SpendingChart }));

/** Of the sum, the chart with its labels and a line of its legend, and the words about its sums, so that nothing moves when it comes. */
const CHART_HEIGHT = '23.75rem';

/** Holds the place of the chart while the spending is on its way. */
export function SpendingSkeleton() {
  return <Skeleton height={CHART_HEIGHT} aria-busy />;
}

/** Props of {@link SpendingView}. */
export interface SpendingViewProps {
  readonly spending: SpendingByDay;
  /** What is said of days without any spending. */
  readonly emptyText: string;
  /** Where days, models and the whole period lead; without it they lead nowhere. */
  readonly transactionsHref?: TransactionsHref | undefined;
}

/** Spending by day and model: the sum beside that of the period before, and the chart, whose code comes by itself. */
export function SpendingView({ spending, emptyText, transactionsHref }: SpendingViewProps) {
  const Chart = useLazyPart(loadChart);
  if (signOfAmount(spending.total) === 0) return <Text color="fg.muted">{emptyText}</Text>;
  return Chart === null ? <Skeleton height={CHART_HEIGHT} /> : <Chart {...{ spending, transactionsHref }} />;
}
