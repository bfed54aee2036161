import { type Body, post } from '@cabinet/kernel/http';

/** Asks for a letter with a reset code. */
export function requestPasswordReset(body: Body<'POST auth/password-reset'>): Promise<unknown> {
  return post('auth/password-reset', { body, anonymous: true });
}

/** Sets a new password by the code of the letter. */
export function confirmPasswordReset(body: Body<'POST auth/password-reset/confirm'>): Promise<unknown> {
  return post('auth/password-reset/confirm', { body, anonymous: true });
}
