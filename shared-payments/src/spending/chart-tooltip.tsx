import { signOfAmount } from '@cabinet/kernel/core/amount';
import { Flex, Link, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { BarTooltip, Swatch } from './bar-tooltip.tsx';
import { formatDay } from './calendar-day.ts';
import type { Series } from './chart-series.ts';
import type { SpendingDay } from './spending-by-day.ts';

interface ChartTooltipProps {
  readonly day: SpendingDay;
  readonly index: number;
  readonly series: readonly Series[];
  /** Place of the bar's middle from the left, 0 to 1. */
  readonly place: number;
  /** Height of the bar, a length of CSS. */
  readonly height: string;
  /** Address of the day's transactions, for a finger. */
  readonly href?: string | undefined;
}

/** What a day holds, above its bar and within the chart. */
export function ChartTooltip({ day, index, series, place, height, href }: ChartTooltipProps) {
  const parts = series.filter(({ amounts }) => signOfAmount(amounts[index] ?? '0') > 0);
  return (
    <BarTooltip
      place={place}
      at={{ bottom: `min(calc(${height} + 0.5rem), calc(100% - 4.5rem))` }}
      isPressable={href !== undefined}
    >
      <Flex justify="space-between" gap="4" fontWeight="semibold">
        <Text>{formatDay(day.day, 'long')}</Text>
        <Text textStyle="money">
          <MoneyText value={day.amount} />
        </Text>
      </Flex>
      {parts.map(({ name, color, amounts }) => (
        <Flex key={name} align="center" gap="2" mt="1">
          <Swatch color={color} />
          <Text flex="1" color="fg.muted">
            {name}
          </Text>
          <Text textStyle="money">
            <MoneyText value={amounts[index] ?? '0'} />
          </Text>
        </Flex>
      ))}
      {href !== undefined && (
        <Link to={href} display="block" mt="1" py="1" textStyle="sm">
          Транзакции этого дня
        </Link>
      )}
    </BarTooltip>
  );
}
