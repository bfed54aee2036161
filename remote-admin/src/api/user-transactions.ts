import { useSWR } from '@cabinet/kernel/state';
import { fetchTransactions, transactionKeys } from '@cabinet/payments';

const SHOWN = 5;
const FRESH_MS = 5_000;

const keyOf = (userId: string) => [transactionKeys.all, 'of-user', userId] as const;

/** What a person has lately spent and been given. */
export function useLastTransactions(userId: string) {
  return useSWR(keyOf(userId), ([, , id]) => fetchTransactions('all', { user_id: id, limit: SHOWN }), {
    dedupingInterval: FRESH_MS,
  });
}
