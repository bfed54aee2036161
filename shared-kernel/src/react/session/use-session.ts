import { useAtomValue } from 'jotai';
import { hasPermission } from '../../core/permissions/has-permission.ts';
import type { AuthState } from './auth-state.ts';
import { authAtom, permissionsAtom, userAtom } from './session-atoms.ts';
import type { User } from './user.ts';

/** The session with all its flags. */
export function useSession(): AuthState {
  return useAtomValue(authAtom);
}

/** The signed-in person, or `null`. */
export function useCurrentUser(): User | null {
  return useAtomValue(userAtom);
}

/**
 * Whether the signed-in person holds the permission.
 *
 * @public docs/how-to/add-a-permission.md tells screens to ask it.
 */
export function usePermission(permission: string): boolean {
  return hasPermission(useAtomValue(permissionsAtom), permission);
}
