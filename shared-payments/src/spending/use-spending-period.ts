import { useSearchParams } from '@cabinet/kernel/router';
import { USUAL_PERIOD } from '../first-values.ts';

/** Days of a period that ends today. */
export type SpendingPeriod = 7 | 30 | 90;

/** The periods that are offered. */
export const SPENDING_PERIODS: readonly SpendingPeriod[] = [7, 30, 90];

const PERIOD_KEY = 'days';

/** The chosen period is in the address; the usual one is not. A choice takes the names of `instead` out of it. */
export function useSpendingPeriod(
  instead: readonly string[] = [],
): [SpendingPeriod, (period: SpendingPeriod) => void] {
  const [search, changeSearch] = useSearchParams();
  const period = SPENDING_PERIODS.find((days) => String(days) === search.get(PERIOD_KEY)) ?? USUAL_PERIOD;
  function choose(next: SpendingPeriod) {
    const change = (present: URLSearchParams) => {
      for (const name of instead) present.delete(name);
      if (next === USUAL_PERIOD) present.delete(PERIOD_KEY);
      else present.set(PERIOD_KEY, String(next));
      return present;
    };
    changeSearch(change, { of: PERIOD_KEY, preventScrollReset: true });
  }
  return [period, choose];
}
