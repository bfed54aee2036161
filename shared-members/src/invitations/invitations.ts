import { type Data, del, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** An invitation as its manager lists it. */
export type Invitation = Data<'GET group/invitations'>[number];

/** What a letter has just been sent for; its link is known now and never again. */
export type SentInvitation = Data<'POST group/invite'>;

/** Who invites: the caller's own group, or a company that they manage. */
export type Inviting = { readonly kind: 'group' } | { readonly kind: 'company'; readonly companyId: string };

/** One person to invite. */
export interface Invitee {
  readonly email: string;
  /** Decimal text; null is no limit. */
  readonly monthlyCap: string | null;
  /** Of a company alone; without it the API gives the usual one. */
  readonly roleId?: string | undefined;
}

export const invitationKeys = {
  all: 'invitations',
  list: (of: Inviting) => ['invitations', of.kind, of.kind === 'company' ? of.companyId : null] as const,
};

export function fetchInvitations(of: Inviting): Promise<readonly Invitation[]> {
  if (of.kind === 'group') return get('group/invitations');
  return get('company/{id}/invitations', { path: { id: of.companyId } });
}

/** Every invitation, the newest first. */
export function useInvitations(of: Inviting) {
  return useSWR(invitationKeys.list(of), () => fetchInvitations(of), { dedupingInterval: 2_000 });
}

/** Reads the list again, wherever it is shown. */
export function refreshInvitations(of: Inviting): void {
  void mutate(invitationKeys.list(of));
}

/** Sends one letter; the same key sends no second one. The refusal says itself when the next may be sent. */
export function invite(of: Inviting, invitee: Invitee, idempotencyKey: string): Promise<SentInvitation> {
  const { email, monthlyCap, roleId } = invitee;
  if (of.kind === 'group')
    return post('group/invite', { body: { email, monthlyCap }, idempotencyKey, hasOwnLimit: true });
  return post('company/{id}/users', {
    path: { id: of.companyId },
    body: { email, monthlyCap, roleId },
    idempotencyKey,
    hasOwnLimit: true,
  });
}

/** Sends another letter; the former link dies. */
export function resendInvitation(of: Inviting, handle: string): Promise<SentInvitation> {
  const hasOwnLimit = true;
  if (of.kind === 'group')
    return post('group/invitations/{token}/resend', { path: { token: handle }, hasOwnLimit });
  const path = { id: of.companyId, token: handle };
  return post('company/{id}/invitations/{token}/resend', { path, hasOwnLimit });
}

export function revokeInvitation(of: Inviting, handle: string): Promise<null> {
  if (of.kind === 'group') return del('group/invitations/{token}', { path: { token: handle } });
  return del('company/{id}/invitations/{token}', { path: { id: of.companyId, token: handle } });
}
