/** Decimals that a sum has on the wire (product §10.4). */
export const AMOUNT_WIRE_DIGITS = 10;

/** Significant digits of a sum (product §9.4). */
export const AMOUNT_PRECISION = 20;

const WIRE_DIGITS_MIN = 2;

/** Why a text is not a sum. */
export type ParseAmountReason = 'empty' | 'malformed' | 'too-many-decimals' | 'too-large';

/** Why a text is not a sum, together with the Russian message for the field. */
export interface AmountRefusal {
  readonly ok: false;
  readonly reason: ParseAmountReason;
  readonly message: string;
}

/** A sum as it travels, with at least two decimals, or the reason why the text is no sum. */
export type ParseAmountResult = { readonly ok: true; readonly amount: string } | AmountRefusal;

const SIGN = /^([+\-−])?\s*/;
const UNIT = /\s*(?:₽|руб\.?|р\.?)$/i;
const GAP_BETWEEN_DIGITS = /(?<=\d)\s+(?=\d)/g;
const AMOUNT = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/;
/** Longer texts are refused before any pattern is tried. */
const MAX_TEXT_LENGTH = 64;

/**
 * Reads what a person typed or pasted: a comma or point, spaces of every kind between digits, a sign, ₽ or «руб.».
 * Exponents, NaN, Infinity, two separators and every other text are refused (product §5.9, §9.4). It needs no decimal
 * arithmetic.
 */
export function parseAmount(text: string, options: { readonly decimals?: number } = {}): ParseAmountResult {
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
  const decimals = options.decimals ?? AMOUNT_WIRE_DIGITS;
  if (fraction.length > decimals)
    return refused('too-many-decimals', `Не больше ${decimals} знаков после запятой`);
  if (whole.length + fraction.length > AMOUNT_PRECISION) return refused('too-large', 'Слишком большая сумма');
  const isZero = whole === '0' && fraction === '';
  const minus = !isZero && (sign?.[1] === '-' || sign?.[1] === '−') ? '-' : '';
  return { ok: true, amount: `${minus}${whole}.${fraction.padEnd(WIRE_DIGITS_MIN, '0')}` };
}

function refused(reason: ParseAmountReason, message: string): AmountRefusal {
  return { ok: false, reason, message };
}
