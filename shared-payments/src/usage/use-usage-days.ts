import { moscowDay } from '@cabinet/kernel/core/calendar';
import { useSearchParams } from '@cabinet/kernel/router';
import { USUAL_PERIOD } from '../first-values.ts';
import { type SpendingPeriod, useSpendingPeriod } from '../spending/use-spending-period.ts';
import { type AskedDays, daysOfAddress, lastDays, type UsageDays, withinLimit } from './usage-days.ts';

/** The chosen days, and how to choose others. */
export interface ChosenDays {
  readonly asked: AskedDays;
  readonly days: UsageDays;
  /** `null` for days that a person has chosen by themself. */
  readonly period: SpendingPeriod | null;
  /** A person has chosen more days than can be shown. */
  readonly isCut: boolean;
  choosePeriod(period: SpendingPeriod): void;
  /** Starts the choice of own days with those that are in sight. */
  chooseOwn(): void;
}

const OWN_KEYS = ['from', 'to'] as const;

/** Which days are shown, kept in the address: `days`, or `from` and `to`. */
export function useUsageDays(): ChosenDays {
  const [search, changeSearch] = useSearchParams();
  const [period, choosePeriod] = useSpendingPeriod(OWN_KEYS);
  const today = moscowDay(new Date());
  const own = daysOfAddress(search, today);
  const days = own === null ? lastDays(period, today) : withinLimit(own);
  const isUsual = own === null && period === USUAL_PERIOD;
  return {
    asked: isUsual ? {} : days,
    days,
    period: own === null ? period : null,
    isCut: own !== null && own.from !== days.from,
    choosePeriod,
    chooseOwn() {
      const change = (present: URLSearchParams) => {
        present.delete('days');
        for (const key of OWN_KEYS) present.set(key, days[key]);
        return present;
      };
      changeSearch(change, { of: 'days', preventScrollReset: true });
    },
  };
}
