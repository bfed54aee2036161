import { Box, Flex, Text } from '@cabinet/kernel/ui';
import { formatDay } from './calendar-day.ts';
import type { SpendingDay } from './spending-by-day.ts';

/** Parts of the height that have a line and a label. */
const GRID = [1, 0.5, 0];

const axis = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, notation: 'compact' });

/** Lines behind the bars. */
export function GridLines() {
  return GRID.map((part) => (
    <Box
      key={part}
      position="absolute"
      insetInline="0"
      bottom={`${part * 100}%`}
      borderTopWidth="1px"
      borderColor={part === 0 ? 'border' : 'border.muted'}
    />
  ));
}

/** What the lines stand for, in roubles. */
export function AmountAxis({ top, height }: { readonly top: number; readonly height: string }) {
  return (
    <Flex direction="column" justify="space-between" my="-2" height={`calc(${height} + 1rem)`} aria-hidden>
      {GRID.map((part) => (
        <Text
          key={part}
          textStyle="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {`${axis.format(part * top)} ₽`}
        </Text>
      ))}
    </Flex>
  );
}

/** How many days lie between two labels; none stands at an edge. */
function labelStep(days: number): number {
  if (days <= 7) return 1;
  if (days <= 14) return 3;
  return days <= 31 ? 7 : Math.ceil(days / 5);
}

/** The days below the bars. */
export function DayAxis({ days }: { readonly days: readonly SpendingDay[] }) {
  const step = labelStep(days.length);
  const offset = Math.floor(step / 2);
  return (
    <Flex mt="1.5" aria-hidden>
      {days.map(({ day }, index) => (
        <Box key={day} flex="1" minW="0" position="relative" height="4">
          {(days.length - 1 - index) % step === offset && (
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
