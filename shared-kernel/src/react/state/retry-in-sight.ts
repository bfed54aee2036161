const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

/** Pages that failed together must not return together, so each pause is scaled by a random 0.75 to 1.25. */
function pauseAfter(failures: number): number {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return pauseMs * (0.75 + Math.random() / 2);
}

/**
 * Runs `retry` once after a failure (product §4.16): after a pause that doubles with each failure in a row, 4 s at first
 * and a minute at most, or as soon as the network returns. A page that nobody sees waits until it is seen.
 *
 * @param failures How often it has failed in a row, from 1.
 * @returns What calls it off.
 */
export function retryInSight(retry: () => void, failures: number): () => void {
  let isDue = false;
  function runInSight() {
    if (!isDue || document.hidden) return;
    callOff();
    retry();
  }
  function fallDue() {
    isDue = true;
    runInSight();
  }
  const timer = setTimeout(fallDue, pauseAfter(failures));
  document.addEventListener('visibilitychange', runInSight);
  window.addEventListener('online', fallDue);
  function callOff() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runInSight);
    window.removeEventListener('online', fallDue);
  }
  return callOff;
}
