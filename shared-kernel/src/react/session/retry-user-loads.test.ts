import { describe, expect, it, jest } from '@jest/globals';
import { http } from 'msw';
import { failure } from '../../testing/index.ts';
import { authAtom, userAtom } from './session-atoms.ts';
import { ME, store, untilLoaded, useSessionPage } from './session-fixtures.ts';
import { USER_LOAD_FAILURE } from './session-machine.ts';

const { api, start, countCalls } = useSessionPage();

const OWN_PAUSES = [2_000, 4_000, 8_000, 16_000];

/** Runs the pauses between two tries at once, and lists them. */
function skipPauses(): number[] {
  const skipped: number[] = [];
  const wait = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    if (!OWN_PAUSES.includes(ms)) return wait(run, ms);
    skipped.push(ms);
    return wait(run);
  }) as typeof setTimeout);
  return skipped;
}

const untilSignedIn = async () => {
  while (store.get(userAtom) === null) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a user whose load failed', () => {
  it('is loaded again after pauses that grow, and keeps the text of the failure until then', async () => {
    const pauses = skipPauses();
    let tries = 0;
    const errors = new Set<string | null>();
    api.use(
      http.get(ME, () => {
        tries += 1;
        return tries <= 3 ? failure('SYS.002') : undefined;
      }),
    );
    await start();
    const stop = store.sub(authAtom, () => errors.add(store.get(authAtom).error));
    await untilSignedIn();
    stop();
    expect(pauses).toEqual([2_000, 4_000, 8_000]);
    expect(countCalls('GET users/me')).toBe(4);
    expect([...errors]).toEqual([USER_LOAD_FAILURE, null]);
  });

  it('is loaded again as soon as the network returns', async () => {
    api.use(http.get(ME, () => failure('SYS.002'), { once: true }));
    await start();
    expect(store.get(authAtom).error).toBe(USER_LOAD_FAILURE);
    window.dispatchEvent(new Event('online'));
    await untilLoaded();
    expect(store.get(userAtom)).not.toBeNull();
    expect(store.get(authAtom).error).toBeNull();
  });
});
