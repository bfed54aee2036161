import { Box, Flex, Text } from '@cabinet/kernel/ui';
import type { PromoSeries } from '../../../api/promo.ts';
import { formatCount, STATUS_LABEL, STATUSES } from '../promo-words.ts';
import { stepText } from './series-words.ts';
import { Swatch, totalOf } from './status-color.tsx';

interface SeriesTooltipProps {
  readonly point: PromoSeries['points'][number];
  readonly by: PromoSeries['by'];
  /** Place of the bar's middle from the left, 0 to 1. */
  readonly place: number;
}

/** What a step holds, within the chart. */
export function SeriesTooltip({ point, by, place }: SeriesTooltipProps) {
  return (
    <Box
      position="absolute"
      top="1"
      zIndex="dropdown"
      pointerEvents="none"
      layerStyle="card"
      borderRadius="l2"
      boxShadow="md"
      px="3"
      py="2"
      textStyle="xs"
      whiteSpace="nowrap"
      style={{ left: `${place * 100}%`, translate: `${-place * 100}%` }}
      aria-hidden
    >
      <Flex justify="space-between" gap="4" fontWeight="semibold">
        <Text>{stepText(point.at, by, 'long')}</Text>
        <Text>{formatCount(totalOf(point))}</Text>
      </Flex>
      {STATUSES.map((status) => (
        <Flex key={status} align="center" gap="2" mt="1">
          <Swatch status={status} />
          <Text flex="1" color="fg.muted">
            {STATUS_LABEL[status]}
          </Text>
          <Text>{formatCount(point[status])}</Text>
        </Flex>
      ))}
    </Box>
  );
}
