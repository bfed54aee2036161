import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** Spending by day, and how long the balance lasts at the pace of these days. */
export type Spending = Data<'GET users/me/spending'>;

/** What was spent on one day of the cabinet's calendar; the amount is a decimal text. */
export type SpendingDay = Spending['days'][number];

const SPENDING_DAYS = 30;

const spendingKeys = { mine: (days: number) => ['account/spending', days] as const };

export function useSpending() {
  return useSWR(
    spendingKeys.mine(SPENDING_DAYS),
    ([, days]) => get('users/me/spending', { query: { days } }),
    { dedupingInterval: 10_000 },
  );
}
