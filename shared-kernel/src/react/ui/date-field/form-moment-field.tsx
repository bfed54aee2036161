import { useField } from 'formik';
import { useState } from 'react';
import { isCalendarDay } from '../../../core/calendar/calendar-day.ts';
import { Field } from '../field.tsx';
import { Input } from '../input.ts';
import { Box, Flex } from '../layout.ts';
import { DayInput } from './day-input.tsx';
import type { FormDateFieldProps } from './form-date-field.tsx';
import { parseRussianTime } from './russian-time.ts';

const MIDNIGHT = '00:00';

const joined = (day: string, time: string) => (day === '' && time === '' ? '' : `${day}T${time}`);

function partsOf(value: string): { readonly day: string; readonly time: string } {
  const border = value.lastIndexOf('T');
  return border < 0
    ? { day: value, time: '' }
    : { day: value.slice(0, border), time: value.slice(border + 1) };
}

/** The text of the time: as it is typed, and `HH:MM` once the field is left. */
function useTimeText(time: string, onChange: (time: string) => void) {
  const [text, setText] = useState(time);
  const [known, setKnown] = useState(time);
  if (known !== time) {
    setKnown(time);
    setText(time);
  }
  function type(next: string) {
    const reported = parseRussianTime(next) ?? next;
    setText(next);
    setKnown(reported);
    onChange(reported);
  }
  return { text, type, tidy: () => setText(time) };
}

/**
 * A day and a time by the clock of Moscow, bound to a field of the form around it, which holds `YYYY-MM-DDTHH:MM`. A day
 * without a time begins at midnight, and says so. What is neither stays there as it was typed.
 */
export function FormMomentField({ name, label, hint, required, min, max }: FormDateFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const { day, time } = partsOf(value);
  const leave = () => void setTouched(true);
  const clock = useTimeText(time, (next) => void setValue(joined(day, next)));

  function changeDay(next: string) {
    const isFirst = time === '' && isCalendarDay(next);
    // Without a day there is no moment, whatever its time was.
    void setValue(next === '' ? '' : joined(next, isFirst ? MIDNIGHT : time));
  }

  return (
    <Field label={label} hint={hint} error={touched ? error : undefined} required={required}>
      {(control) => (
        <Flex gap="2">
          <DayInput
            {...control}
            {...{ name, label, min, max }}
            value={day}
            onChange={changeDay}
            onLeave={leave}
          />
          <Box width="20" flexShrink="0">
            <Input
              aria-label="Время (МСК)"
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              inputMode="numeric"
              autoComplete="off"
              placeholder="чч:мм"
              value={clock.text}
              onChange={({ target }) => clock.type(target.value)}
              onBlur={() => {
                clock.tidy();
                leave();
              }}
            />
          </Box>
        </Flex>
      )}
    </Field>
  );
}
