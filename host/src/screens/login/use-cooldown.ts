import { useEffect, useState } from 'react';

/** Counts seconds down to zero; `start` restarts it. */
export function useCooldown(seconds: number): { readonly secondsLeft: number; start(): void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = secondsLeft === 0;

  useEffect(
    function tick() {
      if (isOver) return;
      const timer = setInterval(() => setNow(Date.now()), 1000);
      return () => clearInterval(timer);
    },
    [isOver],
  );

  function start() {
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * 1000);
  }
  return { secondsLeft, start };
}
