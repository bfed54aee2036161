import { type FailureText, SIGN_IN_FAILURE } from '@cabinet/kernel/core/contract';
import { ApiError } from '@cabinet/kernel/http';
import { isPasskeyCancelled, type PasskeyAnswer, signWithPasskey } from '@cabinet/kernel/session';
import { askPasskeyChallenge, sendPasskeyAnswer } from '../../api/passkeys.ts';
import { signInFailureText } from './sign-in-failure-text.ts';

/** Why a passkey did not sign in. Another way stands beside it wherever one may sign in with it. */
function failureText(error: unknown): FailureText {
  if (error instanceof ApiError && error.code !== 'AUTH.006') return signInFailureText(error);
  const reason =
    error instanceof ApiError
      ? 'Ключ доступа не подошёл, возможно, он больше не действует.'
      : 'Браузер не смог использовать ключ доступа.';
  return { ...SIGN_IN_FAILURE, message: `${reason} Войдите другим способом.` };
}

/**
 * Signs in by a passkey, which the browser asks for unless it has signed already.
 *
 * @param enter Takes a call for the one that opens the session.
 * @returns why it has failed; `null` where no passkey was chosen, `undefined` where the person is inside.
 */
export async function signInByPasskey(
  enter: (call: () => Promise<unknown>) => Promise<void>,
  given?: PasskeyAnswer,
): Promise<FailureText | null | undefined> {
  try {
    const answer = given ?? (await signWithPasskey(await askPasskeyChallenge()));
    await enter(() => sendPasskeyAnswer(answer));
  } catch (error) {
    return isPasskeyCancelled(error) ? null : failureText(error);
  }
}
