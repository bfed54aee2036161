import { jest } from '@jest/globals';
import { withRetries } from './with-retries.ts';

/** Fails `failures` times with its own number, then answers; lists what happened in order. */
async function attempt(failures: number, random: number) {
  const steps: (string | number)[] = [];
  let calls = 0;
  const outcome = await withRetries(
    async () => {
      calls += 1;
      steps.push(`attempt ${calls}`);
      if (calls <= failures) throw new Error(`failure ${calls}`);
      return 'loaded';
    },
    { random: () => random, sleep: async (ms) => void steps.push(ms) },
  ).catch((error: Error) => error.message);
  return { outcome, steps };
}

const pauses = async (random: number) =>
  (await attempt(3, random)).steps.filter((step) => typeof step === 'number');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('withRetries', () => {
  it('does not wait where the first attempt succeeds', async () => {
    expect(await attempt(0, 0.5)).toEqual({ outcome: 'loaded', steps: ['attempt 1'] });
  });

  it('pauses and tries again after a failure', async () => {
    expect(await attempt(1, 0.5)).toEqual({
      outcome: 'loaded',
      steps: ['attempt 1', 600, 'attempt 2'],
    });
  });

  it('gives up after the third attempt, at once, with the last reason', async () => {
    expect(await attempt(9, 0.5)).toEqual({
      outcome: 'failure 3',
      steps: ['attempt 1', 600, 'attempt 2', 1200, 'attempt 3'],
    });
  });

  it.each([
    [0, [300, 600]],
    [0.5, [600, 1200]],
    [0.999, [899.4, 1798.8]],
  ])('spreads the pauses by chance: %d', async (random, expected) => {
    expect(await pauses(random)).toEqual(expected.map((ms) => expect.closeTo(ms, 6)));
  });

  it('draws a new random pause each time', async () => {
    const chances = [0, 0.75];
    const slept: number[] = [];
    const never = withRetries(() => Promise.reject(new Error('down')), {
      random: () => chances.shift() ?? 0,
      sleep: async (ms) => void slept.push(ms),
    });
    await expect(never).rejects.toThrow('down');
    expect(slept).toEqual([300, 1500]);
  });

  it('uses the random numbers and timers of the browser unless given others', async () => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.25);
    const work = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('loaded');
    const loading = withRetries(work);
    await jest.advanceTimersByTimeAsync(449);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    await expect(loading).resolves.toBe('loaded');
  });
});
