import { TOO_MANY_REQUESTS_MESSAGE } from '../../core/contract/messages.ts';
import { ApiError } from '../http/api-error.ts';
import { isSessionRefusal } from '../http/is-session-refusal.ts';
import { isUnconfirmed } from '../http/is-unconfirmed.ts';
import { isSessionHeldAtom } from '../session/session-atoms.ts';
import { cabinetStore } from '../store/cabinet-store.ts';
import type { NotifyOptions } from './notification.ts';
import { notify } from './notify.ts';

/** Title and text of the generic toast of product §8.7. */
export interface ApiErrorText {
  readonly title: string;
  readonly message: string;
}

const UNKNOWN_FAILURE: ApiErrorText = {
  title: 'Ошибка',
  message: 'Что-то пошло не так. Попробуйте ещё раз.',
};

/**
 * Puts a failure into words: 'Ошибка {status}', the message, and 'Код ошибки: {code}' where there is a code.
 *
 * @param ownMessage says what failed in the words of the screen, instead of the server's message.
 */
export function apiErrorText(error: unknown, ownMessage?: string): ApiErrorText {
  if (!(error instanceof ApiError))
    return { ...UNKNOWN_FAILURE, message: ownMessage ?? UNKNOWN_FAILURE.message };
  const message = ownMessage ?? (error.status === 429 ? TOO_MANY_REQUESTS_MESSAGE : error.message);
  return {
    title: error.status === 0 ? 'Нет связи' : `Ошибка ${error.status}`,
    message: error.code === null ? message : `${message}\nКод ошибки: ${error.code}`,
  };
}

/** How {@link notifyApiError} words the toast. */
export interface NotifyApiErrorOptions extends NotifyOptions {
  /** Says in the words of the screen what failed. The code of the failure still follows. */
  readonly message?: string | undefined;
}

/**
 * Shows the generic toast for a call that failed. A cancelled call is no failure, the question to sign in again already
 * reports the end of a held session, and whoever did not prove who they are knows what they have closed.
 */
export function notifyApiError(error: unknown, options: NotifyApiErrorOptions = {}): void {
  if (error instanceof ApiError && error.category === 'cancelled') return;
  if (isUnconfirmed(error)) return;
  if (isSessionRefusal(error) && cabinetStore.get(isSessionHeldAtom)) return;
  const { message: ownMessage, ...rest } = options;
  const { title, message } = apiErrorText(error, ownMessage);
  notify.error(message, { title, ...rest });
}
