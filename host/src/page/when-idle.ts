/** Later requests must not compete with those of the first view. */
const SETTLE_MS = 700;
const IDLE_TIMEOUT_MS = 5000;

let firstView: Promise<void> | undefined;

/** Until this has come, nothing counts as settled: the shell is there before its screen is. */
export function idleBeginsAfter(view: Promise<void>): void {
  firstView = view.finally(() => {
    firstView = undefined;
  });
}

/**
 * Runs something once the first view has settled and the page has nothing better to do. Returns a function that cancels
 * it.
 */
export function whenIdle(run: () => void): () => void {
  let isCancelled = false;
  let cancel = () => {};
  function begin() {
    if (isCancelled) return;
    const timer = setTimeout(() => {
      if (typeof window.requestIdleCallback !== 'function') return run();
      const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
      cancel = () => window.cancelIdleCallback(handle);
    }, SETTLE_MS);
    cancel = () => clearTimeout(timer);
  }
  if (firstView === undefined) begin();
  else void firstView.then(begin);
  return () => {
    isCancelled = true;
    cancel();
  };
}
