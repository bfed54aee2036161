import { isGate } from './scope.ts';
import type { TestApi } from './test-api.ts';
import { countWaiting } from './while-locked.ts';

/** On rows of these it is decided who may, who belongs where and what is paid. */
const DECISIVE =
  'users, groups, group_members, companies, company_members, invitations, invitation_codes, roles, payer_balances, payment_requests';

/** Longer than a call takes to its first row: what waits in the process's own queue never gets to one. */
const PATIENCE_MS = 500;

type Call<T> = () => Promise<T>;

/**
 * Calls that begin at once. In the gate, which has few rounds, they also meet: all have read what they read first, and wait for
 * the first row that they lock or write, before any of them goes on.
 */
export function together<A, B>(api: TestApi, calls: readonly [Call<A>, Call<B>]): Promise<[A, B]>;
export function together<T>(api: TestApi, calls: readonly Call<T>[]): Promise<T[]>;
export async function together(api: TestApi, calls: readonly Call<unknown>[]): Promise<unknown[]> {
  if (!isGate) return Promise.all(calls.map((call) => call()));
  const barrier = await api.connection.pool.connect();
  let under = calls.length;
  const begin = (call: Call<unknown>) =>
    call().finally(() => {
      under -= 1;
    });
  try {
    await barrier.query('begin');
    // Plain reads pass, row locks and writes do not.
    await barrier.query(`lock table ${DECISIVE} in exclusive mode`);
    const answers = Promise.all(calls.map(begin));
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; )
      if ((await countWaiting(barrier)) >= under) break;
    await barrier.query('rollback');
    return await answers;
  } finally {
    barrier.release();
  }
}
