import { useEffect, useState } from 'react';

/** True once the browser has shown the first view and rests; Safari has no word for it, so a timer stands in. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(function waitForRest() {
    const rest = () => setIdle(true);
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(rest);
      return () => clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(rest, { timeout: 1_000 });
    return () => window.cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
