import { atom } from 'jotai';
import type { Body } from '../http/calls.ts';
import { post } from '../http/methods.ts';
import { clearQueryCache } from '../store/query-cache.ts';
import { adoptSessionAtom } from './adopt-session.ts';
import { patchAuthStateAtom } from './auth-state.ts';
import { isSessionHeldAtom } from './hold-session.ts';
import { userAtom } from './session-atoms.ts';
import { announceSession } from './session-channel.ts';
import type { User } from './user.ts';

/** What a person signs in with. */
export type Credentials = Body<'POST auth/sign-in'>;

/**
 * Signs in and loads the user.
 *
 * @returns the user, or `null` when they could not be loaded (see `authAtom.error`).
 * @throws ApiError when the server refuses; the screen words it.
 */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<User | null> => {
  set(patchAuthStateAtom, { loading: true, error: null });
  try {
    await post('auth/sign-in', { body: credentials, anonymous: true });
  } catch (error) {
    set(patchAuthStateAtom, { loading: false });
    throw error;
  }
  set(patchAuthStateAtom, { loading: false });
  // The page of a held session still needs its data; another person's sign-in empties the cache anyway.
  if (!get(isSessionHeldAtom)) clearQueryCache();
  await set(adoptSessionAtom);
  announceSession({ kind: 'signed-in', userId: get(userAtom)?.id ?? null });
  return get(userAtom);
});
