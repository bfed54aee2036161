import { useSWR } from '@cabinet/kernel/state';
import { fetchTransactions, transactionKeys } from '@cabinet/payments';
import { RECENT_TRANSACTIONS } from './first-queries.ts';

/** The last few movements of my money. */
export function useRecentTransactions() {
  return useSWR(
    transactionKeys.page('my', RECENT_TRANSACTIONS),
    () => fetchTransactions('my', RECENT_TRANSACTIONS),
    {
      dedupingInterval: 10_000,
    },
  );
}
