import { groupThousands } from './format-amount.ts';

/** Decimals that a sum has on the wire (product §10.4). */
export const AMOUNT_WIRE_DIGITS = 10;

/** Significant digits of a sum (product §9.4). */
export const AMOUNT_PRECISION = 20;

const WIRE_DIGITS_MIN = 2;
const GROUP_DIGITS = 3;

/** Why a text is not a sum. */
export type ParseAmountReason = 'empty' | 'malformed' | 'ambiguous' | 'too-many-decimals' | 'too-large';

/** Why a text is not a sum, together with the Russian message for the field. */
export interface AmountRefusal {
  readonly ok: false;
  readonly reason: ParseAmountReason;
  readonly message: string;
}

/** A sum as it travels, with at least two decimals, or the reason why the text is no sum. */
export type ParseAmountResult = { readonly ok: true; readonly amount: string } | AmountRefusal;

/** What a field takes. */
export interface ParseAmountOptions {
  /** Decimals at most, ten unless told otherwise. */
  readonly decimals?: number | undefined;
  /** It is a price of something small: three decimals are taken where they cannot be meant as thousands. */
  readonly isPrice?: boolean | undefined;
}

const SIGN = /^([+\-−])?\s*/;
const UNIT = /\s*(?:₽|руб\.?|р\.?|RUB)$/i;
/** Spaces of every kind, and the apostrophe with which some programs group thousands. */
const GAP_BETWEEN_DIGITS = /(?<=\d)(?:\s+(?=\d)|['’](?=\d{3}(?!\d)))/g;
const AMOUNT = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/;
/** '1,234.50' and '10.000.000': the thousands are grouped by what may also be the sign of the decimals. */
const GROUPED_BY_SIGNS = /^\d{1,3}(?:[.,]\d{3})+[.,]\d+$/;
/** Longer texts are refused before any pattern is tried. */
const MAX_TEXT_LENGTH = 64;

const KOPECKS_MESSAGE = 'Копеек две цифры: 10,00. Десять тысяч — 10 000';
const SIGNS_MESSAGE = 'Тысячи отделяйте пробелом, копейки запятой: 1 234,50';

/**
 * Reads what a person typed or pasted: a comma or point, spaces of every kind between digits, a sign, ₽ or «руб.».
 * Exponents, NaN, Infinity, two separators and every other text are refused, and so are three decimals, as '10,000'
 * is ten thousand to one person and ten to another (product §5.9, §9.4). It needs no decimal arithmetic.
 */
export function parseAmount(text: string, options: ParseAmountOptions = {}): ParseAmountResult {
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty', 'Введите сумму');
  const sign = SIGN.exec(trimmed);
  const unsigned = trimmed
    .slice(sign?.[0].length ?? 0)
    .replace(UNIT, '')
    .replace(GAP_BETWEEN_DIGITS, '');
  const parts = trimmed.length > MAX_TEXT_LENGTH ? null : AMOUNT.exec(unsigned);
  if (!parts) return refused('malformed', malformedMessage(unsigned));
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const typedFraction = parts[2] ?? '';
  const fraction = typedFraction.replace(/0+$/, '');
  const refusal = refuseGroup(whole, typedFraction, options) ?? refuseDecimals(fraction, options);
  if (refusal !== null) return refusal;
  if (whole.length + fraction.length > AMOUNT_PRECISION) return refused('too-large', 'Слишком большая сумма');
  const isZero = whole === '0' && fraction === '';
  const minus = !isZero && (sign?.[1] === '-' || sign?.[1] === '−') ? '-' : '';
  return { ok: true, amount: `${minus}${whole}.${fraction.padEnd(WIRE_DIGITS_MIN, '0')}` };
}

/** Three digits behind a comma or point may be meant as thousands. */
function refuseGroup(
  whole: string,
  typed: string,
  { isPrice = false }: ParseAmountOptions,
): AmountRefusal | null {
  if (typed.length !== GROUP_DIGITS) return null;
  if (!isPrice) return refused('ambiguous', KOPECKS_MESSAGE);
  // No thousand begins with a zero, and the digits before a group are three at most.
  if (whole === '0' || whole.length > GROUP_DIGITS) return null;
  const thousands = groupThousands(whole + typed);
  return refused('ambiguous', `Непонятно, где тысячи: напишите ${whole},${typed}0 или ${thousands}`);
}

function refuseDecimals(fraction: string, { decimals = AMOUNT_WIRE_DIGITS }: ParseAmountOptions) {
  if (fraction.length <= decimals) return null;
  const isOfKopecks = decimals === WIRE_DIGITS_MIN;
  return refused(
    'too-many-decimals',
    isOfKopecks ? KOPECKS_MESSAGE : `Не больше ${decimals} знаков после запятой`,
  );
}

function malformedMessage(unsigned: string): string {
  return GROUPED_BY_SIGNS.test(unsigned) ? SIGNS_MESSAGE : 'Некорректная сумма';
}

function refused(reason: ParseAmountReason, message: string): AmountRefusal {
  return { ok: false, reason, message };
}
