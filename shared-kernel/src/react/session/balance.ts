import { atom } from 'jotai';
import { get as httpGet } from '../http/methods.ts';
import { isSessionHeldAtom, sessionAtom, setBalanceAtom } from './session-atoms.ts';

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

/**
 * Asks the server for the balance, unless that is under way already. A failure is a state: the last known sum stays and
 * counts as stale.
 *
 * @returns whether the balance on the screen is fresh now.
 */
export const refreshBalanceAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(isLoadingAtom) || get(isSessionHeldAtom)) return false;
  const { epoch } = get(sessionAtom);
  set(isLoadingAtom, true);
  try {
    const { balance } = await httpGet('users/me/balance');
    if (get(sessionAtom).epoch === epoch) set(setBalanceAtom, balance);
    set(failedEpochAtom, null);
    return true;
  } catch {
    set(failedEpochAtom, epoch);
    return false;
  } finally {
    set(isLoadingAtom, false);
  }
});
