import { type Data, get, post } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

export type FirstPasswordLink = Data<'GET auth/first-password/{token}'>;

/** What the link of a letter is for; nothing is asked without its token. */
export function useFirstPasswordLink(token: string | null) {
  const key = token === null ? null : (['first-password', token] as const);
  return useSWR(
    key,
    ([, secret]) => get('auth/first-password/{token}', { path: { token: secret }, anonymous: true }),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
}

/** Sets the password and opens the session. */
export function setFirstPassword(body: {
  readonly token: string;
  readonly password: string;
}): Promise<unknown> {
  return post('auth/first-password', { body, anonymous: true });
}
