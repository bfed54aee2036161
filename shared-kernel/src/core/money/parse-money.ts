import { decimalOf, MONEY_PRECISION, MONEY_WIRE_DIGITS, type Money, moneyOf } from './money.ts';

/** Why a text is not a sum. */
export type ParseMoneyReason = 'empty' | 'malformed' | 'too-many-decimals' | 'too-large';

/** A sum, or why the text is none together with the Russian message for the field. */
export type ParseMoneyResult =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly reason: ParseMoneyReason; readonly message: string };

const SIGN = /^([+\-−])?\s*/;
const UNIT = /\s*(?:₽|руб\.?|р\.?)$/i;
const GAP_BETWEEN_DIGITS = /(?<=\d)\s+(?=\d)/g;
const AMOUNT = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/;
/** Longer texts are refused before any pattern is tried. */
const MAX_TEXT_LENGTH = 64;

/**
 * Reads what a person typed or pasted: comma or point, spaces of every kind between digits, sign, ₽ or «руб.».
 * Exponents, NaN, Infinity, two separators and every other text are refused (product §5.9, §9.4).
 */
export function parseMoney(text: string, options: { readonly decimals?: number } = {}): ParseMoneyResult {
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty', 'Введите сумму');
  const sign = SIGN.exec(trimmed);
  const unsigned = trimmed
    .slice(sign?.[0].length ?? 0)
    .replace(UNIT, '')
    .replace(GAP_BETWEEN_DIGITS, '');
  const parts = trimmed.length > MAX_TEXT_LENGTH ? null : AMOUNT.exec(unsigned);
  if (!parts) return refused('malformed', 'Некорректная сумма');
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = (parts[2] ?? '').replace(/0+$/, '');
  const decimals = options.decimals ?? MONEY_WIRE_DIGITS;
  if (fraction.length > decimals)
    return refused('too-many-decimals', `Не больше ${decimals} знаков после запятой`);
  if (whole.length + fraction.length > MONEY_PRECISION) return refused('too-large', 'Слишком большая сумма');
  const minus = sign?.[1] === '-' || sign?.[1] === '−' ? '-' : '';
  return { ok: true, money: moneyOf(decimalOf(`${minus}${whole}.${fraction || '0'}`)) };
}

function refused(reason: ParseMoneyReason, message: string): ParseMoneyResult {
  return { ok: false, reason, message };
}
