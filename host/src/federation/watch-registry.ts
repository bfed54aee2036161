import { refreshRemotes } from './remotes.ts';

const INTERVAL_MS = 5 * 60_000;

/** People who go to and fro between windows do not ask each time. */
const BETWEEN_FOCUSES_MS = 30_000;

/**
 * Keeps the page up to date with what is live: the registry is asked again every five minutes while somebody may see the
 * page, and when they come back to it.
 *
 * @returns What ends it.
 */
export function watchRegistry(): () => void {
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    void refreshRemotes();
  };
  const askInSight = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const askOnFocus = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= BETWEEN_FOCUSES_MS) ask();
  };
  const timer = setInterval(askInSight, INTERVAL_MS);
  window.addEventListener('focus', askOnFocus);
  document.addEventListener('visibilitychange', askOnFocus);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', askOnFocus);
    document.removeEventListener('visibilitychange', askOnFocus);
  };
}
