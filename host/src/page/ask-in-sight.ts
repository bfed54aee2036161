interface Pace {
  readonly everyMs: number;
  /** Somebody who comes back does not make it ask again within this time. */
  readonly restMs?: number;
}

/**
 * Asks by an interval while the page can be seen and the browser is online, and at once when somebody comes back to it
 * after longer.
 *
 * @param ask Answers false when it has put the question off: that counts as not asked.
 * @returns What ends it.
 */
export function askInSight(
  ask: () => Promise<unknown> | false,
  { everyMs, restMs = everyMs }: Pace,
): () => void {
  let askedAt = Date.now();
  function askNow() {
    if (document.hidden || !navigator.onLine) return;
    if (ask() !== false) askedAt = Date.now();
  }
  function askIfLate() {
    if (Date.now() - askedAt >= restMs) askNow();
  }
  const timer = setInterval(askNow, everyMs);
  const returns = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'online'],
  ] as const;
  for (const [target, event] of returns) target.addEventListener(event, askIfLate);
  return () => {
    clearInterval(timer);
    for (const [target, event] of returns) target.removeEventListener(event, askIfLate);
  };
}
