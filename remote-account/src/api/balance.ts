import { get } from '@cabinet/kernel/http';
import { setMoneyAtom } from '@cabinet/kernel/session';
import { useSetAtom, useSWR } from '@cabinet/kernel/state';

export const balanceKeys = { mine: () => 'account/balance' as const };

/** Fetches the balance as the screen opens, and passes it, with what may be spent of it, to the session. */
export function useBalance() {
  const setMoney = useSetAtom(setMoneyAtom);
  return useSWR(balanceKeys.mine(), () => get('users/me/balance'), {
    dedupingInterval: 5_000,
    onSuccess: (answer) => setMoney(answer),
  });
}
