import { type Data, post } from '@cabinet/kernel/http';
import type { PasskeyAnswer } from '@cabinet/kernel/session';

type Options = NonNullable<Parameters<typeof post<'auth/passkeys/challenge'>>[1]>;

/** What a passkey is to sign, so that it opens a session. */
export function askPasskeyChallenge(
  options: Pick<Options, 'hasOwnLimit' | 'signal'> = {},
): Promise<Data<'POST auth/passkeys/challenge'>> {
  return post('auth/passkeys/challenge', { ...options, anonymous: true });
}

/** Opens a session by what a passkey has signed. */
export function sendPasskeyAnswer(body: PasskeyAnswer): Promise<unknown> {
  return post('auth/passkeys/sign-in', { body, anonymous: true });
}
