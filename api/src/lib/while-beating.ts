/** A process counts as dead after so many missed beats. */
export const BEATS_MISSED = 6;

interface Beating {
  readonly beat: () => Promise<unknown>;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Shows that a claim is alive while `work` is under way. Only one beat runs at a time, and none after the work has
 * ended. A beat that fails is reported and ends nothing.
 */
export async function whileBeating<T>(
  { beat, everyMs, onError }: Beating,
  work: () => Promise<T>,
): Promise<T> {
  let underWay: Promise<unknown> | undefined;
  const heart = setInterval(() => {
    underWay ??= beat()
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  }, everyMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(heart);
    await underWay;
  }
}
