import type { WireData } from '../react/http/calls.ts';
import { type Camel, renameKeys, toCamelName } from '../react/http/rename-keys.ts';
import { setAccountAtom } from '../react/session/account-atom.ts';
import { type AuthState, authStateAtom, INITIAL_AUTH_STATE } from '../react/session/auth-state.ts';
import { type CabinetStore, createCabinetStore } from '../react/store/cabinet-store.ts';

/** What the interface makes of an answer: the same with its names in camelCase. */
export function received<Shape>(answer: Shape): Camel<Shape> {
  return renameKeys(answer, toCamelName) as Camel<Shape>;
}

/** A store in which this person is signed in. */
export function signedInStore(
  answer: WireData<'GET users/me'>,
  change: Partial<AuthState> = {},
): CabinetStore {
  const store = createCabinetStore();
  const current = received(answer);
  store.set(authStateAtom, { ...INITIAL_AUTH_STATE, user: current.user, isUserLoaded: true, ...change });
  store.set(setAccountAtom, current);
  return store;
}

/** A store in which it is known that nobody is signed in. */
export function signedOutStore(change: Partial<AuthState> = {}): CabinetStore {
  const store = createCabinetStore();
  store.set(authStateAtom, { ...INITIAL_AUTH_STATE, isUserLoaded: true, hasNoAuthCookies: true, ...change });
  return store;
}
