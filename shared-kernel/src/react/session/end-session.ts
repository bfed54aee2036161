import { atom } from 'jotai';
import { hasUnsavedInput } from '../store/unsaved-input.ts';
import { patchAuthStateAtom, sessionEpochAtom } from './auth-state.ts';
import { clearSessionAtom } from './clear-session.ts';
import { holdSessionAtom, isSessionHeldAtom } from './hold-session.ts';
import { loseCookiesAtom } from './lose-cookies.ts';
import { userAtom } from './session-atoms.ts';

/**
 * The server no longer knows the session (product §4.5): it is cleared here too, unless the person would lose what
 * they have typed. Then it is held until somebody signs in.
 */
export const endSessionAtom = atom(
  null,
  (get, set, { hasNoAuthCookies = false }: { readonly hasNoAuthCookies?: boolean } = {}) => {
    if (get(isSessionHeldAtom)) return;
    if (get(userAtom) === null || !hasUnsavedInput()) {
      set(hasNoAuthCookies ? loseCookiesAtom : clearSessionAtom);
      return;
    }
    set(sessionEpochAtom, (epoch) => epoch + 1);
    set(patchAuthStateAtom, { isUserLoading: false, error: null });
    set(holdSessionAtom);
  },
);
