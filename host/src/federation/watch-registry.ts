import { askInSight } from '../page/ask-in-sight.ts';
import { refreshRemotes } from './remotes.ts';

const INTERVAL_MS = 5 * 60_000;

/** People who go to and fro between windows do not ask each time. */
const BETWEEN_FOCUSES_MS = 30_000;

/** Keeps the page up to date with what is live, as long as there is a page. */
export function watchRegistry(): void {
  askInSight(refreshRemotes, { everyMs: INTERVAL_MS, restMs: BETWEEN_FOCUSES_MS });
}
