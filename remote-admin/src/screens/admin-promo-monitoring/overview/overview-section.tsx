import { DAY_MS } from '@cabinet/kernel/core/calendar';
import { Card, ErrorState, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { usePromoStats } from '../../../api/promo.ts';
import { numberParams } from '../promo-filters.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { SeriesSection } from './series-section.tsx';
import { StatCards } from './stat-cards.tsx';
import { comparedText } from './stat-change.ts';

/** As much as cards and chart take, so that nothing moves when they come. */
const ROOM = { base: '60rem', md: '38.25rem' };

/** What the period came to, beside the one before, and how it went. */
export function OverviewSection({ filters }: Pick<PromoTabProps, 'filters'>) {
  const { data, error, mutate } = usePromoStats(numberParams(filters));
  if (data === undefined && error !== undefined)
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void mutate()} />
      </Card>
    );
  if (data === undefined) return <Skeleton height={ROOM} aria-busy />;
  const days = Math.round((Date.parse(data.to) - Date.parse(data.from)) / DAY_MS) + 1;
  return (
    <Stack as="section" aria-label="Итоги периода" gap="4" minH={ROOM}>
      <StatCards stats={data} />
      <Text textStyle="sm" color="fg.muted">
        {`Изменение — ${comparedText(days)}. Дни московские и целые. Фильтр по статусу чисел не сужает: они и так по статусам.`}
      </Text>
      <SeriesSection filters={filters} days={days} />
    </Stack>
  );
}
