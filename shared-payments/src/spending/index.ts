export { formatDay } from './calendar-day.ts';
export { PeriodChoice } from './period-choice.tsx';
export { SpendingSkeleton, SpendingView } from './spending-view.tsx';
export { type SpendingPeriod, USUAL_PERIOD, useSpendingPeriod } from './use-spending-period.ts';
