import { formatMoney, formatMoneyHover, fromWire } from '@cabinet/kernel/core/money';
import { Text } from '@cabinet/kernel/ui';

interface BalanceAmountProps {
  readonly balance: number;
  /** Six decimals instead of two. */
  readonly isPrecise: boolean;
}

/** A separate chunk: drawing the sidebar needs no decimal arithmetic. */
export default function BalanceAmount({ balance, isPrecise }: BalanceAmountProps) {
  const money = fromWire(balance);
  return (
    <Text as="span" textStyle="money" fontWeight="semibold">
      {isPrecise ? formatMoneyHover(money) : formatMoney(money)}
    </Text>
  );
}
