import { type FailureText, failureTitle } from '@cabinet/kernel/core/contract';
import { ApiError } from '@cabinet/kernel/http';

/** Title of a failed reset that has no code of its own. */
const RESET_FAILURE_TITLE = 'Восстановление пароля';
const RESET_FAILURE_MESSAGE = 'Не удалось восстановить пароль. Попробуйте ещё раз';

const OWN_TEXTS: Readonly<Record<string, string>> = {
  'AUTH.005': 'Пользователь с таким email не найден',
  'AUTH.006': 'Неверный или истекший код восстановления',
};

/** Title and text of a failed reset request or confirmation (product §8.3). */
export function resetFailureText(error: unknown): FailureText {
  if (!(error instanceof ApiError)) return { title: RESET_FAILURE_TITLE, message: RESET_FAILURE_MESSAGE };
  const code = error.code ?? undefined;
  const ownText = code === undefined ? undefined : OWN_TEXTS[code];
  return { title: failureTitle(code) ?? RESET_FAILURE_TITLE, message: ownText ?? error.message };
}
