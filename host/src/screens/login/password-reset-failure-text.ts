import {
  ERROR_CATALOGUE,
  type ErrorCode,
  type FailureText,
  failureTitle,
  isErrorCode,
} from '@cabinet/kernel/core/contract';
import { ApiError } from '@cabinet/kernel/http';

/** Title of a failed reset that has no code of its own. */
const RESET_FAILURE_TITLE = 'Восстановление пароля';
const RESET_FAILURE_MESSAGE = 'Не удалось восстановить пароль. Попробуйте ещё раз';

/** Of these the cabinet says its own text, whatever the server's is. */
const OWN_TEXTS: readonly ErrorCode[] = ['AUTH.005', 'AUTH.006'];

/** Title and text of a failed reset request or confirmation (product §8.3). */
export function resetFailureText(error: unknown): FailureText {
  if (!(error instanceof ApiError)) return { title: RESET_FAILURE_TITLE, message: RESET_FAILURE_MESSAGE };
  const code = error.code ?? undefined;
  const hasOwnText = isErrorCode(code) && OWN_TEXTS.includes(code);
  return {
    title: failureTitle(code) ?? RESET_FAILURE_TITLE,
    message: hasOwnText ? ERROR_CATALOGUE[code].message : error.message,
  };
}
