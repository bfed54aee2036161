import { type Data, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import type { InvitationKind } from './stored-secret.ts';

/** What the holder of a link reads. */
export type OpenedInvitation = Data<'GET group/invitations/{token}'>;

/** Who is at the page, as far as the invitation goes; `null`: nobody is signed in. */
export type Viewer = NonNullable<OpenedInvitation['viewer']>;

export type Accepted = Data<'POST group/invitations/accept'>;

/** What the page opens an invitation by: what stood in a link, or the handle of one to the person's own e-mail. */
export type Opener = { readonly secret: string } | { readonly ownId: string };

/** An answer to an invitation: name and password where it makes the account. */
export interface Acceptance {
  readonly kind: InvitationKind;
  readonly opener: Opener;
  readonly account?: { readonly displayName: string; readonly password: string } | undefined;
}

const openedKeys = {
  all: 'opened-invitation',
  detail: (kind: InvitationKind, opener: Opener, userId: string | null) =>
    ['opened-invitation', kind, opener, userId] as const,
};

function fetchOpened(kind: InvitationKind, opener: Opener): Promise<OpenedInvitation> {
  if ('ownId' in opener) {
    const path = { token: opener.ownId };
    return kind === 'group'
      ? get('group/invitations/mine/{token}', { path })
      : get('company/invitations/mine/{token}', { path });
  }
  const path = { token: opener.secret };
  if (kind === 'group') return get('group/invitations/{token}', { path });
  return get('company/invitations/{token}', { path });
}

/** What is opened, as the person at this browser may see it; nothing is asked without an opener. */
export function useOpenedInvitation(kind: InvitationKind, opener: Opener | null, userId: string | null) {
  const key = opener === null ? null : openedKeys.detail(kind, opener, userId);
  return useSWR(key, ([, , asked]) => fetchOpened(kind, asked), {
    dedupingInterval: 1_000,
    revalidateOnFocus: false,
  });
}

export function acceptInvitation({ kind, opener, account }: Acceptance): Promise<Accepted> {
  if ('ownId' in opener) {
    const path = { token: opener.ownId };
    return kind === 'group'
      ? post('group/invitations/mine/{token}/accept', { path })
      : post('company/invitations/mine/{token}/accept', { path });
  }
  // Without a session a refusal says nothing about one.
  const options = { body: { token: opener.secret, ...account }, anonymous: account !== undefined };
  return kind === 'group'
    ? post('group/invitations/accept', options)
    : post('company/invitations/accept', options);
}

export function declineInvitation({ kind, opener }: Omit<Acceptance, 'account'>): Promise<null> {
  if ('ownId' in opener) {
    const path = { token: opener.ownId };
    return kind === 'group'
      ? post('group/invitations/mine/{token}/decline', { path })
      : post('company/invitations/mine/{token}/decline', { path });
  }
  const options = { body: { token: opener.secret } };
  return kind === 'group'
    ? post('group/invitations/decline', options)
    : post('company/invitations/decline', options);
}

/** Sends a code to the address of the invitation. */
export function sendCode(kind: InvitationKind, secret: string): Promise<Data<'POST group/invitations/code'>> {
  const options = { body: { token: secret }, hasOwnLimit: true };
  return kind === 'group'
    ? post('group/invitations/code', options)
    : post('company/invitations/code', options);
}

/** Answers for a right code with a secret that proves the address, in place of the one that only opens. */
export async function confirmCode(kind: InvitationKind, secret: string, code: string): Promise<string> {
  const options = { body: { token: secret, code } };
  const { token } = await (kind === 'group'
    ? post('group/invitations/confirm', options)
    : post('company/invitations/confirm', options));
  return token;
}

/** Another membership changes who pays and what a person sees: all but this screen is read again. */
export function refreshEverythingElse(): void {
  void mutate((key) => !(Array.isArray(key) && key[0] === openedKeys.all));
}
