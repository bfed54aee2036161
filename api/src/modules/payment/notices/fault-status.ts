import { isDatabaseBusy, isDatabaseDown } from '../../../db/index.ts';

/** A database that is unreachable or busy is not our fault: 503 says to retry, 500 that somebody has to look. */
export function faultStatus(error: unknown): 500 | 503 {
  return isDatabaseDown(error) || isDatabaseBusy(error) ? 503 : 500;
}
