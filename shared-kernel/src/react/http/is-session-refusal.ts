import { ApiError } from './api-error.ts';

/** Whether a call was refused because the session is over, and not because a password was wrong. */
export function isSessionRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'AUTH.004';
}
