import { setTimeout as sleep } from 'node:timers/promises';

/** Sessions of each kind, and what each waits after an answer. */
const AT_ONCE = 4;
const PAUSE_MS = 40;
const AGAIN_MS = 100;

/** @typedef {() => Promise<unknown>} Ask */
/** @typedef {{longest: number, refused: number}} Seen `longest`: ms until it was done; `refused`: tries. */
/** @typedef {{charges: Seen, reads: Seen}} Traffic */

/**
 * Charges and first pages at a steady pace, each asked again until it is done, as its caller would.
 *
 * @param {{nextCharge: () => Ask, nextRead: () => Ask}} work What is asked again is the same charge, by its key.
 * @returns {() => Promise<Traffic>} Ends it.
 */
export function startTraffic({ nextCharge, nextRead }) {
  let isOver = false;
  /** @param {() => Ask} next @param {Seen} seen */
  const keepOn = async (next, seen) => {
    while (!isOver) {
      const ask = next();
      const start = performance.now();
      while (!(await isDone(ask, seen))) await sleep(AGAIN_MS);
      seen.longest = Math.max(seen.longest, performance.now() - start);
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  const [charges, reads] = [nothing(), nothing()];
  const all = Promise.all(
    Array.from({ length: AT_ONCE }, () => [keepOn(nextCharge, charges), keepOn(nextRead, reads)]).flat(),
  );
  return async () => {
    isOver = true;
    await all;
    return { charges, reads };
  };
}

/** @returns {Seen} */
const nothing = () => ({ longest: 0, refused: 0 });

/** What the API answers with «busy, come again»: a lock or a statement took too long, no connection was free. */
const BUSY = /lock timeout|statement timeout|timeout exceeded when trying to connect|deadlock|too many wait/;

/** @param {Ask} ask @param {Seen} seen */
async function isDone(ask, seen) {
  try {
    await ask();
    return true;
  } catch (error) {
    if (!(error instanceof Error) || !BUSY.test(error.message)) throw error;
    seen.refused += 1;
    return false;
  }
}
