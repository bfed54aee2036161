/** The wire names of the checked fields (product §16.3). */
export type RequisiteField = 'inn' | 'kpp' | 'ogrn' | 'bik' | 'account' | 'corr_account';

/** The outcome of one check: the cleaned value, or a Russian message that names the wrong field. */
export type RequisiteCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly field: RequisiteField; readonly message: string };

/** The name of each field in messages. */
export const REQUISITE_NAMES: Readonly<Record<RequisiteField, string>> = {
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН/ОГРНИП',
  bik: 'БИК',
  account: 'Расчётный счёт',
  corr_account: 'Корреспондентский счёт',
};

/** A value that passed. */
export function passed(value: string): RequisiteCheck {
  return { ok: true, value };
}

/** A value that did not pass, and why. */
export function failed(field: RequisiteField, why: string): RequisiteCheck {
  return { ok: false, field, message: `${REQUISITE_NAMES[field]}: ${why}` };
}

/** Requisites are pasted with spaces of every kind, also with unbreakable ones. */
export function clean(text: string): string {
  return text.replace(/\s/g, '');
}

/** The sum of the digits, each multiplied by its weight. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0);
}
