import { forgetInTab, keepInTab, readFromTab } from '@cabinet/kernel/state';
import type { InvitationKind } from './stored-secret.ts';

/** A letter with a code, as far as the page knows it. */
export interface SentCode {
  /** Masked. */
  readonly email: string;
  readonly expiresAt: string;
  /** Before it no other one is sent. */
  readonly resendAfter: string;
  /** Codes that were typed for it and refused. */
  readonly wrongTries: number;
}

const keyOf = (kind: InvitationKind) => `cabinet.invitation.${kind}.code`;

function isKept(value: unknown): value is SentCode & { readonly secret: string } {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['email', 'expiresAt', 'resendAfter', 'secret'];
  const areTexts = texts.every((name) => typeof Reflect.get(value, name) === 'string');
  return areTexts && typeof Reflect.get(value, 'wrongTries') === 'number';
}

/** Keeps what is known of the newest letter: a phone may drop the page while its owner reads the letter. */
export function storeSentCode(kind: InvitationKind, secret: string, code: SentCode): void {
  keepInTab(keyOf(kind), JSON.stringify({ ...code, secret }));
}

/** The newest letter that was sent for this very secret, or `null`. */
export function readSentCode(kind: InvitationKind, secret: string): SentCode | null {
  try {
    const kept: unknown = JSON.parse(readFromTab(keyOf(kind)) ?? 'null');
    return isKept(kept) && kept.secret === secret ? kept : null;
  } catch {
    return null;
  }
}

export function forgetSentCode(kind: InvitationKind): void {
  forgetInTab(keyOf(kind));
}
