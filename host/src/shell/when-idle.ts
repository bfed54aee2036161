/** Later requests must not compete with those of the first view. */
const SETTLE_MS = 700;
const IDLE_TIMEOUT_MS = 5000;

/**
 * Runs something once the first view has settled and the page has nothing better to do. Returns a function that cancels
 * it.
 */
export function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    if (typeof window.requestIdleCallback !== 'function') return run();
    const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    cancel = () => window.cancelIdleCallback(handle);
  }, SETTLE_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}
