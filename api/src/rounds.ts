type Rounds = {
  /** Before each round, the first included. */
  pauseMs: number;
  /** One round; a long one asks between its steps whether it is wanted any longer. */
  work: (isStopped: () => boolean) => Promise<unknown>;
  onError: (error: unknown) => void;
};

/** Works round after round and keeps no process alive; the answer stops it after the round that is under way. */
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
