import { atom } from 'jotai';
import type { Body } from '../http/calls.ts';
import { beginGeneration } from '../http/http-events.ts';
import { isSessionRefusal } from '../http/is-session-refusal.ts';
import { post } from '../http/methods.ts';
import { clearQueryCache } from '../store/query-cache.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { isSessionHeldAtom, sessionEventAtom, userAtom } from './session-atoms.ts';
import { announceSession } from './session-channel.ts';
import type { User } from './user.ts';

/** What a person signs in with. */
export type Credentials = Body<'POST auth/sign-in'>;

/**
 * This browser has a new session cookie. From here on late answers to calls of the previous session are ignored, and
 * the user is loaded.
 */
export const adoptSessionAtom = atom(null, async (_get, set) => {
  beginGeneration();
  set(sessionEventAtom, { type: 'cookieCame' });
  await set(loadCurrentUserAtom, { force: true, isNewSession: true });
});

/**
 * A call has opened a session: the sign-in, or a call that made the account. The page and the other tabs take it over.
 *
 * @returns the user, or `null` when they could not be loaded (see `authAtom.error`).
 */
export const enterSessionAtom = atom(null, async (get, set): Promise<User | null> => {
  // The page of a held session still needs its data, and another person's sign-in empties the cache anyway.
  if (!get(isSessionHeldAtom)) clearQueryCache();
  await set(adoptSessionAtom);
  announceSession({ kind: 'signed-in', userId: get(userAtom)?.id ?? null });
  return get(userAtom);
});

/**
 * Signs in by a call and loads the user.
 *
 * @returns the user, or `null` when they could not be loaded (see `authAtom.error`).
 * @throws ApiError when the server refuses; the screen words it.
 */
export const signInByAtom = atom(
  null,
  async (_get, set, call: () => Promise<unknown>): Promise<User | null> => {
    set(sessionEventAtom, { type: 'signInAsked' });
    try {
      await call();
    } finally {
      set(sessionEventAtom, { type: 'signInAnswered' });
    }
    return set(enterSessionAtom);
  },
);

/** Signs in by e-mail and password; see {@link signInByAtom}. A second factor that is missing is AUTH.012 (product §12.9). */
export const signInAtom = atom(
  null,
  (_get, set, body: Credentials): Promise<User | null> =>
    set(signInByAtom, () => post('auth/sign-in', { body, anonymous: true })),
);

/** `skipped` means that there was no session, `failed` that the server refused. The local session ends anyway. */
export type SignOutOutcome = 'signed-out' | 'skipped' | 'failed';

/** Shown after the outcome `failed` (product §8.6). */
export const SIGN_OUT_FAILURE = 'Произошла ошибка при выходе из системы, но сессия была завершена.';

/** Signs out here, on the server and in the other tabs. Never throws. */
export const signOutAtom = atom(null, async (_get, set): Promise<SignOutOutcome> => {
  if (!set(sessionEventAtom, { type: 'signOutAsked' })) return 'skipped';
  const outcome = await post('auth/sign-out', { anonymous: true }).then(
    () => 'signed-out' as const,
    // A session that has ended by itself is what was wanted.
    (error: unknown) => (isSessionRefusal(error) ? ('signed-out' as const) : ('failed' as const)),
  );
  set(sessionEventAtom, { type: 'cleared' });
  forgetDrafts();
  announceSession({ kind: 'signed-out' });
  return outcome;
});
