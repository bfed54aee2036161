import { atom } from 'jotai';
import { waitForFingerprint } from '../fingerprint/wait-for-fingerprint.ts';
import { get as httpGet } from '../http/methods.ts';
import { hasUnsavedInput } from '../store/unsaved-input.ts';
import { isSessionHeldAtom, sessionAtom, sessionEventAtom, setMoneyAtom, userAtom } from './session-atoms.ts';
import { canSeeBalance, isFactorDue } from './user.ts';

/** How the last request for the balance went. */
export interface BalanceStatus {
  readonly isLoading: boolean;
  /** Whether the last request failed, so that the balance on the screen may be out of date. */
  readonly isStale: boolean;
}

const isLoadingAtom = atom(false);
const failedEpochAtom = atom<number | null>(null);

/** How the last request for the balance went. It can only be read. */
export const balanceStatusAtom = atom<BalanceStatus>((get) => ({
  isLoading: get(isLoadingAtom),
  isStale: get(failedEpochAtom) === get(sessionAtom).epoch,
}));

/** The flag that pauses polling of the balance (product §4.11). A screen that follows a payment itself sets it. */
export const isBalancePollingPausedAtom = atom(false);

/** Whoever may not know the balance reads by `users/me` what their cap leaves; so does whoever has yet to add a second factor. */
const readMoneyAtom = atom(null, async (get, set): Promise<void> => {
  const { epoch } = get(sessionAtom);
  const user = get(userAtom);
  if (user !== null && (isFactorDue(user) || !canSeeBalance(user))) {
    await waitForFingerprint();
    const current = await httpGet('users/me');
    set(sessionEventAtom, { type: 'loaded', epoch, current, hasUnsavedInput: hasUnsavedInput() });
    return;
  }
  const answer = await httpGet('users/me/balance');
  if (get(sessionAtom).epoch === epoch) set(setMoneyAtom, answer);
});

/**
 * Asks the server for the balance and for what may be spent of it, unless that is under way already. A failure is a
 * state: the last known sum stays and counts as stale.
 *
 * @returns whether the balance on the screen is fresh now.
 */
export const refreshBalanceAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(isLoadingAtom) || get(isSessionHeldAtom)) return false;
  const { epoch } = get(sessionAtom);
  set(isLoadingAtom, true);
  try {
    await set(readMoneyAtom);
    set(failedEpochAtom, null);
    return true;
  } catch {
    set(failedEpochAtom, epoch);
    return false;
  } finally {
    set(isLoadingAtom, false);
  }
});
