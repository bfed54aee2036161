import { atom } from 'jotai';
import { post } from '../http/methods.ts';
import { authStateAtom, patchAuthStateAtom } from './auth-state.ts';
import { clearSessionAtom } from './clear-session.ts';
import { announceSession } from './session-channel.ts';

/** `skipped`: there was no session. `failed`: the server refused; the local session ends anyway. */
export type SignOutOutcome = 'signed-out' | 'skipped' | 'failed';

/** Shown after the outcome `failed` (product §8.6). */
export const SIGN_OUT_FAILURE = 'Произошла ошибка при выходе из системы, но сессия была завершена.';

/** Signs out here, on the server and in the other tabs. Never throws. */
export const signOutAtom = atom(null, async (get, set): Promise<SignOutOutcome> => {
  const { loggedOut, hasNoAuthCookies, loading } = get(authStateAtom);
  if (loggedOut || hasNoAuthCookies || loading) return 'skipped';
  set(patchAuthStateAtom, { loading: true });
  const outcome = await post('auth/sign-out', { anonymous: true }).then(
    () => 'signed-out' as const,
    () => 'failed' as const,
  );
  set(clearSessionAtom);
  announceSession({ kind: 'signed-out' });
  return outcome;
});
