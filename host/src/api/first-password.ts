import { type Data, get, post } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

export type FirstPasswordLink = Data<'GET auth/first-password/{token}'>;

/** What the link of a letter is for; nothing is asked without its secret. */
export function useFirstPasswordLink(secret: string | null) {
  const key = secret === null ? null : (['first-password', secret] as const);
  return useSWR(
    key,
    ([, asked]) => get('auth/first-password/{token}', { path: { token: asked }, anonymous: true }),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
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
