import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { type SpendingPeriod, USUAL_PERIOD } from '@cabinet/payments/spending';

/** Spending by day and model, and how long the balance lasts at the pace of these days. */
export type Spending = Data<'GET users/me/spending'>;

const spendingKeys = { mine: (days: number) => ['account/spending', days] as const };

/** While another period is on its way, that of the one before is given. */
export function useSpending(period: SpendingPeriod = USUAL_PERIOD) {
  return useSWR(spendingKeys.mine(period), ([, days]) => get('users/me/spending', { query: { days } }), {
    dedupingInterval: 10_000,
    keepPreviousData: true,
  });
}
