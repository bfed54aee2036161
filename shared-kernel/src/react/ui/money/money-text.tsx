import { exactDigits, formatAmount, formatExactAmount } from '../../../core/amount/format-amount.ts';

/** Props of {@link MoneyText}. */
export interface MoneyTextProps {
  /** A decimal text as the API sends it, or the number that a balance is. An em dash stands for `null`. */
  readonly value: string | number | null;
  /** Writes the plus too, and colours income. */
  readonly signed?: boolean | undefined;
  /** Decimals, where two would not fit what stands beside it; `digitsThatAddUp` knows them. */
  readonly digits?: number | undefined;
  /** Writes every decimal that there is. */
  readonly isExact?: boolean | undefined;
}

/** Roubles in the Russian format, with two decimals, or every one on hover. */
export function MoneyText({ value, signed = false, digits, isExact = false }: MoneyTextProps) {
  if (value === null) return <span className="money">—</span>;
  const shownDigits = isExact ? exactDigits(value) : digits;
  const text = formatAmount(value, { signed, ...(shownDigits !== undefined && { digits: shownDigits }) });
  const isIncome = signed && text.startsWith('+');
  return (
    <span className={isIncome ? 'money income' : 'money'} title={formatExactAmount(value, { signed })}>
      {text}
    </span>
  );
}
