import { atom } from 'jotai';
import { isPermission } from '../../core/permissions/is-permission.ts';
import type { Permission } from '../../core/permissions/permissions.ts';
import { type AuthState, authStateAtom } from './auth-state.ts';
import { isGuest, type User } from './user.ts';

/** The session, read-only. */
export const authAtom = atom<AuthState>((get) => get(authStateAtom));

/** The signed-in person; `null` for guests and for visitors without a session. */
export const userAtom = atom<User | null>((get) => {
  const { user } = get(authStateAtom);
  return user === null || isGuest(user) ? null : user;
});

const NO_PERMISSIONS: readonly Permission[] = [];

/** What the signed-in person may do; empty without one. */
export const permissionsAtom = atom<readonly Permission[]>(
  (get) => get(userAtom)?.roleInfo.permissions.filter(isPermission) ?? NO_PERMISSIONS,
);
