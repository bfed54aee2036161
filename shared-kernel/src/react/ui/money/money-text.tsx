import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoney, formatMoneyHover, formatMoneySigned } from '../../../core/money/format-money.ts';
import { fromWire } from '../../../core/money/wire.ts';

const Figures = /* @__PURE__ */ chakra('span', { base: { textStyle: 'money' } });

/** Props of {@link MoneyText}. */
export interface MoneyTextProps {
  /** A decimal text as the API sends it, or the number that a balance is; an em dash stands for `null`. */
  readonly value: string | number | null;
  /** Writes the plus, too, and colours what comes in. */
  readonly signed?: boolean | undefined;
}

/** Roubles in the Russian format, two decimals, six on hover. */
export function MoneyText({ value, signed = false }: MoneyTextProps) {
  if (value === null) return <Figures>—</Figures>;
  const money = fromWire(value);
  const text = signed ? formatMoneySigned(money) : formatMoney(money);
  const color = signed && text.startsWith('+') ? 'fg.success' : 'inherit';
  return (
    <Figures title={formatMoneyHover(money)} color={color}>
      {text}
    </Figures>
  );
}
