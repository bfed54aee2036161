import { Box, chakra, Flex, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { Swatch, useChosenBar } from '@cabinet/payments/spending';
import type { PromoSeries } from '../../../api/promo.ts';
import { formatCount, STATUS_LABEL, STATUSES } from '../promo-words.ts';
import { SeriesTable } from './series-table.tsx';
import { SeriesTooltip } from './series-tooltip.tsx';
import { countCeiling, stepText } from './series-words.ts';
import { STATUS_COLOR, totalOf } from './status-color.ts';

const HEIGHT = '12rem';
const LABELS = 6;

/** Bars are plain elements: thirty days by hours would be thousands of styled ones. */
const Plot = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    height: HEIGHT,
    borderBottomWidth: '1px',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    '& [data-step]': { flex: '1', height: '100%', display: 'flex', alignItems: 'flex-end', minWidth: '0' },
    '& [data-bar]': {
      display: 'flex',
      flexDirection: 'column-reverse',
      width: '84%',
      maxWidth: '3rem',
      marginInline: 'auto',
      overflow: 'hidden',
    },
    '& [data-bar] > *': { layerStyle: 'painted' },
    '&:has([data-chosen]) [data-step]:not([data-chosen]) [data-bar]': { opacity: 0.45 },
  },
});

type Point = PromoSeries['points'][number];

function Bar({ point, top }: { readonly point: Point; readonly top: number }) {
  const total = totalOf(point);
  return (
    <div data-bar="" style={{ height: total === 0 ? '0px' : `max(2px, ${(total / top) * 100}%)` }}>
      {STATUSES.filter((status) => point[status] > 0).map((status) => (
        <div key={status} style={{ flexGrow: point[status], background: STATUS_COLOR[status] }} />
      ))}
    </div>
  );
}

function Legend({ points }: Pick<PromoSeries, 'points'>) {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1.5" mt="4" textStyle="sm">
      {STATUSES.map((status) => (
        <Flex as="li" key={status} align="center" gap="2">
          <Swatch color={STATUS_COLOR[status]} />
          <Text color="fg.muted">{STATUS_LABEL[status]}</Text>
          <Text fontVariantNumeric="tabular-nums">
            {formatCount(points.reduce((sum, point) => sum + point[status], 0))}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}

/** Where the bar of a step has its middle. */
const centre = (index: number, points: PromoSeries['points']) => `${((index + 0.5) / points.length) * 100}%`;

function Axis({ points, by }: Pick<PromoSeries, 'points' | 'by'>) {
  const step = Math.ceil(points.length / LABELS);
  return (
    <Box position="relative" height="1lh" mt="1.5" textStyle="xs" color="fg.muted" aria-hidden>
      {points.map(
        ({ at }, index) =>
          index % step === 0 && (
            <Text
              key={at}
              as="span"
              position="absolute"
              transform="translateX(-50%)"
              whiteSpace="nowrap"
              style={{ left: centre(index, points) }}
            >
              {stepText(at, by, 'short')}
            </Text>
          ),
      )}
    </Box>
  );
}

/** Requests by time and status: a pointer or the arrow keys read a step, a screen reader has the table. */
export default function SeriesChart({ series: { points, by } }: { readonly series: PromoSeries }) {
  const { chosen, choose, walk } = useChosenBar(points.length);
  const top = countCeiling(Math.max(...points.map(totalOf)));
  const shown = chosen === null ? undefined : points[chosen];
  const text = (point: Point) =>
    `${stepText(point.at, by, 'long')}: ${STATUSES.map((status) => `${STATUS_LABEL[status].toLowerCase()} ${formatCount(point[status])}`).join(', ')}`;

  return (
    <Box>
      <VisuallyHidden aria-live="polite">{shown !== undefined && text(shown)}</VisuallyHidden>
      <Flex gap="2">
        <Box flex="1" minW="0">
          <Plot
            role="img"
            aria-label={`Заявки ${by === 'hour' ? 'по часам' : 'по дням'} и статусам`}
            tabIndex={0}
            onKeyDown={walk}
            onPointerLeave={() => choose(null)}
            onBlur={() => choose(null)}
          >
            {points.map((point, index) => (
              <div
                key={point.at}
                data-step=""
                data-chosen={chosen === index ? '' : undefined}
                onPointerEnter={() => choose(index)}
                onPointerDown={() => choose(index)}
              >
                <Bar point={point} top={top} />
              </div>
            ))}
            {shown !== undefined && chosen !== null && (
              <SeriesTooltip point={shown} by={by} place={(chosen + 0.5) / points.length} />
            )}
          </Plot>
          <Axis points={points} by={by} />
        </Box>
        <Flex
          direction="column"
          justify="space-between"
          my="-2"
          height={`calc(${HEIGHT} + 1rem)`}
          aria-hidden
        >
          {[1, 0.5, 0].map((part) => (
            <Text key={part} textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatCount(part * top)}
            </Text>
          ))}
        </Flex>
      </Flex>
      <Legend points={points} />
      <SeriesTable points={points} by={by} />
    </Box>
  );
}
