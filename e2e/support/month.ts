import { setTimeout as pause } from 'node:timers/promises';
import { startOfNextMonth } from '@cabinet/kernel/core/calendar';
import { test } from './test.ts';

/**
 * Lets Moscow's month end first where it may end before the test does: caps begin anew then, and what was spent in the
 * month is nothing again. The time is the database's, which nothing but waiting moves.
 */
export async function beginWithinMonth(): Promise<void> {
  const { timeout } = test.info();
  const leftMs = startOfNextMonth().getTime() - Date.now();
  if (leftMs > timeout) return;
  test.setTimeout(timeout + leftMs);
  await pause(leftMs);
}
