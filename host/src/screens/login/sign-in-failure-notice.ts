import { SIGN_IN_FAILURE, signInFailure } from '@cabinet/kernel/core/contract';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';

/** Shows why signing in failed (specification §8). */
export function notifySignInFailure(error: unknown): void {
  const { title, message } =
    error instanceof ApiError
      ? signInFailure({ code: error.code ?? undefined, message: error.message })
      : SIGN_IN_FAILURE;
  notify.error(message, { title });
}

/** Says why a guest, whose password was right, is still not inside. */
export function notifyGuest(): void {
  notify.error('Для гостевой учётной записи кабинет недоступен.', { title: SIGN_IN_FAILURE.title });
}
