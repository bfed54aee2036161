import type { CabinetStore } from '../store/cabinet-store.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { sessionAtom } from './session-atoms.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Retries loading the user after a failure: after growing pauses, and when the network returns. */
export function retryUserLoads(store: CabinetStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function retry() {
    if (store.get(sessionAtom).error !== null) void store.set(loadCurrentUserAtom, { force: true });
  }

  function follow() {
    const { error, isUserLoading } = store.get(sessionAtom);
    if (error !== null && !isUserLoading) {
      if (timer !== undefined) return;
      timer = setTimeout(retry, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
      failures += 1;
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    if (error === null) failures = 0;
  }

  const unsubscribe = store.sub(sessionAtom, follow);
  window.addEventListener('online', retry);
  return () => {
    unsubscribe();
    window.removeEventListener('online', retry);
    clearTimeout(timer);
  };
}
