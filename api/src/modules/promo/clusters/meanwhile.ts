import { setImmediate } from 'node:timers/promises';

/**
 * Does work while the database answers the query that was begun just before. The work starts a turn later, when the
 * query is on its way.
 */
export async function meanwhile<Result>(work: () => Result): Promise<Result> {
  await setImmediate();
  return work();
}
