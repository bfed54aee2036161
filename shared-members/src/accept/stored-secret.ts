import { forgetInTab, keepInTab, readFromTab } from '@cabinet/kernel/state';

/** A kind of invitation: each has a screen, calls and a secret of its own. */
export type InvitationKind = 'group' | 'company';

const keyOf = (kind: InvitationKind) => `cabinet.invitation.${kind}`;

/** Keeps what opens the invitation: what stood in the link, or what a right code was answered with. */
export function storeSecret(kind: InvitationKind, secret: string): void {
  keepInTab(keyOf(kind), secret);
}

export function readStoredSecret(kind: InvitationKind): string | null {
  return readFromTab(keyOf(kind));
}

export function forgetSecret(kind: InvitationKind): void {
  forgetInTab(keyOf(kind));
}
