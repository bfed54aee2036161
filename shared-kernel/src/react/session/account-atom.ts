import { atom } from 'jotai';
import type { CurrentUserDto, TierProgressDto } from './current-user-dto.ts';

/** How far the account is on its way to the next tier; amounts in roubles. */
export interface TierProgress {
  readonly tier: string;
  readonly nextTier: string | null;
  readonly spent: string;
  readonly threshold: string | null;
  readonly remaining: string | null;
  readonly percent: number;
}

/** The account's money as specification §3 lists it. */
export interface AccountState {
  /** Roubles; `null` until known. */
  readonly balance: number | null;
  readonly tierProgress: TierProgress | null;
  readonly totalSpent: number;
}

const EMPTY_ACCOUNT: AccountState = { balance: null, tierProgress: null, totalSpent: 0 };

const accountStateAtom = atom<AccountState>(EMPTY_ACCOUNT);

/** Money that arrived with the current user; the balance badge keeps it fresh. */
export const accountAtom = atom<AccountState>((get) => get(accountStateAtom));

function toText(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

function toTierProgress(dto: TierProgressDto): TierProgress {
  return {
    tier: dto.tier,
    nextTier: dto.next_tier,
    spent: String(dto.spent),
    threshold: toText(dto.threshold),
    remaining: toText(dto.remaining),
    percent: dto.percent,
  };
}

/** Takes the money out of an answer of `users/me`; `null` forgets it. */
export const setAccountAtom = atom(null, (_get, set, dto: CurrentUserDto | null) => {
  if (dto === null) return set(accountStateAtom, EMPTY_ACCOUNT);
  set(accountStateAtom, {
    balance: dto.balance ?? null,
    tierProgress: dto.tierProgress ? toTierProgress(dto.tierProgress) : null,
    totalSpent: Number(dto.totalSpent ?? 0),
  });
});

/** Stores a freshly fetched balance. */
export const setBalanceAtom = atom(null, (_get, set, balance: number) => {
  set(accountStateAtom, (account) => ({ ...account, balance }));
});
