import { exactDigits, formatAmount } from './format-amount.ts';
import { type ParseAmountOptions, parseAmount } from './parse-amount.ts';

/** Three decimals would be refused where they can be taken for thousands. */
const UNCLEAR_DIGITS = 3;

/** A sum as a field holds it, and as {@link parseAmount} reads it: '1 000 000', '1 000,50', '12,3450'. */
export function fieldAmount(amount: string): string {
  const digits = exactDigits(amount);
  const shown = formatAmount(amount, {
    unit: false,
    digits: digits === UNCLEAR_DIGITS ? digits + 1 : digits,
  });
  return shown.replace(/,00$/, '');
}

/** What is typed with its thousands apart, or as it is where it is no sum that the field takes. */
export function tidiedAmount(text: string, options: ParseAmountOptions = {}): string {
  const parsed = parseAmount(text, options);
  return parsed.ok ? fieldAmount(parsed.amount) : text;
}
