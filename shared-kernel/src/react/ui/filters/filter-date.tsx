import { useId, useState } from 'react';
import { Input } from '../input.ts';
import { Box } from '../layout.ts';
import { Text } from '../text.ts';
import { formatRussianDate, parseRussianDate } from './russian-date.ts';

interface FilterDateProps {
  readonly label: string;
  /** ISO date. */
  readonly value: string | undefined;
  /** The id of the element that says what is wrong with this day in relation to the other. */
  readonly errorId?: string | undefined;
  readonly onChange: (value: string | null) => void;
}

const FULL_LENGTH = '21.11.2026'.length;

/** The text in the field. The filter follows it as soon as it is a day. */
function useTypedDay({ value, onChange }: Omit<FilterDateProps, 'label'>) {
  const [text, setText] = useState(formatRussianDate(value ?? ''));
  const [known, setKnown] = useState(value);

  // The address was changed by something else: a preset, the calendar, the way back, or «Сбросить фильтры».
  if (known !== value) {
    setKnown(value);
    setText(formatRussianDate(value ?? ''));
  }

  function report(next: string) {
    const day = parseRussianDate(next);
    if (day !== null) setText(formatRussianDate(day));
    if (next.trim() !== '' && day === null) return;
    if (day !== (value ?? null)) onChange(day);
  }
  function type(next: string) {
    setText(next);
    if (next === '' || next.length === FULL_LENGTH) report(next);
  }
  return { text, type, report: () => report(text) };
}

/** A day to filter by, typed as Russians write it, whatever the browser's language. */
export function FilterDate({ label, value, errorId, onChange }: FilterDateProps) {
  const { text, type, report } = useTypedDay({ value, onChange });
  const [isLeft, setLeft] = useState(true);
  const messageId = useId();
  const isWrong = isLeft && text.trim() !== '' && parseRussianDate(text) === null;

  function leave() {
    setLeft(true);
    report();
  }

  return (
    <Box flexGrow="1" minWidth="0" width={{ base: '0', sm: '32' }}>
      <Input
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        placeholder="дд.мм.гггг"
        aria-label={label}
        aria-invalid={isWrong || errorId !== undefined}
        aria-describedby={isWrong ? messageId : errorId}
        value={text}
        onFocus={() => setLeft(false)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
        onBlur={leave}
      />
      {isWrong && (
        <Text id={messageId} role="alert" textStyle="xs" color="fg.error" mt="1">
          Например, 21.11.2026
        </Text>
      )}
    </Box>
  );
}
