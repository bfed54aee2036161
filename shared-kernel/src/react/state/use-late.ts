import { useEffect, useState } from 'react';

/** A value once it has rested. Asking after each key stroke would be too often. */
export function useLate<Value>(value: Value, pauseMs: number): Value {
  const [late, setLate] = useState(value);
  useEffect(
    function followAfterPause() {
      const timer = setTimeout(() => setLate(value), pauseMs);
      return () => clearTimeout(timer);
    },
    [value, pauseMs],
  );
  return late;
}
