interface Rounds {
  /** The pause before each round, and before the first one too. */
  readonly pauseMs: number;
  /** Does one round. A long one asks `isStopped` between its steps. */
  readonly work: (isStopped: () => boolean) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Works round after round without keeping the process alive; returns how to stop it after the current round. */
export function startRounds({ pauseMs, work, onError }: Rounds): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      round = run();
    }, pauseMs).unref();
  }

  async function run(): Promise<void> {
    try {
      await work(() => isStopped);
    } catch (error) {
      onError(error);
    }
    schedule();
  }

  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
}
