import { ApiError } from '@cabinet/kernel/http';
import { useReloadUser } from '@cabinet/kernel/session';
import { useState } from 'react';

interface WriteHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  /** Does it; keeps why it failed, and throws it on. */
  readonly write: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** A write whose refusal is shown beside the question. One for lack of a right says that the page knows of rights that are gone. */
export function useWrite(): WriteHandle {
  const [error, setError] = useState<unknown>(null);
  const reloadUser = useReloadUser();
  async function write<Result>(work: () => Promise<Result>): Promise<Result> {
    setError(null);
    try {
      return await work();
    } catch (failure) {
      setError(failure);
      if (failure instanceof ApiError && failure.code === 'AUTH.003') void reloadUser();
      throw failure;
    }
  }
  return { error, write };
}
