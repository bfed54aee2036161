import { formatAmount } from '@cabinet/kernel/core/amount';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { type KeyboardEvent, useState } from 'react';
import type { SpendingDay } from '../../api/spending.ts';
import { formatDay } from '../../lib/calendar-day.ts';
import { niceCeiling } from '../../lib/nice-ceiling.ts';

const HEIGHT = '12.5rem';
/** A label a week, none at an edge. */
const LABEL_EVERY = 7;
const LABEL_OFFSET = 3;
const GRID = [1, 0.5, 0];

const Plot = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: { base: '2px', md: '1' },
    flex: '1',
    minWidth: '0',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
});
const Column = /* @__PURE__ */ chakra('div', {
  base: { position: 'relative', flex: '1', height: '100%', display: 'flex', alignItems: 'flex-end' },
});
const Bar = /* @__PURE__ */ chakra('div', {
  base: {
    width: '100%',
    bg: 'colorPalette.solid',
    opacity: 0.75,
    borderTopRadius: '3px',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
  },
  variants: { chosen: { true: { opacity: 1 } } },
});

const axis = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, notation: 'compact' });

function DayTable({ days }: { readonly days: readonly SpendingDay[] }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>Расходы по дням</caption>
        <tbody>
          {days.map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, 'long')}</th>
              <td>{formatAmount(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

function AmountAxis({ top }: { readonly top: number }) {
  return (
    <Flex direction="column" justify="space-between" my="-2" aria-hidden>
      {GRID.map((part) => (
        <Text key={part} textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {axis.format(part * top)}
        </Text>
      ))}
    </Flex>
  );
}

function DayAxis({ days }: { readonly days: readonly SpendingDay[] }) {
  return (
    <Flex mt="1.5" pe="8" gap={{ base: '2px', md: '1' }} aria-hidden>
      {days.map(({ day }, index) => (
        <Box key={day} flex="1" minW="0" position="relative" height="4">
          {(days.length - 1 - index) % LABEL_EVERY === LABEL_OFFSET && (
            <Text
              textStyle="xs"
              color="fg.muted"
              position="absolute"
              whiteSpace="nowrap"
              insetStart="50%"
              transform="translateX(-50%)"
            >
              {formatDay(day, 'short')}
            </Text>
          )}
        </Box>
      ))}
    </Flex>
  );
}

function GridLine({ part }: { readonly part: number }) {
  return (
    <Box
      position="absolute"
      insetInline="0"
      bottom={`${part * 100}%`}
      borderTopWidth="1px"
      borderColor={part === 0 ? 'border' : 'border.muted'}
    />
  );
}

/** Spending by day as bars: hover, touch or the arrow keys read a day, a screen reader has the table. */
export function SpendingChart({ days }: { readonly days: readonly SpendingDay[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const amounts = days.map(({ amount }) => Number(amount));
  const top = niceCeiling(Math.max(...amounts));
  const last = days.length - 1;
  const shown = chosen === null ? undefined : days[chosen];

  function walk(event: KeyboardEvent) {
    const from = chosen ?? last;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: from - (chosen === null ? 0 : 1),
      ArrowRight: from + 1,
      Home: 0,
      End: last,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, target)));
  }

  return (
    <Box>
      <Text textStyle="sm" color="fg.muted" minH="5" mb="2" aria-live="polite">
        {shown !== undefined && `${formatDay(shown.day, 'long')}: ${formatAmount(shown.amount)}`}
      </Text>
      <Flex gap="2" height={HEIGHT}>
        <Plot
          role="img"
          aria-label={`Расходы по дням: от ${formatDay(days[0]?.day ?? '', 'long')} до ${formatDay(days[last]?.day ?? '', 'long')}`}
          tabIndex={0}
          onKeyDown={walk}
          onPointerLeave={() => setChosen(null)}
          onBlur={() => setChosen(null)}
        >
          {GRID.map((part) => (
            <GridLine key={part} part={part} />
          ))}
          {days.map(({ day }, index) => (
            <Column key={day} onPointerEnter={() => setChosen(index)} onPointerDown={() => setChosen(index)}>
              <Bar chosen={chosen === index} style={{ height: barHeight(amounts[index] ?? 0, top) }} />
            </Column>
          ))}
        </Plot>
        <AmountAxis top={top} />
      </Flex>
      <DayAxis days={days} />
      <DayTable days={days} />
    </Box>
  );
}

/** A day with any spending at all can be seen. */
function barHeight(amount: number, top: number): string {
  return amount === 0 ? '0' : `max(2px, ${(amount / top) * 100}%)`;
}
