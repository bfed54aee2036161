import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** Spending by day and model, and how long the balance lasts at the pace of these days. */
export type Spending = Data<'GET users/me/spending'>;

/** What was spent on one day of the cabinet's calendar; the amount is a decimal text. */
export type SpendingDay = Spending['days'][number];

/** Days of a period. */
export type SpendingPeriod = 7 | 30 | 90;

export const USUAL_PERIOD: SpendingPeriod = 30;

const spendingKeys = { mine: (days: number) => ['account/spending', days] as const };

/** While another period is on its way, that of the one before is given. */
export function useSpending(period: SpendingPeriod = USUAL_PERIOD) {
  return useSWR(spendingKeys.mine(period), ([, days]) => get('users/me/spending', { query: { days } }), {
    dedupingInterval: 10_000,
    keepPreviousData: true,
  });
}
