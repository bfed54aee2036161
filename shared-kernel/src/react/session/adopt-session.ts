import { atom } from 'jotai';
import { beginGeneration } from '../http/http-events.ts';
import { patchAuthStateAtom, sessionEpochAtom } from './auth-state.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';

/**
 * This browser has a new session cookie: from here on late answers to calls of the previous session are ignored, and
 * the user is loaded.
 */
export const adoptSessionAtom = atom(null, async (_get, set) => {
  beginGeneration();
  set(sessionEpochAtom, (epoch) => epoch + 1);
  set(patchAuthStateAtom, { loggedOut: false, isUserLoading: false, hasNoAuthCookies: false });
  await set(loadCurrentUserAtom, { force: true, isNewSession: true });
});
