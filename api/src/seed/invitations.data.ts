/** An invitation of the demonstration. Its times are counted back from the moment when it is put in place. */
export interface SeedInvitation {
  /** The name of the address at the demonstration's domain. */
  readonly name: string;
  readonly status: 'pending' | 'declined' | 'revoked';
  readonly sentHoursAgo: number;
  readonly cap?: string;
  /** One of the company's own roles; «Сотрудник» without it. */
  readonly role?: string;
  readonly resends?: number;
  /** The letter lies in the mail box, so that its link can be tried. */
  readonly hasLetter?: true;
}

export const GROUP_INVITATIONS: readonly SeedInvitation[] = [
  // These have expired. The oldest letter comes first, as it was written.
  { name: 'late', status: 'pending', sentHoursAgo: 9 * 24, hasLetter: true },
  // This person has an account and no group.
  { name: 'user', status: 'pending', sentHoursAgo: 3, hasLetter: true },
  { name: 'nina.novikova', status: 'pending', sentHoursAgo: 1, cap: '1500', hasLetter: true },
  { name: 'boris', status: 'pending', sentHoursAgo: 6 * 24 + 2, cap: '500', resends: 2 },
  { name: 'busy', status: 'declined', sentHoursAgo: 12 * 24 },
  { name: 'wrong.address', status: 'revoked', sentHoursAgo: 20 * 24 },
];

export const COMPANY_INVITATIONS: readonly SeedInvitation[] = [
  {
    name: 'vera.schetova',
    status: 'pending',
    sentHoursAgo: 2,
    role: 'Бухгалтер',
    cap: '5000',
    hasLetter: true,
  },
  { name: 'gleb.novichkov', status: 'pending', sentHoursAgo: 4 * 24, cap: '3000', resends: 1 },
  { name: 'ex.candidate', status: 'pending', sentHoursAgo: 8 * 24 },
  { name: 'other.offer', status: 'declined', sentHoursAgo: 15 * 24 },
  { name: 'typo', status: 'revoked', sentHoursAgo: 30 * 24, role: 'Руководитель' },
];
