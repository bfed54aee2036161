import { useEffect, useState } from 'react';

/** The present moment, as often as it is needed. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    function tick() {
      const timer = setInterval(() => setNow(Date.now()), everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return now;
}
