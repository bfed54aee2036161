import { get } from '@cabinet/kernel/http';
import { setBalanceAtom } from '@cabinet/kernel/session';
import { useSetAtom, useSWR } from '@cabinet/kernel/state';

export const balanceKeys = { mine: () => 'account/balance' as const };

/** Fetches the balance as the screen opens, and passes it to the sidebar's badge. */
export function useBalance() {
  const setBalance = useSetAtom(setBalanceAtom);
  return useSWR(balanceKeys.mine(), () => get('users/me/balance'), {
    dedupingInterval: 5_000,
    onSuccess: ({ balance }) => setBalance(balance),
  });
}
