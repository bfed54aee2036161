import { centreDigits, keyAgrees } from './account-key.ts';
import { checkBik } from './check-bik.ts';
import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/**
 * Checks a settlement account (20 digits) with its key by the BIK (product §16.3). A BIK that is wrong itself is
 * reported instead, because then the account cannot be judged.
 */
export function checkAccount(text: string, bikText: string): RequisiteCheck {
  const account = clean(text);
  if (!/^\d{20}$/.test(account)) return failed('account', 'должно быть 20 цифр');
  const bik = checkBik(bikText);
  if (!bik.ok) return bik;
  const bankDigits = /00[012]$/.test(bik.value) ? centreDigits(bik.value) : bik.value.slice(-3);
  return keyAgrees(bankDigits, account)
    ? passed(account)
    : failed('account', 'контрольный ключ не сходится с БИК');
}
