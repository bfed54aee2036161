import { paths } from '@cabinet/kernel/paths';
import { useBlocker } from '@cabinet/kernel/router';
import { useEffect, useRef } from 'react';

/** A way out of a screen that asks first when something would be lost. */
interface LeaveGuard {
  readonly isAsking: boolean;
  stay(): void;
  leave(): void;
}

/** Asks before another screen is opened, and lets the browser ask before the tab is closed or loaded anew. */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  // The way back goes through the browser's history and is asked about once more when it arrives.
  const isLeaving = useRef(false);
  // An ended session is beyond asking: its way leads to the sign-in.
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
