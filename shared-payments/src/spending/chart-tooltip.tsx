import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { Box, Flex, Text } from '@cabinet/kernel/ui';
import { formatDay } from './calendar-day.ts';
import type { Series } from './chart-series.ts';
import type { SpendingDay } from './spending-by-day.ts';

/** A square in a colour of the chart. */
export function Swatch({ color }: { readonly color: string }) {
  return <Box boxSize="2.5" borderRadius="3px" flexShrink="0" style={{ background: color }} />;
}

interface ChartTooltipProps {
  readonly day: SpendingDay;
  readonly index: number;
  readonly series: readonly Series[];
  /** Place of the bar's middle from the left, 0 to 1. */
  readonly place: number;
  /** Height of the bar, a length of CSS. */
  readonly height: string;
}

/** What a day holds, above its bar and within the chart. */
export function ChartTooltip({ day, index, series, place, height }: ChartTooltipProps) {
  const parts = series.filter(({ amounts }) => signOfAmount(amounts[index] ?? '0') > 0);
  return (
    <Box
      position="absolute"
      zIndex="dropdown"
      pointerEvents="none"
      layerStyle="card"
      borderRadius="l2"
      boxShadow="md"
      px="3"
      py="2"
      textStyle="xs"
      whiteSpace="nowrap"
      style={{
        left: `${place * 100}%`,
        translate: `${-place * 100}%`,
        bottom: `min(calc(${height} + 0.5rem), calc(100% - 4.5rem))`,
      }}
      aria-hidden
    >
      <Flex justify="space-between" gap="4" fontWeight="semibold">
        <Text>{formatDay(day.day, 'long')}</Text>
        <Text textStyle="money">{formatAmount(day.amount)}</Text>
      </Flex>
      {parts.map(({ name, color, amounts }) => (
        <Flex key={name} align="center" gap="2" mt="1">
          <Swatch color={color} />
          <Text flex="1" color="fg.muted">
            {name}
          </Text>
          <Text textStyle="money">{formatAmount(amounts[index] ?? '0')}</Text>
        </Flex>
      ))}
    </Box>
  );
}
