import { useState } from 'react';

/** A way out of a modal that asks first when something would be lost. */
interface GuardedClose {
  /** Esc, the cross, a click outside, «Отмена». */
  request(): void;
  readonly isAsking: boolean;
  stay(): void;
  discard(): void;
}

export function useGuardedClose(hasChanges: boolean, close: () => void): GuardedClose {
  const [isAsking, setAsking] = useState(false);
  return {
    request: () => (hasChanges ? setAsking(true) : close()),
    isAsking,
    stay: () => setAsking(false),
    discard: close,
  };
}
