import { atom } from 'jotai';
import { clearQueryCache } from '../store/query-cache.ts';
import { setAccountAtom } from './account-atom.ts';
import { authStateAtom, INITIAL_AUTH_STATE, sessionEpochAtom } from './auth-state.ts';

/**
 * Ends the session on this page: the user, every flag and every cached answer are gone.
 *
 * The state counts as loaded, so that nobody asks the server who this is until the next sign-in.
 */
export const clearSessionAtom = atom(null, (_get, set) => {
  set(sessionEpochAtom, (epoch) => epoch + 1);
  set(authStateAtom, { ...INITIAL_AUTH_STATE, isUserLoaded: true, loggedOut: true });
  set(setAccountAtom, null);
  clearQueryCache();
});
