import { hasPermission } from '../../core/permissions/has-permission.ts';
import type { AuthState } from '../session/auth-state.ts';
import { isFactorDue, isGuest, type User } from '../session/user.ts';

/** The conditions on which a route may be entered, as a remote's contract states them. */
export interface RouteAccess {
  /** Anyone may enter. */
  readonly public?: boolean | undefined;
  /** It is the screen on which a second factor is added (product §12.13). */
  readonly addsFactor?: boolean | undefined;
  readonly guard?:
    | {
        readonly session?: boolean | undefined;
        readonly permission?: string | undefined;
        /** Any one of these is enough. */
        readonly anyPermission?: readonly string[] | undefined;
      }
    | undefined;
}

/** The part of the session on which the decision depends. */
export type GuardedSession = Pick<
  AuthState,
  'user' | 'error' | 'isUserLoading' | 'isUserLoaded' | 'isRateLimited' | 'hasNoAuthCookies'
>;

/**
 * `wait` means that nobody knows yet who this is, `home` that the permission is missing, `factor` that nothing is open before
 * a second factor is added.
 */
export interface AccessDecision {
  readonly kind: 'allow' | 'wait' | 'login' | 'home' | 'factor';
}

function signedInUser({ user }: GuardedSession): User | null {
  return user === null || isGuest(user) ? null : user;
}

/** Whether the user is still unknown. A first load that was rate limited or failed is repeated. */
export function isSessionUnknown(session: GuardedSession): boolean {
  if (session.hasNoAuthCookies || session.user !== null) return false;
  return !session.isUserLoaded || session.isUserLoading || session.isRateLimited || session.error !== null;
}

/** Decides by product §2.2, §2.3, §12.13 whether this session may enter a route. */
export function decideAccess(route: RouteAccess, session: GuardedSession): AccessDecision {
  if (route.public === true) return { kind: 'allow' };
  const user = signedInUser(session);
  if (user === null) return { kind: isSessionUnknown(session) ? 'wait' : 'login' };
  if (isFactorDue(user) && route.addsFactor !== true) return { kind: 'factor' };
  const { permission, anyPermission = [] } = route.guard ?? {};
  const needed = permission === undefined ? anyPermission : [permission];
  const isHeld = needed.length === 0 || needed.some((each) => hasPermission(user.roleInfo.permissions, each));
  return { kind: isHeld ? 'allow' : 'home' };
}

/** The guard of `/login` and `/auth`, which sends signed-in people away. */
export function decideLogin(session: GuardedSession): { readonly kind: 'show' | 'leave' } {
  return { kind: signedInUser(session) === null ? 'show' : 'leave' };
}
