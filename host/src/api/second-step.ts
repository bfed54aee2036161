import { type Body, post } from '@cabinet/kernel/http';

/** Finishes a sign-in by the code of an app. */
export function sendTotp(body: Body<'POST auth/sign-in/totp'>): Promise<unknown> {
  return post('auth/sign-in/totp', { body, anonymous: true });
}

/** Finishes a sign-in by a recovery code. */
export function sendRecoveryCode(body: Body<'POST auth/sign-in/recovery-code'>): Promise<unknown> {
  return post('auth/sign-in/recovery-code', { body, anonymous: true });
}
