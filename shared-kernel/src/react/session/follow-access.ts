import { CURRENT_USER_URL } from '../http/early-answers.ts';
import type { HttpListener } from '../http/http-events.ts';
import type { CabinetStore } from '../store/cabinet-store.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';

/**
 * Keeps menu, guards and buttons at what the person may. The user is loaded again when an answer has another stamp than
 * that of the user on the page, and when a call is refused for lack of a right: a place in a company or a group can be
 * lost while the role stays the same (product §10.9).
 *
 * A screen repeats its reads by itself, so a read that is refused again tells nothing new. The user is asked about it
 * once, until the role changes; the refusal of that question itself is no reason to ask.
 */
export function followAccess(store: CabinetStore): Pick<HttpListener, 'onAccessStamp' | 'onRightMissing'> {
  let known: string | null = null;
  const refusedReads = new Set<string>();
  const loadUser = () => void store.set(loadCurrentUserAtom, { force: true });
  return {
    onAccessStamp(stamp, { isCurrentUser }) {
      const isNews = known !== null && stamp !== known;
      known = stamp;
      if (!isNews) return;
      refusedReads.clear();
      if (!isCurrentUser) loadUser();
    },
    onRightMissing(read) {
      if (read === CURRENT_USER_URL) return;
      // With whatever filters: a list that is not for the person is not for them as a whole.
      const address = read?.replace(/\?.*$/, '');
      if (address !== undefined && refusedReads.has(address)) return;
      if (address !== undefined) refusedReads.add(address);
      loadUser();
    },
  };
}
