import { formatAmount, MONEY_HOVER_DIGITS } from '../../../core/amount/format-amount.ts';

/** Props of {@link MoneyText}. */
export interface MoneyTextProps {
  /** A decimal text as the API sends it, or the number that a balance is. An em dash stands for `null`. */
  readonly value: string | number | null;
  /** Writes the plus too, and colours income. */
  readonly signed?: boolean | undefined;
}

/** Roubles in the Russian format, with two decimals, or six on hover. */
export function MoneyText({ value, signed = false }: MoneyTextProps) {
  if (value === null) return <span className="money">—</span>;
  const text = formatAmount(value, { signed });
  const isIncome = signed && text.startsWith('+');
  return (
    <span
      className={isIncome ? 'money income' : 'money'}
      title={formatAmount(value, { digits: MONEY_HOVER_DIGITS })}
    >
      {text}
    </span>
  );
}
