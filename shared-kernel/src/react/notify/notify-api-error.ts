import { TOO_MANY_REQUESTS_MESSAGE } from '../../core/contract/messages.ts';
import { ApiError } from '../http/api-error.ts';
import type { NotifyOptions } from './notification.ts';
import { notify } from './notify.ts';

/** Title and text of the generic toast of specification §8. */
export interface ApiErrorText {
  readonly title: string;
  readonly message: string;
}

const UNKNOWN_FAILURE: ApiErrorText = {
  title: 'Ошибка',
  message: 'Что-то пошло не так. Попробуйте ещё раз.',
};

/** Words a failure: 'Ошибка {status}', the message, and 'Код ошибки: {code}' where there is a code. */
export function apiErrorText(error: unknown): ApiErrorText {
  if (!(error instanceof ApiError)) return UNKNOWN_FAILURE;
  const message = error.status === 429 ? TOO_MANY_REQUESTS_MESSAGE : error.message;
  return {
    title: error.status === 0 ? 'Нет связи' : `Ошибка ${error.status}`,
    message: error.code === null ? message : `${message}\nКод ошибки: ${error.code}`,
  };
}

/** Shows the generic toast for a call that failed; a call that was cancelled is no failure. */
export function notifyApiError(error: unknown, options: NotifyOptions = {}): void {
  if (error instanceof ApiError && error.category === 'cancelled') return;
  const { title, message } = apiErrorText(error);
  notify.error(message, { title, ...options });
}
