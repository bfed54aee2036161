import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/**
 * Checks an OGRN (13 digits that begin with 1 or 5) or OGRNIP (15 digits that begin with 3) with its check digit
 * (product §16.3).
 */
export function checkOgrn(text: string): RequisiteCheck {
  const ogrn = clean(text);
  if (!/^(?:\d{13}|\d{15})$/.test(ogrn))
    return failed('ogrn', 'должно быть 13 цифр (ОГРН) или 15 цифр (ОГРНИП)');
  if (ogrn.length === 13 && !/^[15]/.test(ogrn)) return failed('ogrn', 'ОГРН начинается с 1 или 5');
  if (ogrn.length === 15 && !ogrn.startsWith('3')) return failed('ogrn', 'ОГРНИП начинается с 3');
  const divisor = ogrn.length - 2;
  const right = (Number(ogrn.slice(0, -1)) % divisor) % 10 === Number(ogrn.slice(-1));
  return right ? passed(ogrn) : failed('ogrn', 'не сходится контрольная цифра');
}
