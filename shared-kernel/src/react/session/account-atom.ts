import { atom } from 'jotai';
import type { CurrentUser } from './user.ts';

/** The account's money as product §3.3 lists it; the balance is `null` until known. */
export type AccountState = Omit<CurrentUser, 'user'>;

/** How far the account is on its way to the next tier; amounts in roubles. */
export type TierProgress = NonNullable<AccountState['tierProgress']>;

const EMPTY_ACCOUNT: AccountState = { balance: null, tierProgress: null, totalSpent: '0' };

const accountStateAtom = atom<AccountState>(EMPTY_ACCOUNT);

/** Money that arrived with the current user; the balance badge keeps it fresh. */
export const accountAtom = atom<AccountState>((get) => get(accountStateAtom));

/** Takes the money out of an answer of `users/me`; `null` forgets it. */
export const setAccountAtom = atom(null, (_get, set, current: AccountState | null) => {
  if (current === null) return set(accountStateAtom, EMPTY_ACCOUNT);
  const { balance, tierProgress, totalSpent } = current;
  set(accountStateAtom, { balance, tierProgress, totalSpent });
});

/** Stores a freshly fetched balance. */
export const setBalanceAtom = atom(null, (_get, set, balance: number) => {
  set(accountStateAtom, (account) => ({ ...account, balance }));
});
