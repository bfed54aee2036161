import { post } from '@cabinet/kernel/http';

/** Asks for a letter with a reset code. */
export function requestPasswordReset({ email }: { readonly email: string }): Promise<unknown> {
  return post('auth/password-reset', { email }, { anonymous: true });
}

/** Sets a new password by the code of the letter. */
export function confirmPasswordReset(confirmation: {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}): Promise<unknown> {
  return post('auth/password-reset/confirm', confirmation, { anonymous: true });
}
