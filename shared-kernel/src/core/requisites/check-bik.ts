import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/** Checks the BIK of a Russian bank: 9 digits, of which the first two are 04 (product §16.3). */
export function checkBik(text: string): RequisiteCheck {
  const bik = clean(text);
  if (!/^\d{9}$/.test(bik)) return failed('bik', 'должно быть 9 цифр');
  return bik.startsWith('04') ? passed(bik) : failed('bik', 'начинается с 04');
}
