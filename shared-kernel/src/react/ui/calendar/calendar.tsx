import { type DateValue, parseDate, useDatePicker } from '@chakra-ui/react/date-picker';
import { useEffect, useMemo, useRef, useState } from 'react';
import { moscowDay } from '../../../core/calendar/moscow-day.ts';
import { MOSCOW_ZONE } from '../../../core/calendar/moscow-zone.ts';
import { ChevronLeftIcon } from '../icons/chevron-left-icon.ts';
import { ChevronRightIcon } from '../icons/chevron-right-icon.ts';
import { MonthOfDays, MonthsOfYear, Years } from './calendar-grids.tsx';
import { CalendarSurface } from './calendar-surface.ts';
import { CALENDAR_WORDS } from './calendar-words.ts';

/** Props of {@link Calendar}. Days are `YYYY-MM-DD`, of Moscow's calendar. */
export interface CalendarProps {
  readonly label: string;
  /** One day, or the first and the last of a period. A period whose end is open has one. */
  readonly days: readonly string[];
  readonly selects: 'day' | 'period';
  /** How many months stand side by side. */
  readonly months: 1 | 2;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Takes one day, or both of a period in their order. */
  readonly onChoose: (days: readonly [string, ...string[]]) => void;
  /** The day in question gets the focus when the calendar comes. */
  readonly takesFocus?: boolean | undefined;
}

const MODES = { day: 'single', period: 'range' } as const;
const WHOLE = { day: 1, period: 2 } as const;

const dateOf = (day: string | undefined) => (day === undefined ? undefined : parseDate(day));

/** The month of the last chosen day stands last, because what is asked about lies in the past more often. */
function firstInSight({ days, months }: Pick<CalendarProps, 'days' | 'months'>): DateValue {
  const day = parseDate(days.at(-1) ?? moscowDay(new Date()));
  return months === 2 ? day.subtract({ months: 1 }) : day;
}

const datesOf = (days: readonly string[]) => days.map((day) => parseDate(day));

/** The library takes a day out of reach for the next one within, which nobody could choose then. */
const isWithin =
  ({ min, max }: Pick<CalendarProps, 'min' | 'max'>) =>
  (day: string) =>
    (min === undefined || day >= min) && (max === undefined || day <= max);

function useCalendar(props: CalendarProps) {
  const { selects, months, min, max, onChoose } = props;
  const days = props.days.every(isWithin(props)) ? props.days : [];
  const chosen = days.join();
  /** The first day of a period whose last one is still to be chosen. */
  const [begun, setBegun] = useState<DateValue[] | null>(null);
  const own = useRef(chosen);
  const value = useMemo(() => datesOf(chosen === '' ? [] : chosen.split(',')), [chosen]);
  const api = useDatePicker({
    inline: true,
    locale: 'ru-RU',
    timeZone: MOSCOW_ZONE,
    startOfWeek: 1,
    fixedWeeks: true,
    selectionMode: MODES[selects],
    numOfMonths: months,
    min: dateOf(min),
    max: dateOf(max),
    value: begun ?? value,
    defaultFocusedValue: firstInSight({ days, months }),
    translations: CALENDAR_WORDS,
    onValueChange({ value: next }) {
      const [first, ...rest] = next.map(String);
      const isWhole = first !== undefined && next.length === WHOLE[selects];
      setBegun(isWhole ? null : next);
      if (!isWhole) return;
      own.current = [first, ...rest].join();
      onChoose([first, ...rest]);
    },
  });
  const { setFocusedValue } = api;
  const follow = useRef(() => undefined);
  useEffect(function keepFollow() {
    follow.current = () => {
      if (own.current === chosen) return undefined;
      own.current = chosen;
      setBegun(null);
      setFocusedValue(firstInSight({ days, months }));
      return undefined;
    };
  });
  useEffect(
    function followField() {
      // What was typed or chosen as a preset moves the calendar; what was chosen in it has its place there.
      if (chosen !== '') follow.current();
    },
    [chosen],
  );
  return api;
}

type Api = ReturnType<typeof useCalendar>;

/** What is in sight: the name of each month above its days, a year, or ten years. */
function namesInSight(api: Api, months: CalendarProps['months']): string[] {
  const { start, end } = api.visibleRangeText;
  if (api.view === 'day') return months === 1 ? [start] : [start, end];
  return [start === end ? start : `${start} – ${end}`];
}

function Steps({ api, months }: { readonly api: Api } & Pick<CalendarProps, 'months'>) {
  const { view } = api;
  const names = namesInSight(api, months);
  return (
    <div {...api.getViewControlProps({ view })}>
      <button {...api.getPrevTriggerProps({ view })} title={api.getPrevTriggerProps({ view })['aria-label']}>
        <ChevronLeftIcon />
      </button>
      <button
        {...api.getViewTriggerProps({ view })}
        aria-label={`${names.join(', ')}: ${api.getViewTriggerProps({ view })['aria-label']}`}
      >
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </button>
      <button {...api.getNextTriggerProps({ view })} title={api.getNextTriggerProps({ view })['aria-label']}>
        <ChevronRightIcon />
      </button>
    </div>
  );
}

/** A calendar in Russian, in which a day or a period is chosen by pointer, finger or keys. */
export default function Calendar(props: CalendarProps) {
  const { label, months, takesFocus = false } = props;
  const api = useCalendar(props);
  const surface = useRef<HTMLDivElement>(null);
  useEffect(
    function takeFocus() {
      if (!takesFocus) return undefined;
      // The sheet and the days hear keys from the next frame on, and whoever has the focus may type.
      const frame = requestAnimationFrame(() => {
        const day = surface.current?.querySelector<HTMLElement>('td button[tabindex="0"]');
        // The sheet is not in its place yet.
        day?.focus({ preventScroll: true });
      });
      return () => cancelAnimationFrame(frame);
    },
    [takesFocus],
  );
  return (
    // The library finds the day that takes the focus inside its content, to which it gives a role of its own in English.
    <CalendarSurface
      {...api.getContentProps()}
      ref={surface}
      role="group"
      aria-roledescription={undefined}
      aria-label={label}
    >
      <Steps api={api} months={months} />
      {api.view === 'day' && (
        <div data-months="">
          {Array.from({ length: months }, (_, offset) => (
            <MonthOfDays key={offset} api={api} offset={offset} />
          ))}
        </div>
      )}
      {api.view === 'month' && <MonthsOfYear api={api} />}
      {api.view === 'year' && <Years api={api} />}
    </CalendarSurface>
  );
}
