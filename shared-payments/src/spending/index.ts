export { USUAL_PERIOD } from '../first-values.ts';
export { BarTooltip, Swatch } from './bar-tooltip.tsx';
export { formatDay } from './calendar-day.ts';
export { PeriodChoice } from './period-choice.tsx';
export { SpendingSkeleton, SpendingView } from './spending-view.tsx';
export type { TransactionsHref } from './spent-on.ts';
export { useChosenBar } from './use-chosen-bar.ts';
export { type SpendingPeriod, useSpendingPeriod } from './use-spending-period.ts';
