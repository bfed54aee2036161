import { atom } from 'jotai';
import type { User } from './user.ts';

/** The session as product §3.4 lists it. */
export interface AuthState {
  /** The server's answer; may be a guest. Screens read `userAtom`, which knows no guests. */
  readonly user: User | null;
  /** Signing in or out. */
  readonly loading: boolean;
  /** A Russian text for the person, or `null`. */
  readonly error: string | null;
  readonly loggedOut: boolean;
  readonly isUserLoading: boolean;
  readonly isUserLoaded: boolean;
  readonly hasNoAuthCookies: boolean;
  readonly isRateLimited: boolean;
  /** Moment (ms since 1970) at which the rate limit ends. */
  readonly rateLimitResetTime: number | null;
}

/** Nothing is known yet. */
export const INITIAL_AUTH_STATE: AuthState = {
  user: null,
  loading: false,
  error: null,
  loggedOut: false,
  isUserLoading: false,
  isUserLoaded: false,
  hasNoAuthCookies: false,
  isRateLimited: false,
  rateLimitResetTime: null,
};

/** The whole state; only the transitions of this folder write it. */
export const authStateAtom = atom<AuthState>(INITIAL_AUTH_STATE);

/** Grows whenever a session ends or begins, so that an answer to a question of the former one is dropped. */
export const sessionEpochAtom = atom(0);

/** Changes some members of the state. */
export const patchAuthStateAtom = atom(null, (_get, set, change: Partial<AuthState>) => {
  set(authStateAtom, (state) => ({ ...state, ...change }));
});
