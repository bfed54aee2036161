import { type Data, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import type { InvitationKind } from './stored-token.ts';

/** What the holder of a link reads. */
export type OpenedInvitation = Data<'GET group/invitations/{token}'>;

/** Who is at the page, as far as the invitation goes; `null`: nobody is signed in. */
export type Viewer = NonNullable<OpenedInvitation['viewer']>;

export type Accepted = Data<'POST group/invitations/accept'>;

/** An answer to an invitation: name and password where it makes the account. */
export interface Acceptance {
  readonly kind: InvitationKind;
  readonly token: string;
  readonly account?: { readonly displayName: string; readonly password: string } | undefined;
}

const openedKeys = {
  all: 'opened-invitation',
  detail: (kind: InvitationKind, token: string, userId: string | null) =>
    ['opened-invitation', kind, token, userId] as const,
};

function fetchOpened(kind: InvitationKind, token: string): Promise<OpenedInvitation> {
  const path = { token };
  if (kind === 'group') return get('group/invitations/{token}', { path });
  return get('company/invitations/{token}', { path });
}

/** What the link is for, as the person at this browser may see it; nothing is asked without a token. */
export function useOpenedInvitation(kind: InvitationKind, token: string | null, userId: string | null) {
  const key = token === null ? null : openedKeys.detail(kind, token, userId);
  return useSWR(key, ([, , secret]) => fetchOpened(kind, secret), {
    dedupingInterval: 1_000,
    revalidateOnFocus: false,
  });
}

export function acceptInvitation({ kind, token, account }: Acceptance): Promise<Accepted> {
  // Without a session a refusal says nothing about one.
  const options = { body: { token, ...account }, anonymous: account !== undefined };
  return kind === 'group'
    ? post('group/invitations/accept', options)
    : post('company/invitations/accept', options);
}

export function declineInvitation({ kind, token }: Omit<Acceptance, 'account'>): Promise<null> {
  const options = { body: { token } };
  return kind === 'group'
    ? post('group/invitations/decline', options)
    : post('company/invitations/decline', options);
}

/** Another membership changes who pays and what a person sees: all but this screen is read again. */
export function refreshEverythingElse(): void {
  void mutate((key) => !(Array.isArray(key) && key[0] === openedKeys.all));
}
