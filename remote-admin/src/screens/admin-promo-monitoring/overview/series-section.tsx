import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useSearchParams } from '@cabinet/kernel/router';
import { Button, Flex, Loaded, SectionCard, Skeleton, Text, useLazyPart } from '@cabinet/kernel/ui';
import { usePromoSeries } from '../../../api/promo.ts';
import { numberParams } from '../promo-filters.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';

const importChart = () => import(/* webpackChunkName: "promo-chart" */ './series-chart.tsx');

const CHART_HEIGHT = '15.625rem';
const SKELETON = <Skeleton height={CHART_HEIGHT} aria-busy />;
/** The API draws no more of them by hours. */
const HOURS_DAYS = 31;
const USUAL_HOURS_DAYS = 2;
const STEP_LABEL = { hour: 'По часам', day: 'По дням' } as const;

type Step = keyof typeof STEP_LABEL;

function useStep(days: number): [Step, (step: Step) => void] {
  const [search, changeSearch] = useSearchParams();
  const usual = days <= USUAL_HOURS_DAYS ? 'hour' : 'day';
  const asked = search.get('by');
  const isPossible = asked === 'day' || (asked === 'hour' && days <= HOURS_DAYS);
  function choose(next: Step) {
    const change = (now: URLSearchParams) => {
      if (next === usual) now.delete('by');
      else now.set('by', next);
      return now;
    };
    changeSearch(change, { of: 'by', preventScrollReset: true });
  }
  return [isPossible ? asked : usual, choose];
}

interface SeriesSectionProps extends Pick<PromoTabProps, 'filters'> {
  readonly days: number;
}

/** How the requests of the period came, by hours or days and by status. */
export function SeriesSection({ filters, days }: SeriesSectionProps) {
  const [by, choose] = useStep(days);
  const query = usePromoSeries({ ...numberParams(filters), by });
  const Chart = useLazyPart(importChart, { onFailure: notifyPartFailure });
  const steps = days <= HOURS_DAYS ? (['hour', 'day'] as const) : [];
  return (
    <SectionCard
      title="Заявки по времени"
      actions={
        steps.length > 0 && (
          <Flex role="group" aria-label="Шаг графика" gap="1">
            {steps.map((step) => (
              <Button
                key={step}
                size="xs"
                variant={step === by ? 'outline' : 'ghost'}
                colorPalette="gray"
                aria-pressed={step === by}
                onClick={() => choose(step)}
              >
                {STEP_LABEL[step]}
              </Button>
            ))}
          </Flex>
        )
      }
    >
      <Loaded query={query} skeleton={SKELETON}>
        {(series) => {
          if (Chart === null) return SKELETON;
          if (series.points.some((point) => point.granted + point.rejected + point.flagged > 0))
            return <Chart series={series} />;
          return (
            <Flex minH={CHART_HEIGHT} align="center" justify="center">
              <Text color="fg.muted">За эти дни заявок не было.</Text>
            </Flex>
          );
        }}
      </Loaded>
    </SectionCard>
  );
}
