import { centreDigits, keyAgrees } from './account-key.ts';
import { type BankKind, kindOfBik, treasuryAccountKind } from './bank-kind.ts';
import { checkBik } from './check-bik.ts';
import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/** What is wrong with the beginning and the end of an account, by who keeps it. */
const FAULTS: Readonly<Record<BankKind, (account: string, bik: string) => string | null>> = {
  bank(account, bik) {
    if (treasuryAccountKind(account) === 'corr_account')
      return 'с 40102 начинается только при БИК казначейства (00, 01 или 02)';
    if (!account.startsWith('301')) return 'начинается с 301';
    return account.slice(-3) === bik.slice(-3) ? null : 'последние три цифры не совпадают с БИК';
  },
  treasury: (account) =>
    treasuryAccountKind(account) === 'corr_account' ? null : 'при БИК казначейства начинается с 40102',
};

/**
 * Checks a correspondent account (20 digits) with its key by the BIK: one that begins with 301 and ends with the last
 * three digits of the BIK, or the single account of the Treasury, 40102… (product §16.3). A BIK that is wrong itself is
 * reported instead.
 */
export function checkCorrAccount(text: string, bikText: string): RequisiteCheck {
  const account = clean(text);
  if (!/^\d{20}$/.test(account)) return failed('corr_account', 'должно быть 20 цифр');
  const bik = checkBik(bikText);
  if (!bik.ok) return bik;
  const fault = FAULTS[kindOfBik(bik.value) ?? 'bank'](account, bik.value);
  if (fault !== null) return failed('corr_account', fault);
  return keyAgrees(centreDigits(bik.value), account)
    ? passed(account)
    : failed('corr_account', 'контрольный ключ не сходится с БИК');
}
