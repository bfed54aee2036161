import { clean, failed, passed, type RequisiteCheck, weightedSum } from './requisite-check.ts';

const WEIGHTS_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const WEIGHTS_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const WEIGHTS_12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Checks the INN of an organisation (10 digits) or a person (12 digits) with its check digits (product §16.3). */
export function checkInn(text: string): RequisiteCheck {
  const inn = clean(text);
  if (!/^(?:\d{10}|\d{12})$/.test(inn)) return failed('inn', 'должно быть 10 или 12 цифр');
  if (/^0+$/.test(inn)) return failed('inn', 'не может состоять из нулей');
  const rows = inn.length === 10 ? [WEIGHTS_10] : [WEIGHTS_11, WEIGHTS_12];
  const right = rows.every(
    (weights) => (weightedSum(inn, weights) % 11) % 10 === Number(inn[weights.length]),
  );
  return right ? passed(inn) : failed('inn', 'не сходится контрольная цифра');
}
