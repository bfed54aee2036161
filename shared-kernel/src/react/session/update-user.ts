import { atom } from 'jotai';
import { authStateAtom } from './auth-state.ts';
import type { User } from './user.ts';

/** Writes what a save has changed into the current user, without asking the server again. */
export const updateUserAtom = atom(null, (_get, set, change: Partial<Omit<User, 'id'>>) => {
  set(authStateAtom, (state) =>
    state.user === null ? state : { ...state, user: { ...state.user, ...change } },
  );
});
