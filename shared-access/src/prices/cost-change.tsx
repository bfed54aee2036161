import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';

interface CostChangeProps {
  readonly impact: {
    readonly amountBefore: string;
    readonly amountAfter: string;
    readonly difference: string;
  };
  /** Under what the requests would have cost otherwise: «по новой цене». */
  readonly condition: string;
}

/** What requests cost, what they would have come to, and the difference, so that they add up as shown (product §5.9). */
export function CostChange({
  impact: { amountBefore, amountAfter, difference },
  condition,
}: CostChangeProps) {
  const digits = digitsThatAddUp([amountBefore, difference], amountAfter);
  return (
    <span>
      Стоили <MoneyText value={amountBefore} digits={digits} />
      <span>{`, ${condition} стоили бы `}</span>
      <MoneyText value={amountAfter} digits={digits} />:{' '}
      <Text as="strong">
        <MoneyText value={difference} digits={digits} signed />
      </Text>
      .
    </span>
  );
}
