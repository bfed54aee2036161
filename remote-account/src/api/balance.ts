import { get } from '@cabinet/kernel/http';
import { setBalanceAtom } from '@cabinet/kernel/session';
import { useSetAtom, useSWR } from '@cabinet/kernel/state';

interface BalanceDto {
  readonly balance: number;
  readonly available: string;
  readonly held: string;
  readonly payer: { readonly id: string; readonly kind: 'user' | 'group' | 'company'; readonly name: string };
  readonly updated_at: string;
}

/** The money that the current user spends from. */
export interface Balance {
  readonly balance: number;
  readonly available: string;
  readonly held: string;
  readonly payer: BalanceDto['payer'];
  readonly updatedAt: string;
}

export const balanceKeys = { mine: () => 'account/balance' as const };

async function fetchBalance(): Promise<Balance> {
  const { updated_at: updatedAt, ...rest } = await get<BalanceDto>('users/me/balance');
  return { ...rest, updatedAt };
}

/** Asks for the balance as the screen opens, and tells the sidebar's badge what it heard. */
export function useBalance() {
  const setBalance = useSetAtom(setBalanceAtom);
  return useSWR(balanceKeys.mine(), fetchBalance, {
    dedupingInterval: 5_000,
    onSuccess: ({ balance }) => setBalance(balance),
  });
}
