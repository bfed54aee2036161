import { kindOfBik } from './bank-kind.ts';
import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/** Checks a BIK: 9 digits that begin with 04, or with 00, 01 or 02 where the Treasury keeps the account (product §16.3). */
export function checkBik(text: string): RequisiteCheck {
  const bik = clean(text);
  if (!/^\d{9}$/.test(bik)) return failed('bik', 'должно быть 9 цифр');
  return kindOfBik(bik) === null
    ? failed('bik', 'начинается с 04, у казначейства — с 00, 01 или 02')
    : passed(bik);
}
