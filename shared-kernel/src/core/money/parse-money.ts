import { type AmountRefusal, type ParseAmountOptions, parseAmount } from '../amount/parse-amount.ts';
import type { Money } from './money.ts';
import { fromWire } from './wire.ts';

/** A sum, or the reason why the text is no sum with the Russian message for the field. */
export type ParseMoneyResult = { readonly ok: true; readonly money: Money } | AmountRefusal;

/** Reads what a person typed or pasted as a sum; see {@link parseAmount}. */
export function parseMoney(text: string, options: ParseAmountOptions = {}): ParseMoneyResult {
  const parsed = parseAmount(text, options);
  return parsed.ok ? { ok: true, money: fromWire(parsed.amount) } : parsed;
}
