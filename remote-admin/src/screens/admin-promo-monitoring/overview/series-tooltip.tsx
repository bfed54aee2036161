import { Flex, Text } from '@cabinet/kernel/ui';
import { BarTooltip, Swatch } from '@cabinet/payments/spending';
import type { PromoSeries } from '../../../api/promo.ts';
import { formatCount, STATUS_LABEL, STATUSES } from '../promo-words.ts';
import { stepText } from './series-words.ts';
import { STATUS_COLOR, totalOf } from './status-color.ts';

interface SeriesTooltipProps {
  readonly point: PromoSeries['points'][number];
  readonly by: PromoSeries['by'];
  /** Place of the bar's middle from the left, 0 to 1. */
  readonly place: number;
}

/** What a step holds, within the chart. */
export function SeriesTooltip({ point, by, place }: SeriesTooltipProps) {
  return (
    <BarTooltip place={place} at={{ top: '0.25rem' }}>
      <Flex justify="space-between" gap="4" fontWeight="semibold">
        <Text>{stepText(point.at, by, 'long')}</Text>
        <Text>{formatCount(totalOf(point))}</Text>
      </Flex>
      {STATUSES.map((status) => (
        <Flex key={status} align="center" gap="2" mt="1">
          <Swatch color={STATUS_COLOR[status]} />
          <Text flex="1" color="fg.muted">
            {STATUS_LABEL[status]}
          </Text>
          <Text>{formatCount(point[status])}</Text>
        </Flex>
      ))}
    </BarTooltip>
  );
}
