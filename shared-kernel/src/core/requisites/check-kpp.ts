import { clean, failed, passed, type RequisiteCheck } from './requisite-check.ts';

/** Checks a KPP: 4 digits of the tax office, 2 digits or Latin capitals of the reason, 3 digits of the number. */
export function checkKpp(text: string): RequisiteCheck {
  const kpp = clean(text);
  if (/^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp)) return passed(kpp);
  return failed(
    'kpp',
    'должно быть 9 знаков: цифры, на пятом и шестом месте также латинские заглавные буквы',
  );
}
