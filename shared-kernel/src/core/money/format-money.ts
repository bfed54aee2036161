import { type FormatMoneyOptions, formatAmount, MONEY_HOVER_DIGITS } from '../amount/format-amount.ts';
import type { Money } from './money.ts';

/** A sum in the Russian format; see {@link formatAmount}. */
export function formatMoney(money: Money, options: FormatMoneyOptions = {}): string {
  return formatAmount(money.amount, options);
}

/** The balance badge on hover, with 6 decimals (product §5.9, §9.4). */
export function formatMoneyHover(money: Money): string {
  return formatMoney(money, { digits: MONEY_HOVER_DIGITS });
}

/** A movement of money: '+500,00 ₽', '−20,00 ₽', '0,00 ₽'. */
export function formatMoneySigned(money: Money): string {
  return formatMoney(money, { signed: true });
}
