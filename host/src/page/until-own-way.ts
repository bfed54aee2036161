/** Longer nobody waits for the rest of a page. */
const WAIT_MS = 10_000;
/** Whoever does one of these has found a place of their own. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Ends what holds a place on a growing page: once the person goes their own way, or when it has taken too long.
 *
 * @returns What ends it before.
 */
export function untilOwnWay(end: () => void): () => void {
  const timer = setTimeout(stop, WAIT_MS);
  function stop() {
    clearTimeout(timer);
    for (const way of OWN_WAYS) window.removeEventListener(way, stop);
    end();
  }
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true });
  return stop;
}
