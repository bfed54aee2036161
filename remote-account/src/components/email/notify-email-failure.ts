import { ApiError } from '@cabinet/kernel/http';
import { notifyApiError } from '@cabinet/kernel/notify';

/** Too many of these letters is no limit of requests: the server says when the next one may follow. */
export function notifyEmailFailure(error: unknown): void {
  const isLimit = error instanceof ApiError && error.status === 429;
  notifyApiError(error, isLimit ? { message: error.message } : {});
}
