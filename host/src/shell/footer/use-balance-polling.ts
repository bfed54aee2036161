import { BALANCE_REFRESH_MS } from '@cabinet/kernel/core/contract';
import {
  isBalancePollingPausedAtom,
  rateLimitAtom,
  refreshBalanceAtom,
  userAtom,
} from '@cabinet/kernel/session';
import { useStore } from '@cabinet/kernel/state';
import { useEffect } from 'react';
import { askInSight } from '../../page/ask-in-sight.ts';

/**
 * Keeps the balance fresh: every 30 s, but not while the flag pauses it, the tab is hidden, the browser is offline or
 * the server limits requests. A tab that is shown again after longer asks at once.
 */
export function useBalancePolling(): void {
  const store = useStore();
  useEffect(
    function poll() {
      function ask() {
        const user = store.get(userAtom);
        const isPaused = store.get(isBalancePollingPausedAtom) || store.get(rateLimitAtom).isRateLimited;
        if (user === null || isPaused) return false;
        // Each answer also tells whether the role has changed; whoever may not know the balance asks who they are.
        return store.set(refreshBalanceAtom);
      }
      return askInSight(ask, { everyMs: BALANCE_REFRESH_MS });
    },
    [store],
  );
}
