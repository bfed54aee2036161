import { compareMoney, fromWire, parseMoney, toWire } from '@cabinet/kernel/core/money';
import { Flex, Input, Text } from '@cabinet/kernel/ui';
import { useRange } from '@cabinet/kernel/ui/table';
import { useId, useState } from 'react';

/** Props of {@link AmountFilter}. */
export interface AmountFilterProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (range: readonly [from: string | null, to: string | null]) => void;
}

interface BoundProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string | undefined;
  /** Where it is said that the two sums do not fit. */
  readonly errorId: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** What a person typed as the API takes it; nonsense filters nothing. */
function toFilter(text: string): string | null {
  const parsed = parseMoney(text);
  return parsed.ok ? toWire(parsed.money) : null;
}

const shown = (value: string | undefined) => (value ?? '').replace(/\.00$/, '').replace('.', ',');

function Bound({ label, placeholder, value, errorId, onChange }: BoundProps) {
  const [text, setText] = useState(shown(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(shown(value));
  }
  const report = () => {
    const next = toFilter(text);
    if (next === null) setText('');
    if (next !== (value ?? null)) onChange(next);
  };
  return (
    <Input
      size="sm"
      width="24"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={report}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report();
      }}
    />
  );
}

const isMore = (from: string, to: string) => compareMoney(fromWire(from), fromWire(to)) > 0;

/** Filters by an amount: from, to, or both; reported with Enter or when the field is left. */
export function AmountFilter({ from, to, onChange }: AmountFilterProps) {
  const messageId = useId();
  const range = useRange({
    value: { from: from ?? null, to: to ?? null },
    onChange: (next) => onChange([next.from, next.to]),
    isReversed: isMore,
  });
  const errorId = range.isReversed ? messageId : undefined;
  return (
    <Flex as="fieldset" align="center" gap="1.5" wrap="wrap" border="none" aria-label="Сумма">
      <Bound
        label="Сумма от"
        placeholder="Сумма от"
        value={range.from ?? undefined}
        errorId={errorId}
        onChange={(next) => range.change({ from: next })}
      />
      <Text as="span" color="fg.muted" aria-hidden>
        –
      </Text>
      <Bound
        label="Сумма до"
        placeholder="до"
        value={range.to ?? undefined}
        errorId={errorId}
        onChange={(next) => range.change({ to: next })}
      />
      {range.isReversed && (
        <Text id={messageId} role="alert" flexBasis="full" textStyle="xs" color="fg.error">
          Сумма «от» больше суммы «до»
        </Text>
      )}
    </Flex>
  );
}
