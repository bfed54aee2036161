import { type Data, get } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** What an account owes, and whose it is. */
export type Debt = Data<'GET users/me/debts'>[number];

/** Keys of the query cache of what the person's accounts owe. */
const debtKeys = { mine: () => 'users/me/debts' as const };

/** The debts of the accounts that the person owns; none until they are known. */
export function useDebts(): readonly Debt[] {
  return useSWR(debtKeys.mine(), () => get('users/me/debts')).data ?? [];
}

/** Asks for the debts anew where they are shown: something was refused that a debt forbids. */
export function refreshDebts(): void {
  void mutate(debtKeys.mine());
}
