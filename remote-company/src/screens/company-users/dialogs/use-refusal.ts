import { ApiError } from '@cabinet/kernel/http';
import { useReloadUser } from '@cabinet/kernel/session';
import { useState } from 'react';

interface RefusalHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  /** Tries; keeps why it failed, and throws it on. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/** Keeps a refusal beside the question. One for lack of a right says that the page knows of rights that are gone. */
export function useRefusal(): RefusalHandle {
  const [error, setError] = useState<unknown>(null);
  const reloadUser = useReloadUser();
  async function attempt(work: () => Promise<void>) {
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
      if (failure instanceof ApiError && failure.code === 'AUTH.003') void reloadUser();
      throw failure;
    }
  }
  return { error, attempt };
}
