import { type Data, get, post } from '@cabinet/kernel/http';
import { useOpened } from './use-opened.ts';

export type FirstPasswordLink = Data<'GET auth/first-password/{token}'>;

/** What the link of a letter is for. */
export function useFirstPasswordLink(secret: string | null) {
  return useOpened('first-password', secret, (token) =>
    get('auth/first-password/{token}', { path: { token }, anonymous: true }),
  );
}

/** Sets the password and opens the session. */
export function setFirstPassword({
  secret,
  password,
}: {
  readonly secret: string;
  readonly password: string;
}): Promise<unknown> {
  return post('auth/first-password', { body: { token: secret, password }, anonymous: true });
}
