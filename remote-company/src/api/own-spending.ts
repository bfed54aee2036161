import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** What the person themself has spent, by day and model. */
export type OwnSpending = Data<'GET users/me/spending'>;

const PERIOD = { days: 30 } as const;

const ownSpendingKeys = { mine: () => 'company/own-spending' as const };

/** Nothing is asked unless it is wanted. */
export function useOwnSpending({ isWanted }: { readonly isWanted: boolean }) {
  return useSWR(isWanted ? ownSpendingKeys.mine() : null, () => get('users/me/spending', { query: PERIOD }));
}
