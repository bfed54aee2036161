import { useState } from 'react';

/** See {@link useRefusal}. */
export interface RefusalHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  /** Does it, after forgetting the last failure; keeps why it failed, and throws it on. */
  tryTo<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Keeps a failure that `tryTo` has not seen: `useForm` passes on those that belong to no field. */
  refuse(failure: unknown): void;
  forget(): void;
}

/** Keeps why a call failed, so that {@link Refusal} can say it where the person asked for the call. */
export function useRefusal(): RefusalHandle {
  const [error, setError] = useState<unknown>(null);
  async function tryTo<Result>(work: () => Promise<Result>): Promise<Result> {
    setError(null);
    try {
      return await work();
    } catch (failure) {
      setError(failure);
      throw failure;
    }
  }
  return { error, tryTo, refuse: setError, forget: () => setError(null) };
}
