import { INITIAL_SESSION, type Session } from './session-machine.ts';
import type { User } from './user.ts';

/** The session as product §3.4 lists it. */
export interface AuthState {
  /** The server's answer, which may be a guest. Screens read `userAtom`, which knows no guests. */
  readonly user: User | null;
  /** Whether a sign-in or a sign-out is under way. */
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

/** The flags that screens and guards read. */
export function toAuthState({ who, isSigning, error, isUserLoading, rateLimitEnd }: Session): AuthState {
  return {
    user: 'current' in who ? who.current.user : null,
    loading: isSigning,
    error,
    loggedOut: who.kind === 'signedOut',
    isUserLoading,
    isUserLoaded: who.kind !== 'notLoaded',
    hasNoAuthCookies: who.kind === 'noCookies',
    isRateLimited: rateLimitEnd !== null,
    rateLimitResetTime: rateLimitEnd,
  };
}

/** The state at the start, when nothing is known yet. */
export const INITIAL_AUTH_STATE: AuthState = toAuthState(INITIAL_SESSION);
