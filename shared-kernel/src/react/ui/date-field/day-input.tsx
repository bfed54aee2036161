import { useState } from 'react';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import { formatRussianDate, parseRussianDate } from '../filters/russian-date.ts';
import { IconButton } from '../icon-button.tsx';
import { CalendarIcon } from '../icons/calendar-icon.ts';
import { Input, type InputProps } from '../input.ts';
import { Box } from '../layout.ts';
import { Popover } from '../popover/popover.tsx';

/** Props of {@link DayInput}. */
export interface DayInputProps
  extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max'> {
  readonly label: string;
  /** `YYYY-MM-DD`, or what was typed while it is no day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The text in the field: as it is typed, and as Russians write a day once the field is left. */
function useDayText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(formatRussianDate(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(formatRussianDate(value));
  }
  function type(next: string) {
    const reported = parseRussianDate(next) ?? next;
    setText(next);
    setKnown(reported);
    onChange(reported);
  }
  return { text, type, tidy: () => setText(formatRussianDate(value)) };
}

function CalendarButton({ label, value, min, max, onChange, onLeave }: DayInputProps) {
  const [isOpen, setOpen] = useState(false);
  const day = parseRussianDate(value);
  return (
    <Popover
      label={`${label}: календарь`}
      leavesFocus
      isOpen={isOpen}
      onToggle={(next) => {
        setOpen(next);
        if (!next) onLeave();
      }}
      trigger={
        <IconButton position="absolute" insetEnd="0.5" top="0.5" size="sm" label="Открыть календарь">
          <CalendarIcon />
        </IconButton>
      }
    >
      <LazyCalendar
        label={`${label}: календарь`}
        selects="day"
        months={1}
        days={day === null ? [] : [day]}
        min={min}
        max={max}
        takesFocus
        onChoose={([chosen]) => {
          onChange(chosen);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

/** A day, typed as Russians write it, whatever the browser's language, or chosen in the calendar. */
export function DayInput(props: DayInputProps) {
  const { label, value, onChange, onLeave, min, max, ...rest } = props;
  const { text, type, tidy } = useDayText(value, onChange);
  return (
    <Box position="relative" minWidth="0" flexGrow="1">
      <Input
        pe="10"
        inputMode="numeric"
        autoComplete="off"
        placeholder="дд.мм.гггг"
        {...rest}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          tidy();
          onLeave();
        }}
      />
      <CalendarButton {...props} />
    </Box>
  );
}
