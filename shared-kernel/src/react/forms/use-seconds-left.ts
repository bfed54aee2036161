import { useEffect, useReducer } from 'react';

/**
 * The whole seconds until a moment, as they pass; a started second counts as a whole one.
 *
 * @param until in ms since 1970
 * @returns 0 when it is over
 */
export function useSecondsLeft(until: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const secondsLeft = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(
    function countDown() {
      if (isOver) return;
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    },
    [isOver],
  );
  return secondsLeft;
}
