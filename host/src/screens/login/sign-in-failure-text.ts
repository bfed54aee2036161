import { type FailureText, SIGN_IN_FAILURE, signInFailure } from '@cabinet/kernel/core/contract';
import { ApiError } from '@cabinet/kernel/http';

/** Why signing in failed (product §8.2). What never reached the server says so behind the default text. */
export function signInFailureText(error: unknown): FailureText {
  if (!(error instanceof ApiError)) return SIGN_IN_FAILURE;
  const { code, status, message } = error;
  if (code !== null) return signInFailure({ code, message });
  if (status !== 0) return SIGN_IN_FAILURE;
  return { ...SIGN_IN_FAILURE, message: `${SIGN_IN_FAILURE.message}. ${message}` };
}

/** Why a guest, whose password was right, is still not inside. */
export const GUEST_REFUSED: FailureText = {
  title: SIGN_IN_FAILURE.title,
  message: 'Для гостевой учётной записи кабинет недоступен.',
};
