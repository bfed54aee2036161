import { formatAmount } from '@cabinet/kernel/core/amount';
import { useNavigate } from '@cabinet/kernel/router';
import { Box, chakra, Flex, Link, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { ExactSums, MoneyText } from '@cabinet/kernel/ui/money';
import { type KeyboardEvent, useState } from 'react';
import { formatDay } from './calendar-day.ts';
import { AmountAxis, DayAxis, GridLines } from './chart-axes.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { type Series, seriesOf } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { comparedToBefore } from './compared-to-before.ts';
import { niceCeiling } from './nice-ceiling.ts';
import type { SpendingByDay, SpendingDay } from './spending-by-day.ts';
import type { TransactionsHref } from './spent-on.ts';
import { useChosenBar } from './use-chosen-bar.ts';

const HEIGHT = '14rem';

/** Bars are plain elements: 90 days of six models would be 600 styled ones. */
const Plot = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    height: HEIGHT,
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    '& [data-day]': {
      flex: '1',
      height: '100%',
      display: 'flex',
      alignItems: 'flex-end',
      minWidth: '0',
      zIndex: 1,
    },
    '& [data-opens]': { cursor: 'pointer' },
    '& [data-bar]': {
      display: 'flex',
      flexDirection: 'column-reverse',
      width: '84%',
      maxWidth: '3rem',
      marginInline: 'auto',
      borderTopRadius: '3px',
      overflow: 'hidden',
      transitionProperty: 'opacity',
      transitionDuration: 'fast',
    },
    '& [data-bar] > *': { layerStyle: 'painted' },
    '&:has([data-chosen]) [data-day]:not([data-chosen]) [data-bar]': { opacity: 0.45 },
  },
});

/** A day with any spending at all can be seen. */
function barHeight(amount: number, top: number): string {
  return amount === 0 ? '0px' : `max(2px, ${(amount / top) * 100}%)`;
}

function Bar({
  height,
  index,
  series,
}: {
  readonly height: string;
  readonly index: number;
  readonly series: readonly Series[];
}) {
  return (
    <div data-bar="" style={{ height }}>
      {series
        .filter(({ amounts }) => Number(amounts[index]) > 0)
        .map(({ name, color, amounts }) => (
          <div key={name} style={{ flexGrow: Number(amounts[index]), background: color }} />
        ))}
    </div>
  );
}

/** Props of {@link SpendingChart}. */
export interface SpendingChartProps {
  readonly spending: SpendingByDay;
  /** Where days, models and the whole period lead; without it they lead nowhere. */
  readonly transactionsHref?: TransactionsHref | undefined;
}

/**
 * Spending by day and model as bars: hover, a tap or the arrow keys read a day; a click, Enter, or the link that a tap brings
 * opens it; a screen reader has the table.
 */
export function SpendingChart({ spending, transactionsHref }: SpendingChartProps) {
  const { days, total, previousTotal } = spending;
  const { chosen, choose, walk } = useChosenBar(days.length);
  // A finger covers the bars, which are narrow, and has to be told what it has hit before it opens anything.
  const [isTouched, setTouched] = useState(false);
  const navigate = useNavigate();
  const series = seriesOf(spending);
  const amounts = days.map(({ amount }) => Number(amount));
  const top = niceCeiling(Math.max(...amounts));
  const heights = amounts.map((amount) => barHeight(amount, top));
  const last = days.length - 1;
  const shown = chosen === null ? undefined : days[chosen];

  const period = { from: days[0]?.day ?? '', to: days[last]?.day ?? '' };
  const dayHref = transactionsHref && ((day: string) => transactionsHref({ from: day, to: day }));

  const hrefOf = (day: SpendingDay | undefined) =>
    day !== undefined && Number(day.amount) > 0 ? dayHref?.(day.day) : undefined;

  function open(day: SpendingDay | undefined) {
    const href = hrefOf(day);
    if (href !== undefined) void navigate(href);
  }

  const dayAt = (target: EventTarget) => {
    const bar = target instanceof Element ? target.closest('[data-day]') : null;
    return days.find(({ day }) => day === bar?.getAttribute('data-day'));
  };

  function read(index: number, pointerType: string) {
    setTouched(pointerType === 'touch');
    choose(index);
  }

  function press(event: KeyboardEvent) {
    setTouched(false);
    if (event.key === 'Enter') open(shown);
    walk(event);
  }

  return (
    <Box>
      <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <MoneyText value={total} />
      </Text>
      <Text textStyle="sm" color="fg.muted" mb="4">
        <span>{comparedToBefore(Number(total), Number(previousTotal), days.length)}</span>
        {transactionsHref !== undefined && (
          <span>
            {' · '}
            <Link to={transactionsHref(period)} whiteSpace="nowrap">
              Транзакции за период
            </Link>
          </span>
        )}
      </Text>
      <VisuallyHidden aria-live="polite">
        {shown === undefined
          ? ''
          : `${formatDay(shown.day, 'long')}: ${formatAmount(shown.amount)}${hrefOf(shown) === undefined ? '' : '. Enter откроет транзакции этого дня'}`}
      </VisuallyHidden>
      <Flex gap="2" mt="2">
        <Box flex="1" minW="0">
          <Plot
            role="img"
            aria-label={`Расходы по дням: от ${formatDay(period.from, 'long')} до ${formatDay(period.to, 'long')}`}
            tabIndex={0}
            onKeyDown={press}
            onClick={({ target }) => isTouched || open(dayAt(target))}
            onPointerLeave={({ pointerType }) => pointerType === 'touch' || choose(null)}
            onPointerCancel={() => choose(null)}
            onBlur={({ currentTarget, relatedTarget }) =>
              currentTarget.contains(relatedTarget) || choose(null)
            }
          >
            <GridLines />
            {days.map((day, index) => (
              <div
                key={day.day}
                data-day={day.day}
                data-chosen={chosen === index ? '' : undefined}
                data-opens={hrefOf(day) === undefined ? undefined : ''}
                onPointerEnter={({ pointerType }) => read(index, pointerType)}
                onPointerDown={({ pointerType }) => read(index, pointerType)}
              >
                <Bar height={heights[index] ?? '0px'} index={index} series={series} />
              </div>
            ))}
            {shown !== undefined && chosen !== null && (
              <ChartTooltip
                day={shown}
                index={chosen}
                series={series}
                place={(chosen + 0.5) / days.length}
                height={heights[chosen] ?? '0px'}
                href={isTouched ? hrefOf(shown) : undefined}
              />
            )}
          </Plot>
          <DayAxis days={days} />
        </Box>
        <AmountAxis top={top} height={HEIGHT} />
      </Flex>
      <ChartLegend
        series={series}
        modelHref={transactionsHref && ((modelId) => transactionsHref({ ...period, modelId }))}
      />
      <Box mt="2">
        <ExactSums />
      </Box>
      <ChartTable days={days} series={series} dayHref={dayHref} />
    </Box>
  );
}
