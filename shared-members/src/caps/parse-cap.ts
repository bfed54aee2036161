import { compareMoney, fromWire, isNegativeMoney, parseMoney, toWire } from '@cabinet/kernel/core/money';

/** What the API keeps before the point. */
const WHOLE_DIGITS_MAX = 12;

/** A cap as it is typed, or why it is none; nothing typed is no limit. */
export type TypedCap =
  | { readonly ok: true; readonly cap: string | null }
  | { readonly ok: false; readonly message: string };

/** Reads a cap in roubles as a person types it. */
export function parseCap(text: string): TypedCap {
  if (text.trim() === '') return { ok: true, cap: null };
  const parsed = parseMoney(text, { decimals: 2 });
  if (!parsed.ok) return { ok: false, message: parsed.message };
  if (isNegativeMoney(parsed.money)) return { ok: false, message: 'Лимит не может быть меньше нуля' };
  const cap = toWire(parsed.money);
  if (cap.indexOf('.') > WHOLE_DIGITS_MAX) return { ok: false, message: 'Слишком большая сумма' };
  return { ok: true, cap };
}

/** Whether a typed cap is less than what is spent already. */
export function isBelowSpent(text: string, spent: string | undefined): boolean {
  const typed = parseCap(text);
  if (spent === undefined || !typed.ok || typed.cap === null) return false;
  return compareMoney(fromWire(typed.cap), fromWire(spent)) < 0;
}
