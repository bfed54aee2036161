import { writeLog } from '@cabinet/http-server';

/** After a failure nothing is asked for so long. */
const REST_MS = 1000;

/**
 * Keeps what was read until its state changes. When the state cannot be asked for or the value cannot be read, the last
 * value stays, so that pages go on while a store is away.
 *
 * @template T
 * @param {() => Promise<string | null>} ask What names the state that would be read.
 * @param {() => Promise<T>} read
 * @param {{askEveryMs?: number}} [options] For so long an answer holds.
 * @returns {() => Promise<T>} Fails only as long as nothing was ever read.
 */
export function cachedBy(ask, read, { askEveryMs = 0 } = {}) {
  /** @type {{state: string | null, value: T} | undefined} */
  let known;
  /** @type {{state: string | null, value: Promise<T>} | undefined} */
  let reading;
  let holdsUntil = 0;

  async function readAgain() {
    const state = await ask();
    if (known?.state === state) return known.value;
    if (reading?.state !== state) reading = { state, value: read() };
    known = { state, value: await reading.value };
    return known.value;
  }

  return async () => {
    if (known && performance.now() < holdsUntil) return known.value;
    holdsUntil = performance.now() + askEveryMs;
    try {
      return await readAgain();
    } catch (error) {
      reading = undefined;
      if (known === undefined) throw error;
      holdsUntil = performance.now() + REST_MS;
      const err = error instanceof Error ? error.message : String(error);
      writeLog('warn', 'What is served is the last that could be read.', { err });
      return known.value;
    }
  };
}
