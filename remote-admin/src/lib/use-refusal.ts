import { useState } from 'react';
import { useNoticeLostRight } from './use-notice-lost-right.ts';

interface RefusalHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  readonly refuse: (failure: unknown) => void;
  readonly forget: () => void;
}

/** Why the server refused. */
export function useRefusal(): RefusalHandle {
  const [error, setError] = useState<unknown>(null);
  const noticeLostRight = useNoticeLostRight();
  return {
    error,
    refuse(failure) {
      setError(failure);
      noticeLostRight(failure);
    },
    forget: () => setError(null),
  };
}
