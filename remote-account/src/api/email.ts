import { type Data, del, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** Another e-mail that the person has asked for, if it waits. */
export type EmailChange = Data<'GET users/me/email'>;

const emailKeys = { all: () => 'account/email' as const };

export function useEmailChange() {
  return useSWR(emailKeys.all(), () => get('users/me/email'));
}

/** What a call answers is what waits from now on. */
async function shown(change: Promise<EmailChange>): Promise<EmailChange> {
  const now = await change;
  await mutate(emailKeys.all(), now, { revalidate: false });
  return now;
}

/** Asks for it, and for the same address once more sends the letter again. */
export function askForEmail({ email }: { readonly email: string }): Promise<EmailChange> {
  return shown(post('users/me/email', { body: { email }, hasOwnLimit: true }));
}

export function cancelEmailChange(): Promise<EmailChange> {
  return shown(del('users/me/email'));
}
