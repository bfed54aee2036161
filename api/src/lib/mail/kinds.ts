/**
 * What a letter is for, which decides whether it may wait. `security` and `money` are never limited, merged or delayed;
 * `asked` answers what its recipient has just asked for; `caused` comes because somebody else did something to them
 * (product.md, §24).
 */
type LetterClass = 'security' | 'money' | 'asked' | 'caused';

/** Every kind of letter there is. */
export const LETTER_KIND = {
  'new-device': 'security',
  'password-reset': 'asked',
  'first-password': 'security',
  'password-changed': 'security',
  'email-changed': 'security',
  'sessions-ended': 'security',
  'account-deactivated': 'security',
  'account-activated': 'security',
  'account-deleted': 'security',
  'new-staff': 'security',
  'staff-rights': 'security',
  'low-balance': 'money',
  refund: 'money',
  'group-invitation': 'caused',
  'group-invitation-code': 'asked',
  'group-removed': 'caused',
  'group-transfer-offer': 'caused',
  'company-invitation': 'caused',
  'company-invitation-code': 'asked',
  'company-removed': 'caused',
  'company-role': 'caused',
  'company-suspended': 'caused',
  'invitations-revoked': 'caused',
  'proposal-day': 'security',
  'proposal-took-effect': 'security',
} as const satisfies Record<string, LetterClass>;

export type LetterKind = keyof typeof LETTER_KIND;
