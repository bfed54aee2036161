import { setImmediate } from 'node:timers/promises';

/** Works while the database answers the query that was begun just before: a turn later, when that is on its way. */
export async function meanwhile<Result>(work: () => Result): Promise<Result> {
  await setImmediate();
  return work();
}
