import { atom } from 'jotai';
import { RATE_LIMIT_MS } from '../../core/contract/limits.ts';
import { waitForFingerprint } from '../fingerprint/wait-for-fingerprint.ts';
import { ApiError } from '../http/api-error.ts';
import { CURRENT_USER_URL, hasEarlyAnswer } from '../http/early-answers.ts';
import { get as httpGet } from '../http/methods.ts';
import { isNoAuthCookies } from '../http/no-auth-cookies.ts';
import { hasUnsavedInput } from '../store/unsaved-input.ts';
import { sessionAtom, sessionEventAtom } from './session-atoms.ts';
import type { LoadFailure } from './session-machine.ts';
import type { CurrentUser } from './user.ts';

function failureOf(error: unknown): LoadFailure {
  if (isNoAuthCookies(error)) return { kind: 'noCookies' };
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 429) return { kind: 'rateLimited', until: Date.now() + RATE_LIMIT_MS };
  return { kind: status === 401 ? 'unauthorized' : 'other' };
}

async function fetchCurrentUser(): Promise<CurrentUser> {
  // An early question carries the fingerprint itself.
  if (!hasEarlyAnswer(CURRENT_USER_URL)) await waitForFingerprint();
  return httpGet('users/me');
}

/**
 * Loads the current user, if not loaded, not loading and not rate limited (product §4.2).
 *
 * `force` loads a user who is loaded already, `isNewSession` the user of a cookie that has just come. After AUTH.001
 * nothing is asked until a sign-in succeeds. A failure is a state, not an exception: see `authAtom`. A failure that
 * says nothing about the session (no answer, a server fault) leaves its text there until a load succeeds, and does not
 * end the session.
 */
export const loadCurrentUserAtom = atom(
  null,
  async (get, set, options: { readonly force?: boolean; readonly isNewSession?: boolean } = {}) => {
    const { force: isForced = false, isNewSession = false } = options;
    if (!set(sessionEventAtom, { type: 'loadAsked', isForced })) return;
    const { epoch } = get(sessionAtom);
    try {
      const current = await fetchCurrentUser();
      set(sessionEventAtom, { type: 'loaded', epoch, current, hasUnsavedInput: hasUnsavedInput() });
    } catch (error) {
      set(sessionEventAtom, { type: 'loadFailed', epoch, failure: failureOf(error), isNewSession });
    }
  },
);
