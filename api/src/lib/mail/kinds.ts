/**
 * What a letter is for, which decides whether it may wait. `security` and `money` are never limited, merged or delayed;
 * `asked` answers what its recipient has just asked for; `caused` comes because somebody else did something to them;
 * `invitation` does so too, with a link that no digest could carry, so it has limits of its own (§15.4); `forwarded` is
 * sent by somebody to an address that they typed, with a document and limits of its own (§14.15); `digest` tells of those
 * that were too many (product.md, §24).
 */
export type LetterClass = 'security' | 'money' | 'asked' | 'caused' | 'invitation' | 'forwarded' | 'digest';

/** Every kind of letter there is. */
export const LETTER_KIND = {
  'new-device': 'security',
  'password-reset': 'asked',
  'first-password': 'security',
  'password-changed': 'security',
  'factor-asked': 'security',
  'factor-changed': 'security',
  'factor-reset': 'security',
  'factors-reset': 'security',
  'recovery-code-used': 'security',
  'email-changed': 'security',
  'email-change-asked': 'security',
  'email-confirm': 'asked',
  'email-restored': 'security',
  'email-taken': 'caused',
  'sessions-ended': 'security',
  'account-deactivated': 'security',
  'account-activated': 'security',
  'account-deleted': 'security',
  'new-staff': 'security',
  'staff-rights': 'security',
  'low-balance': 'money',
  refund: 'money',
  invoice: 'forwarded',
  'group-invitation': 'invitation',
  'group-invitation-code': 'asked',
  'group-removed': 'caused',
  'group-transfer-offer': 'caused',
  'company-invitation': 'invitation',
  'company-invitation-code': 'asked',
  'company-removed': 'caused',
  'company-role': 'caused',
  'company-factor-asked': 'caused',
  'company-suspended': 'caused',
  'invitations-revoked': 'caused',
  'proposal-awaits': 'caused',
  'proposal-day': 'security',
  'proposal-took-effect': 'security',
  digest: 'digest',
} as const satisfies Record<string, LetterClass>;

export type LetterKind = keyof typeof LETTER_KIND;

/** A letter of this kind says who caused it. */
export type CausedKind = {
  [Kind in LetterKind]: (typeof LETTER_KIND)[Kind] extends 'caused' ? Kind : never;
}[LetterKind];

/** What the limits of a day count, and what waits for a digest beyond them. */
export const CAUSED_KINDS: readonly string[] = Object.entries(LETTER_KIND)
  .filter(([, of]) => of === 'caused')
  .map(([kind]) => kind);
