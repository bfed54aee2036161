import { expect, it } from '@jest/globals';
import { PrimaryWatch } from './primary-watch.ts';

it('asks no primary that is known to be away', async () => {
  const changes: boolean[] = [];
  const watch = new PrimaryWatch({
    // Nobody listens at this address.
    url: 'postgres://nobody@127.0.0.1:1/none',
    onChange: (isAway) => changes.push(isAway),
  });
  expect(await watch.look()).toBe(false);
  expect(changes).toEqual([true]);
  let asked = 0;
  const ask = () => {
    asked += 1;
    return new Promise<never>(() => undefined);
  };
  await expect(watch.whileThere(ask)).rejects.toMatchObject({ code: '08006' });
  expect(asked).toBe(0);
  await watch.close();
});
