import { atom } from 'jotai';
import { RATE_LIMIT_MS } from '../../core/contract/limits.ts';
import { authStateAtom, patchAuthStateAtom } from './auth-state.ts';
import { isSessionHeldAtom } from './hold-session.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';

/** What the banner and the crash screen show of a rate limit. */
export interface RateLimit {
  readonly isRateLimited: boolean;
  readonly resetTime: number | null;
  /** Whole seconds until the limit ends; 0 when it is over or there is none. */
  readonly secondsLeft: number;
  readonly hasNoAuthCookies: boolean;
}

/** The clock of the countdown; the countdown of `startSession` moves it: every second, and as a limit is raised. */
export const rateLimitClockAtom = atom(0);

/** The rate limit, read-only. */
export const rateLimitAtom = atom<RateLimit>((get) => {
  const { isRateLimited, rateLimitResetTime, hasNoAuthCookies } = get(authStateAtom);
  const left = rateLimitResetTime === null ? 0 : rateLimitResetTime - get(rateLimitClockAtom);
  return {
    isRateLimited,
    resetTime: rateLimitResetTime,
    secondsLeft: isRateLimited ? Math.max(0, Math.ceil(left / 1000)) : 0,
    hasNoAuthCookies,
  };
});

/** Raises the flag for 60 s from now. */
export const startRateLimitAtom = atom(null, (_get, set) => {
  set(patchAuthStateAtom, { isRateLimited: true, rateLimitResetTime: Date.now() + RATE_LIMIT_MS });
});

/** Ends the rate limit and loads the user again; without cookies there is nothing to load, so nothing changes. */
export const endRateLimitAtom = atom(null, async (get, set) => {
  if (get(authStateAtom).hasNoAuthCookies) return;
  set(patchAuthStateAtom, { isRateLimited: false, rateLimitResetTime: null });
  if (!get(isSessionHeldAtom)) await set(loadCurrentUserAtom, { force: true });
});

/**
 * What 'Попробовать снова' does once the time is over: the limit is forgotten and the user is loaded again, if there
 * are cookies to load them by. The countdown keeps a limit without cookies; only the person ends it.
 */
export const tryAgainAtom = atom(null, async (_get, set) => {
  set(patchAuthStateAtom, { isRateLimited: false, rateLimitResetTime: null });
  await set(loadCurrentUserAtom, { force: true });
});
