import { useEffect, useRef } from 'react';
import { paths } from '../paths/paths.ts';
import { useBlocker } from '../router/use-blocker.ts';

/** A way out of a screen that asks first when something would be lost. */
export interface LeaveGuard {
  /** Whether the person wants to leave, so that a dialog asks. */
  readonly isAsking: boolean;
  stay(): void;
  leave(): void;
}

/** Asks before another screen is opened, and lets the browser ask before the tab is closed or reloaded. */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  // Going back runs through the browser's history, which asks again when it arrives.
  const isLeaving = useRef(false);
  // After the end of the session nothing is asked, because the person must sign in.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      hasChanges &&
      !isLeaving.current &&
      pathname !== currentLocation.pathname &&
      pathname !== paths.login.pattern,
  );
  useEffect(
    function askOnClose() {
      if (!hasChanges) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [hasChanges],
  );
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => {
      if (!isLeaving.current) blocker.reset?.();
    },
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
