import { isDatabaseBusy, isDatabaseDown } from '#db/index.ts';

/**
 * 503 when the database is unreachable or busy, so that the provider tries again. 500 is a fault that somebody must
 * look at.
 */
export function faultStatus(error: unknown): 500 | 503 {
  return isDatabaseDown(error) || isDatabaseBusy(error) ? 503 : 500;
}
