import { Flex, Link, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Swatch } from './bar-tooltip.tsx';
import type { Series } from './chart-series.ts';

interface ChartLegendProps {
  readonly series: readonly Series[];
  /** Address of what was spent on a model; without it a name leads nowhere. */
  readonly modelHref?: ((modelId: string) => string) | undefined;
}

/**
 * What each colour is, and what it came to: a list with its sums under each other on a phone, in a row elsewhere. The name
 * of a model opens its transactions.
 */
export function ChartLegend({ series, modelHref }: ChartLegendProps) {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1.5" mt="4" textStyle="sm">
      {series.map(({ id, name, color, total }) => (
        <Flex as="li" key={name} align="center" gap="2" flex={{ base: '1 0 100%', sm: 'none' }}>
          <Swatch color={color} />
          <Text color="fg.muted" minW="0" overflowWrap="anywhere">
            {id === null || modelHref === undefined ? name : <Link to={modelHref(id)}>{name}</Link>}
          </Text>
          <Text textStyle="money" flexShrink="0" marginStart={{ base: 'auto', sm: '0' }}>
            <MoneyText value={total} />
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
