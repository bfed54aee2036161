import { ERROR_CATALOGUE } from '@cabinet/kernel/core/contract';
import { isDatabaseBusy, isDatabaseDown } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { JobHandedBackError, JobLostError } from './claim.ts';

interface Failure {
  readonly code: string;
  readonly message: string;
}

/**
 * What went wrong with the work itself. It is undefined when the work is to be tried again, or when the job is no
 * longer this process's.
 */
export function failureOf(error: unknown): Failure | undefined {
  const isOther = error instanceof JobLostError || error instanceof JobHandedBackError;
  if (isOther || isDatabaseBusy(error) || isDatabaseDown(error)) return undefined;
  if (error instanceof ApiError) return { code: error.code, message: error.message };
  return { code: 'SYS.001', message: ERROR_CATALOGUE['SYS.001'].message };
}
