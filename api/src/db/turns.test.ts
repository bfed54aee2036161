import { describe, expect, it } from '@jest/globals';
import { DatabaseBusyError } from './database-busy.ts';
import { Turns } from './turns.ts';

/** Work that ends when the test tells it to. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    named: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
  };
}

describe('turns', () => {
  it('are taken in order of arrival, a few at once under each key', async () => {
    const turns = new Turns({ atOnce: 2, waitMs: 0 });
    const { begun, end, named } = createWork();
    const a = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.run('a', named(name)));
    const b = turns.run('b', named('b1'));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    end('a2');
    await a[1];
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    end('a1');
    await a[0];
    for (const name of ['a3', 'a4', 'b1']) end(name);
    expect(await Promise.all([...a, b])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('pass on after work that fails', async () => {
    const turns = new Turns({ atOnce: 1, waitMs: 0 });
    const failing = turns.run('a', () => Promise.reject(new Error('no luck')));
    const next = turns.run('a', async () => 'done');
    await expect(failing).rejects.toThrow('no luck');
    expect(await next).toBe('done');
  });

  it('are given up by work that has waited too long, and by no other', async () => {
    const turns = new Turns({ atOnce: 1, waitMs: 5 });
    const { begun, end, named } = createWork();
    const first = turns.run('a', named('first'));
    await expect(turns.run('a', named('second'))).rejects.toThrow(DatabaseBusyError);
    end('first');
    expect(await first).toBe('first');
    expect(await turns.run('a', async () => 'third')).toBe('third');
    expect(begun).toEqual(['first']);
  });
});
