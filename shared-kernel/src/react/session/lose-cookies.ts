import { atom } from 'jotai';
import { setAccountAtom } from './account-atom.ts';
import { patchAuthStateAtom, sessionEpochAtom } from './auth-state.ts';

/**
 * The server saw no session cookie (AUTH.001): the person counts as signed out and the user is not asked for again. The
 * rate limit stays, because the banner has its own text for this case.
 */
export const loseCookiesAtom = atom(null, (_get, set) => {
  set(sessionEpochAtom, (epoch) => epoch + 1);
  set(setAccountAtom, null);
  set(patchAuthStateAtom, {
    user: null,
    error: null,
    hasNoAuthCookies: true,
    isUserLoading: false,
    isUserLoaded: true,
  });
});
