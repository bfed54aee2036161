import { describe, expect, it } from '@jest/globals';
import { startRounds } from './rounds.ts';

describe('rounds', () => {
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
    let begin: (stop: () => Promise<void>) => void = () => undefined;
    const begun = new Promise<() => Promise<void>>((resolve) => {
      begin = resolve;
    });
    const stop = startRounds({
      pauseMs: 1,
      async work(isStopped) {
        begin(stop);
        heard.push(isStopped());
        await new Promise((resolve) => setTimeout(resolve, 20));
        heard.push(isStopped());
      },
      onError: () => undefined,
    });
    await (await begun)();
    expect(heard).toEqual([false, true]);
  });

  it('never begin when they are stopped before the first', async () => {
    let rounds = 0;
    const stop = startRounds({
      pauseMs: 1,
      work: async () => {
        rounds += 1;
      },
      onError: () => undefined,
    });
    await stop();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(rounds).toBe(0);
  });
});
