import { ApiError } from '@cabinet/kernel/http';
import { useReloadUser } from '@cabinet/kernel/session';
import { useState } from 'react';

interface RefusalHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  readonly refuse: (failure: unknown) => void;
  readonly forget: () => void;
}

/** Why the server refused. A refusal for lack of a right says that the page knows of rights that are gone. */
export function useRefusal(): RefusalHandle {
  const [error, setError] = useState<unknown>(null);
  const reloadUser = useReloadUser();
  return {
    error,
    refuse(failure) {
      setError(failure);
      if (failure instanceof ApiError && failure.code === 'AUTH.003') void reloadUser();
    },
    forget: () => setError(null),
  };
}
