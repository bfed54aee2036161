import { ApiError } from './api-error.ts';

/** Whether a call was refused because the person would have to prove again who they are, and did not (product §12.10). */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'AUTH.010';
}
