import { useAtomValue } from 'jotai';
import type { AuthState } from './auth-state.ts';
import { authAtom, userAtom } from './session-atoms.ts';
import type { User } from './user.ts';

/** The session with all its flags. */
export function useSession(): AuthState {
  return useAtomValue(authAtom);
}

/** The signed-in person, or `null`. */
export function useCurrentUser(): User | null {
  return useAtomValue(userAtom);
}
