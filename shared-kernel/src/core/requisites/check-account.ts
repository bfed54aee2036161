import { centreDigits, keyAgrees } from './account-key.ts';
import { type BankKind, kindOfBik, treasuryAccountKind } from './bank-kind.ts';
import { checkBik } from './check-bik.ts';
import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/** What is wrong with an account, by who keeps it. */
const FAULTS: Readonly<Record<BankKind, (account: string, bik: string) => string | null>> = {
  bank(account, bik) {
    if (treasuryAccountKind(account) === 'account')
      return 'с 03 начинается только при БИК казначейства (00, 01 или 02)';
    const bankDigits = /00[012]$/.test(bik) ? centreDigits(bik) : bik.slice(-3);
    return keyAgrees(bankDigits, account) ? null : 'контрольный ключ не сходится с БИК';
  },
  // Accounts 03… have no key: no published rule gives them one.
  treasury(account) {
    if (treasuryAccountKind(account) !== 'account') return 'при БИК казначейства начинается с 03';
    return account.slice(5, 8) === '643' ? null : 'на 6–8 месте счёта казначейства стоит код валюты 643';
  },
};

/**
 * Checks a settlement account (20 digits): with its key by the BIK, one of the Treasury (03…) by its currency (product
 * §16.3). A BIK that is wrong itself is reported instead, because then the account cannot be judged.
 */
export function checkAccount(text: string, bikText: string): RequisiteCheck {
  const account = clean(text);
  if (!/^\d{20}$/.test(account)) return failed('account', 'должно быть 20 цифр');
  const bik = checkBik(bikText);
  if (!bik.ok) return bik;
  const fault = FAULTS[kindOfBik(bik.value) ?? 'bank'](account, bik.value);
  return fault === null ? passed(account) : failed('account', fault);
}
