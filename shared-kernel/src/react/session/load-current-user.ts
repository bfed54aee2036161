import { atom, type Getter, type Setter } from 'jotai';
import { RATE_LIMIT_MS } from '../../core/contract/limits.ts';
import { waitForFingerprint } from '../fingerprint/wait-for-fingerprint.ts';
import { ApiError } from '../http/api-error.ts';
import { get as httpGet } from '../http/methods.ts';
import { isNoAuthCookies } from '../http/no-auth-cookies.ts';
import { clearQueryCache, resumeQueries } from '../store/query-cache.ts';
import { setAccountAtom } from './account-atom.ts';
import { type AuthState, authStateAtom, patchAuthStateAtom, sessionEpochAtom } from './auth-state.ts';
import { takeEarlyUser } from './early-user.ts';
import { isSessionHeldAtom, releaseSessionAtom } from './hold-session.ts';
import { type CurrentUser, isGuest } from './user.ts';

/** Shown when the user could not be loaded for a reason other than 401 (product §8.5). */
export const USER_LOAD_FAILURE = 'Не удалось получить информацию о пользователе.';

function flagsAfterFailure(error: unknown): Partial<AuthState> {
  if (isNoAuthCookies(error)) return { user: null, hasNoAuthCookies: true };
  const isRateLimited = error instanceof ApiError && error.status === 429;
  const rateLimitResetTime = isRateLimited ? Date.now() + RATE_LIMIT_MS : null;
  const isUnauthorized = error instanceof ApiError && error.status === 401;
  return {
    hasNoAuthCookies: false,
    isRateLimited,
    rateLimitResetTime,
    error: isUnauthorized || isRateLimited ? null : USER_LOAD_FAILURE,
  };
}

async function fetchCurrentUser(): Promise<CurrentUser> {
  const early = window.earlyUser === undefined ? null : await takeEarlyUser();
  if (early !== null) return early;
  await waitForFingerprint();
  return httpGet('users/me');
}

function storeUser(get: Getter, set: Setter, current: CurrentUser): void {
  const { user } = current;
  const former = get(authStateAtom).user;
  const wasHeld = get(isSessionHeldAtom);
  if (former !== null && former.id !== user.id) clearQueryCache();
  set(setAccountAtom, isGuest(user) ? null : current);
  set(patchAuthStateAtom, {
    user,
    loggedOut: false,
    isUserLoading: false,
    isUserLoaded: true,
    error: null,
    hasNoAuthCookies: false,
    isRateLimited: false,
    rateLimitResetTime: null,
  });
  set(releaseSessionAtom);
  if (wasHeld) resumeQueries();
}

/** Nobody knows whose cookie this is, so the name and data of the previous person must not stay. */
function forgetUser(set: Setter): void {
  set(setAccountAtom, null);
  set(patchAuthStateAtom, { user: null });
  clearQueryCache();
}

function mayLoad(get: Getter, force: boolean): boolean {
  const { isUserLoaded, isUserLoading, isRateLimited, hasNoAuthCookies } = get(authStateAtom);
  if (isUserLoading || hasNoAuthCookies) return false;
  return force || (!isUserLoaded && !isRateLimited);
}

/**
 * Loads the current user, if not loaded, not loading and not rate limited (product §4.2, §4.3).
 *
 * `force` loads a user who is loaded already, `isNewSession` the one of a cookie that has just come. After AUTH.001
 * nothing is asked until a sign-in succeeds. A failure is a state, not an exception: see `authAtom`. One that says
 * nothing about the session (no answer, a server fault) leaves its text there until a load succeeds and does not end
 * the session.
 */
export const loadCurrentUserAtom = atom(
  null,
  async (get, set, options: { readonly force?: boolean; readonly isNewSession?: boolean } = {}) => {
    if (!mayLoad(get, options.force ?? false)) return;
    const epoch = get(sessionEpochAtom);
    set(patchAuthStateAtom, { isUserLoading: true });
    try {
      const current = await fetchCurrentUser();
      if (get(sessionEpochAtom) === epoch) storeUser(get, set, current);
    } catch (error) {
      if (get(sessionEpochAtom) !== epoch) return;
      if (options.isNewSession === true && !get(isSessionHeldAtom)) forgetUser(set);
      set(patchAuthStateAtom, { ...flagsAfterFailure(error), isUserLoading: false, isUserLoaded: true });
    }
  },
);
