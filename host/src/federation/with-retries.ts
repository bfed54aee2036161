const RETRIES = 2;
const BASE_DELAY_MS = 600;

/** Random numbers and timers: the browser's, or a test's. */
interface RetryClock {
  /** From 0 up to 1. */
  random(): number;
  sleep(ms: number): Promise<void>;
}

const browserClock: RetryClock = {
  random: () => Math.random(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Tries a piece of work up to three times. The pauses double, and each is scaled by a random 0.5 to 1.5, so that pages
 * which failed together do not return together.
 *
 * @throws What the last attempt threw.
 */
export async function withRetries<T>(work: () => Promise<T>, clock = browserClock): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await work();
    } catch (error) {
      if (retry === RETRIES) throw error;
    }
    await clock.sleep(BASE_DELAY_MS * 2 ** retry * (0.5 + clock.random()));
  }
}
