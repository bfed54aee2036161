/** What the first view asks for must not share the line with what comes later. */
const SETTLE_MS = 1500;
const IDLE_TIMEOUT_MS = 5000;

/** Runs something once the first view has settled and the page has nothing better to do. Returns a function that calls it off. */
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
