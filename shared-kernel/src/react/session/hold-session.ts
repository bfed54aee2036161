import { atom } from 'jotai';
import { authStateAtom } from './auth-state.ts';

const heldUserIdAtom = atom<string | null>(null);

/**
 * The session is over on the server, yet stays on the page because the person has typed something that is not saved.
 * Nothing is asked of the server until somebody signs in: the same person goes on, for another one the page starts over.
 */
export const isSessionHeldAtom = atom<boolean>((get) => {
  const heldUserId = get(heldUserIdAtom);
  return heldUserId !== null && get(authStateAtom).user?.id === heldUserId;
});

/** Holds the session of the user who is on the page. */
export const holdSessionAtom = atom(null, (get, set) => {
  set(heldUserIdAtom, get(authStateAtom).user?.id ?? null);
});

/** Somebody has signed in. */
export const releaseSessionAtom = atom(null, (_get, set) => set(heldUserIdAtom, null));
