/** Who keeps an account: a bank, or the Treasury for institutions that live on a budget. */
export type BankKind = 'bank' | 'treasury';

const BIK_PREFIXES: Readonly<Record<BankKind, RegExp>> = { bank: /^04/, treasury: /^0[012]/ };

/** Whose BIK it is, by its first two digits; null where nobody has such. */
export function kindOfBik(bik: string): BankKind | null {
  if (BIK_PREFIXES.bank.test(bik)) return 'bank';
  return BIK_PREFIXES.treasury.test(bik) ? 'treasury' : null;
}

/** Whether only the Treasury keeps accounts that begin so: 40102… of its own, 03… of institutions. */
export function treasuryAccountKind(account: string): 'account' | 'corr_account' | null {
  if (account.startsWith('03')) return 'account';
  return account.startsWith('40102') ? 'corr_account' : null;
}
