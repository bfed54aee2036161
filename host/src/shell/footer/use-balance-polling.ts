import { BALANCE_REFRESH_MS } from '@cabinet/kernel/core/contract';
import {
  canSeeBalance,
  isBalancePollingPausedAtom,
  loadCurrentUserAtom,
  rateLimitAtom,
  refreshBalanceAtom,
  userAtom,
} from '@cabinet/kernel/session';
import { useStore } from '@cabinet/kernel/state';
import { useEffect } from 'react';

/**
 * Keeps the balance fresh: every 30 s, but not while the flag pauses it, the tab is hidden, the browser is offline or
 * the server limits requests. A tab that is shown again after longer asks at once.
 */
export function useBalancePolling(): void {
  const store = useStore();
  useEffect(
    function poll() {
      let askedAt = Date.now();

      function ask() {
        const user = store.get(userAtom);
        const isPaused = store.get(isBalancePollingPausedAtom) || store.get(rateLimitAtom).isRateLimited;
        if (user === null || isPaused || document.hidden || !navigator.onLine) return;
        askedAt = Date.now();
        // Each answer also tells whether the role has changed; whoever may not know the balance asks who they are.
        void (canSeeBalance(user)
          ? store.set(refreshBalanceAtom)
          : store.set(loadCurrentUserAtom, { force: true }));
      }
      function askIfLate() {
        if (Date.now() - askedAt >= BALANCE_REFRESH_MS) ask();
      }

      const timer = setInterval(ask, BALANCE_REFRESH_MS);
      document.addEventListener('visibilitychange', askIfLate);
      window.addEventListener('online', askIfLate);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', askIfLate);
        window.removeEventListener('online', askIfLate);
      };
    },
    [store],
  );
}
