import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { whileBeating } from './while-beating.ts';

const EVERY_MS = 5;
const fail = (error: unknown) => {
  throw error;
};

/** Counts beats, and lets a test hold each of them up. */
function countedBeats(work: (time: number) => Promise<void> = async () => {}) {
  let began = 0;
  let ended = 0;
  return {
    count: () => ({ began, ended }),
    beat: async () => {
      began += 1;
      await work(began);
      ended += 1;
    },
    until: async (times: number) => {
      while (began < times) await sleep(1);
    },
  };
}

describe('whileBeating', () => {
  it('beats while the work is under way, and never again', async () => {
    const beats = countedBeats();
    const done = await whileBeating({ beat: beats.beat, everyMs: EVERY_MS, onError: fail }, async () => {
      await beats.until(3);
      return 'done';
    });
    expect(done).toBe('done');
    const last = beats.count();
    await sleep(EVERY_MS * 5);
    expect(beats.count()).toEqual(last);
  });

  it('stops when the work fails, and passes its error on', async () => {
    const beats = countedBeats();
    const work = async () => {
      await beats.until(1);
      throw new Error('no luck');
    };
    await expect(whileBeating({ beat: beats.beat, everyMs: EVERY_MS, onError: fail }, work)).rejects.toThrow(
      'no luck',
    );
    const last = beats.count();
    await sleep(EVERY_MS * 5);
    expect(beats.count()).toEqual(last);
  });

  it('reports a beat that fails, and goes on', async () => {
    const reported: string[] = [];
    const beats = countedBeats((time) =>
      time === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve(),
    );
    await whileBeating(
      { beat: beats.beat, everyMs: EVERY_MS, onError: (error) => reported.push(String(error)) },
      () => beats.until(3),
    );
    expect(reported).toEqual(['Error: no answer']);
  });

  it('begins no beat before the last one has ended, and ends with it', async () => {
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const beats = countedBeats(() => held);
    await whileBeating({ beat: beats.beat, everyMs: EVERY_MS, onError: fail }, async () => {
      await beats.until(1);
      await sleep(EVERY_MS * 5);
      expect(beats.count()).toEqual({ began: 1, ended: 0 });
      setTimeout(end, EVERY_MS);
    });
    expect(beats.count()).toEqual({ began: 1, ended: 1 });
  });
});
