import { useSWR } from '@cabinet/kernel/state';
import { fetchTransactions, transactionKeys } from '@cabinet/payments';

const RECENT = { limit: 5 } as const;

/** The last few movements of my money. */
export function useRecentTransactions() {
  return useSWR(transactionKeys.page('my', RECENT), () => fetchTransactions('my', RECENT), {
    dedupingInterval: 10_000,
  });
}
