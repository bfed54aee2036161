import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startRounds } from './rounds.ts';

describe('rounds', () => {
  afterEach(() => void jest.useRealTimers());

  it('follow each other, also after one that failed', async () => {
    const failures: unknown[] = [];
    await new Promise<void>((resolve) => {
      let rounds = 0;
      const stop = startRounds({
        pauseMs: 1,
        async work() {
          rounds += 1;
          if (rounds === 1) throw new Error('the first');
          if (rounds === 3) setImmediate(() => void stop().then(resolve));
        },
        onError: (error) => failures.push(error),
      });
    });
    expect(failures).toEqual([new Error('the first')]);
  });

  it('end after the round that is under way, which hears of it', async () => {
    const heard: boolean[] = [];
    await new Promise<void>((resolve) => {
      const stop = startRounds({
        pauseMs: 1,
        async work(isStopped) {
          heard.push(isStopped());
          await turn();
          void stop().then(resolve);
          await turn();
          heard.push(isStopped());
        },
        onError: () => undefined,
      });
    });
    expect(heard).toEqual([false, true]);
  });

  it('never begin when they are stopped before the first', async () => {
    jest.useFakeTimers();
    let rounds = 0;
    const stop = startRounds({
      pauseMs: 1,
      work: async () => {
        rounds += 1;
      },
      onError: () => undefined,
    });
    await stop();
    jest.advanceTimersByTime(1_000);
    expect(rounds).toBe(0);
  });
});
