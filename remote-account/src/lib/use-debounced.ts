import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settleLater() {
      const timer = setTimeout(() => setSettled(value), delayMs);
      return () => clearTimeout(timer);
    },
    [value, delayMs],
  );
  return settled;
}
