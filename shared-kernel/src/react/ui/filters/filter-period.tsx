import { useId, useState } from 'react';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import { IconButton } from '../icon-button.tsx';
import { CalendarIcon } from '../icons/calendar-icon.ts';
import { Flex, Stack } from '../layout.ts';
import { Text } from '../text.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { FilterDate } from './filter-date.tsx';
import { PeriodList } from './period-list.tsx';
import type { Period } from './period-presets.ts';
import { type EditedRange, useRange } from './use-range.ts';

/** Props of {@link FilterPeriod}. */
export interface FilterPeriodProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (period: Period) => void;
  /** The calendar is open at once, because it has a sheet of its own. */
  readonly isRoomy?: boolean | undefined;
}

/** Days in the address sort as texts in the order of time. */
const isAfter = (from: string, to: string) => from > to;

/** Two months and the presets have room side by side. */
const WIDE_QUERY = '(min-width: 1024px)';

interface DaysProps {
  readonly range: EditedRange;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Days({ range, isOpen, onToggle }: DaysProps) {
  const messageId = useId();
  const errorId = range.isReversed ? messageId : undefined;
  return (
    <>
      <Flex align="flex-start" gap="1.5">
        <FilterDate
          label="С даты"
          value={range.from ?? undefined}
          errorId={errorId}
          onChange={(day) => range.change({ from: day })}
        />
        <Text as="span" aria-hidden color="fg.muted" lineHeight="2rem">
          –
        </Text>
        <FilterDate
          label="По дату"
          value={range.to ?? undefined}
          errorId={errorId}
          onChange={(day) => range.change({ to: day })}
        />
        <IconButton size="sm" label="Календарь" aria-expanded={isOpen} onClick={onToggle}>
          <CalendarIcon />
        </IconButton>
      </Flex>
      {range.isReversed && (
        <Text id={messageId} role="alert" textStyle="xs" color="fg.error">
          Начало периода позже его конца
        </Text>
      )}
    </>
  );
}

/** What the calendar shows: a period that is the right way round, or the end that it begins with. */
function daysOf({ from, to, isReversed }: EditedRange): string[] {
  if (isReversed || from === null) return [];
  return to === null ? [from] : [from, to];
}

/** Filters by days: by a preset, by two dates the right way round, or by a calendar. */
export function FilterPeriod({ label, from, to, onChange, isRoomy = false }: FilterPeriodProps) {
  const range = useRange({ value: { from: from ?? null, to: to ?? null }, onChange, isReversed: isAfter });
  const isWide = useMediaQuery(WIDE_QUERY);
  const [isOpen, setOpen] = useState(isRoomy);
  const isBeside = isWide && isOpen;
  return (
    <Stack as="fieldset" gap="3" aria-label={label} border="none">
      <Flex direction={isBeside ? 'row' : 'column'} gap={isBeside ? '4' : '3'}>
        <PeriodList period={range} isColumn={isBeside} onChoose={range.change} />
        <Stack gap="2" minWidth="0">
          <Days range={range} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {isOpen && (
            <LazyCalendar
              label={`${label}: календарь`}
              selects="period"
              months={isWide ? 2 : 1}
              days={daysOf(range)}
              onChoose={([first, last = first]) => range.change({ from: first, to: last })}
            />
          )}
        </Stack>
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        Дни — по московскому времени (МСК)
      </Text>
    </Stack>
  );
}
