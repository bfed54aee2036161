import { isDatabaseBusy, isDatabaseDown } from '../../../db/index.ts';

/** A database that is away or busy is no fault of ours: 503 says to come again, 500 that somebody has to look. */
export function faultStatus(error: unknown): 500 | 503 {
  return isDatabaseDown(error) || isDatabaseBusy(error) ? 503 : 500;
}
