import { compareMoney, formatMoney, fromWire, parseMoney, toWire } from '@cabinet/kernel/core/money';
import { Flex, Input, Text } from '@cabinet/kernel/ui';
import type { ListFilterProps, RangeFilter } from '@cabinet/kernel/ui/list';
import { useRange } from '@cabinet/kernel/ui/table';
import { useId, useState } from 'react';

/** A sum as the address writes it. */
const AMOUNT = /^\d{1,12}(\.\d{1,10})?$/;

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
      width={{ base: '0', sm: '32' }}
      flexGrow="1"
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

interface AmountRangeProps extends ListFilterProps {
  readonly label: string;
  readonly names: readonly [from: string, to: string];
}

function AmountRange({ label, names: [from, to], query: { filters, setFilters } }: AmountRangeProps) {
  const messageId = useId();
  const range = useRange({
    value: { from: filters[from] ?? null, to: filters[to] ?? null },
    onChange: (next) => setFilters({ [from]: next.from, [to]: next.to }),
    isReversed: isMore,
  });
  const errorId = range.isReversed ? messageId : undefined;
  return (
    <Flex as="fieldset" align="center" gap="1.5" wrap="wrap" border="none" aria-label={label}>
      <Bound
        label={`${label} от`}
        placeholder={`${label} от`}
        value={range.from ?? undefined}
        errorId={errorId}
        onChange={(next) => range.change({ from: next })}
      />
      <Text as="span" color="fg.muted" aria-hidden>
        –
      </Text>
      <Bound
        label={`${label} до`}
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

const roubles = (value: string) => formatMoney(fromWire(value)).replace(/,00(?=\s)/, '');

/** «от 600 ₽», «до 1 000 ₽», «600 – 1 000 ₽». */
function amountText(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return `${roubles(from).replace(/\s₽$/, '')} – ${roubles(to)}`;
  if (from !== undefined) return `от ${roubles(from)}`;
  return to === undefined ? 'любая' : `до ${roubles(to)}`;
}

/** Filters by an amount, `amount_from` and `amount_to`; reported with Enter or when the field is left. */
export function amountFilter({
  name,
  label,
}: {
  readonly name: string;
  readonly label: string;
}): RangeFilter {
  const names = [`${name}_from`, `${name}_to`] as const;
  return {
    kind: 'range',
    names,
    label,
    text: (values) => amountText(values[names[0]], values[names[1]]),
    accepts: (value) => AMOUNT.test(value),
    isReversed: isMore,
    Control: (props) => <AmountRange {...props} label={label} names={names} />,
  };
}
