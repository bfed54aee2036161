import { NO_AUTH_COOKIES_MARK } from '../../core/contract/messages.ts';
import { ApiError } from './api-error.ts';

/** Whether the server saw no session cookie at all, by the code AUTH.001 or by its text where the code is missing. */
export function isNoAuthCookies(error: unknown): boolean {
  if (error instanceof ApiError && error.code === 'AUTH.001') return true;
  return error instanceof Error && error.message.includes(NO_AUTH_COOKIES_MARK);
}
