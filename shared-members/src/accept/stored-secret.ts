/** A kind of invitation: each has a screen, calls and a secret of its own. */
export type InvitationKind = 'group' | 'company';

const keyOf = (kind: InvitationKind) => `cabinet.invitation.${kind}`;

/** Where the browser keeps nothing, the secret lives as long as the page. */
const kept = new Map<InvitationKind, string>();

/** Keeps what stood in the link, in this tab only, so that a sign-in on the way loses nothing. */
export function storeSecret(kind: InvitationKind, secret: string): void {
  try {
    sessionStorage.setItem(keyOf(kind), secret);
  } catch {
    kept.set(kind, secret);
  }
}

export function readStoredSecret(kind: InvitationKind): string | null {
  try {
    return sessionStorage.getItem(keyOf(kind)) ?? kept.get(kind) ?? null;
  } catch {
    return kept.get(kind) ?? null;
  }
}

export function forgetSecret(kind: InvitationKind): void {
  kept.delete(kind);
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // There was none.
  }
}
