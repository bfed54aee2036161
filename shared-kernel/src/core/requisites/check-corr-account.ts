import { centreDigits, keyAgrees } from './account-key.ts';
import { checkBik } from './check-bik.ts';
import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/**
 * Checks a correspondent account (20 digits that begin with 301 and end with the last three digits of the BIK) with its
 * key by the BIK (product §16.3). A BIK that is wrong itself is reported instead.
 */
export function checkCorrAccount(text: string, bikText: string): RequisiteCheck {
  const account = clean(text);
  if (!/^\d{20}$/.test(account)) return failed('corr_account', 'должно быть 20 цифр');
  if (!account.startsWith('301')) return failed('corr_account', 'начинается с 301');
  const bik = checkBik(bikText);
  if (!bik.ok) return bik;
  if (account.slice(-3) !== bik.value.slice(-3)) {
    return failed('corr_account', 'последние три цифры не совпадают с БИК');
  }
  return keyAgrees(centreDigits(bik.value), account)
    ? passed(account)
    : failed('corr_account', 'контрольный ключ не сходится с БИК');
}
