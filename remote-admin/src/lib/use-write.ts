import { useRefusal } from './use-refusal.ts';

interface WriteHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  /** Does it; keeps why it failed, and throws it on. */
  readonly write: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** A write whose refusal is shown beside the question. */
export function useWrite(): WriteHandle {
  const { error, refuse, forget } = useRefusal();
  async function write<Result>(work: () => Promise<Result>): Promise<Result> {
    forget();
    try {
      return await work();
    } catch (failure) {
      refuse(failure);
      throw failure;
    }
  }
  return { error, write };
}
