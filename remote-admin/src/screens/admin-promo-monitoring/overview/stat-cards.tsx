import { Card, SimpleGrid, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { ReactNode } from 'react';
import type { PromoStats } from '../../../api/promo.ts';
import { formatCount } from '../promo-words.ts';
import { changeText, shareChangeText, shareText } from './stat-change.ts';

interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly change: string;
}

function statsOf(stats: PromoStats): readonly Stat[] {
  const { previous } = stats;
  const count = (label: string, now: number, before: number): Stat => ({
    label,
    value: formatCount(now),
    change: changeText(now, before),
  });
  return [
    count('Заявок', stats.total, previous.total),
    count('Выдано', stats.granted, previous.granted),
    count('Отклонено', stats.rejected, previous.rejected),
    count('Под подозрением', stats.flagged, previous.flagged),
    {
      label: 'Выдано бонусов',
      value: <MoneyText value={stats.amountGranted} />,
      change: changeText(Number(stats.amountGranted), Number(previous.amountGranted)),
    },
    count('Разных адресов', stats.uniqueIps, previous.uniqueIps),
    count('Разных устройств', stats.uniqueFingerprints, previous.uniqueFingerprints),
    {
      label: 'Пополнили счёт',
      value: `${formatCount(stats.convertedToTopup)} из ${formatCount(stats.people)}`,
      change: `${shareText(stats.conversion)}: ${shareChangeText(stats.conversion, previous.conversion)}`,
    },
  ];
}

/** The numbers of the period, each with its change. */
export function StatCards({ stats }: { readonly stats: PromoStats }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap="3">
      {statsOf(stats).map(({ label, value, change }) => (
        <Card key={label} p="4" minW="0" display="flex" flexDirection="column" gap="0.5">
          <Text as="dt" textStyle="sm" color="fg.muted">
            {label}
          </Text>
          <Text
            as="dd"
            textStyle={{ base: 'lg', md: 'xl' }}
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
          >
            {value}
          </Text>
          {/* A phone always has room for two lines: which of them one takes is known with the face only. */}
          <Text as="dd" textStyle="xs" color="fg.muted" minH={{ base: '2lh', lg: 'auto' }}>
            {change}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
