import { setAccountAtom } from '../react/session/account-atom.ts';
import { type AuthState, authStateAtom, INITIAL_AUTH_STATE } from '../react/session/auth-state.ts';
import type { CurrentUserDto } from '../react/session/current-user-dto.ts';
import { toUser } from '../react/session/to-user.ts';
import { type CabinetStore, createCabinetStore } from '../react/state/cabinet-store.ts';

/** A store in which this person is signed in. */
export function signedInStore(current: CurrentUserDto, change: Partial<AuthState> = {}): CabinetStore {
  const store = createCabinetStore();
  store.set(authStateAtom, {
    ...INITIAL_AUTH_STATE,
    user: toUser(current.user),
    isUserLoaded: true,
    ...change,
  });
  store.set(setAccountAtom, current);
  return store;
}

/** A store in which it is known that nobody is signed in. */
export function signedOutStore(change: Partial<AuthState> = {}): CabinetStore {
  const store = createCabinetStore();
  store.set(authStateAtom, { ...INITIAL_AUTH_STATE, isUserLoaded: true, hasNoAuthCookies: true, ...change });
  return store;
}
