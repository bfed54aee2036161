import { useId, useState } from 'react';
import { isMoreAmount } from '../../../core/amount/amount-units.ts';
import { fieldAmount } from '../../../core/amount/field-amount.ts';
import { formatAmount } from '../../../core/amount/format-amount.ts';
import { parseAmount } from '../../../core/amount/parse-amount.ts';
import { useRange } from '../filters/use-range.ts';
import { Input } from '../input.ts';
import { Flex } from '../layout.ts';
import { Text } from '../text.ts';
import type { ControlFilter, ListFilterProps } from './list-filter.tsx';

/** A sum as the address writes it. */
const AMOUNT = /^-?\d{1,12}(\.\d{1,10})?$/;

interface BoundProps {
  readonly label: string;
  readonly placeholder: string;
  readonly accepts: (amount: string) => boolean;
  readonly value: string | undefined;
  /** The id of the message that the two sums do not fit. */
  readonly errorId: string | undefined;
  readonly onChange: (value: string | null) => void;
}

const shown = (value: string | undefined) => (value === undefined ? '' : fieldAmount(value));

/** What is typed as the address writes it, `null` where nothing is, or why it filters nothing. */
function readBound(text: string, accepts: (amount: string) => boolean) {
  const parsed = parseAmount(text);
  if (!parsed.ok)
    return parsed.reason === 'empty' ? { amount: null, mistake: null } : { mistake: parsed.message };
  const { amount } = parsed;
  if (accepts(amount)) return { amount, mistake: null };
  return { mistake: amount.startsWith('-') ? 'Сумма не меньше нуля' : 'Такой суммы не бывает' };
}

function Mistake({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Text id={id} role="alert" order="1" flexBasis="full" textStyle="xs" color="fg.error">
      {children}
    </Text>
  );
}

function Bound({ label, placeholder, accepts, value, errorId, onChange }: BoundProps) {
  const [text, setText] = useState(shown(value));
  const [known, setKnown] = useState(value);
  const [mistake, setMistake] = useState<string | null>(null);
  const mistakeId = useId();
  if (known !== value) {
    setKnown(value);
    setText(shown(value));
    setMistake(null);
  }
  const report = () => {
    const read = readBound(text, accepts);
    setMistake(read.mistake);
    if (read.amount === undefined) return;
    setText(shown(read.amount ?? undefined));
    if (read.amount !== (value ?? null)) onChange(read.amount);
  };
  const describedBy = mistake === null ? errorId : mistakeId;
  return (
    <>
      <Input
        size="sm"
        width={{ base: '0', sm: '32' }}
        flexGrow="1"
        // The digits of a phone's keyboard have no minus.
        inputMode={accepts('-1') ? undefined : 'decimal'}
        aria-label={label}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMistake(null);
        }}
        onBlur={report}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report();
        }}
      />
      {mistake !== null && <Mistake id={mistakeId}>{mistake}</Mistake>}
    </>
  );
}

interface AmountRangeProps extends ListFilterProps {
  readonly label: string;
  readonly names: readonly [from: string, to: string];
  readonly accepts: (amount: string) => boolean;
}

function AmountRange({
  label,
  names: [from, to],
  accepts,
  query: { filters, setFilters },
}: AmountRangeProps) {
  const messageId = useId();
  const range = useRange({
    value: { from: filters[from] ?? null, to: filters[to] ?? null },
    onChange: (next) => setFilters({ [from]: next.from, [to]: next.to }),
    isReversed: isMoreAmount,
  });
  const errorId = range.isReversed ? messageId : undefined;
  return (
    <Flex as="fieldset" align="center" gap="1.5" wrap="wrap" border="none" aria-label={label}>
      <Bound
        label={`${label} от`}
        placeholder={`${label} от`}
        accepts={accepts}
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
        accepts={accepts}
        value={range.to ?? undefined}
        errorId={errorId}
        onChange={(next) => range.change({ to: next })}
      />
      {range.isReversed && <Mistake id={messageId}>Сумма «от» больше суммы «до»</Mistake>}
    </Flex>
  );
}

const roubles = (value: string) => formatAmount(value).replace(/,00(?=\s)/, '');

/** The chosen sums in words: «от 600 ₽», «до 1 000 ₽», «600 – 1 000 ₽». */
function amountText(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return `${roubles(from).replace(/\s₽$/, '')} – ${roubles(to)}`;
  if (from !== undefined) return `от ${roubles(from)}`;
  return to === undefined ? 'не важно' : `до ${roubles(to)}`;
}

/** What {@link amountFilter} takes. */
export interface AmountFilter {
  readonly name: string;
  readonly label: string;
  /** Whether sums below zero may be asked for, as with a balance. */
  readonly allowNegative?: boolean;
}

/**
 * A filter by a sum. The ends of `amount` are `amount_from` and `amount_to`. It takes them with Enter or when a field
 * is left.
 */
export function amountFilter({ name, label, allowNegative = false }: AmountFilter): ControlFilter {
  const names = [`${name}_from`, `${name}_to`] as const;
  const accepts = (amount: string) => AMOUNT.test(amount) && (allowNegative || !amount.startsWith('-'));
  return {
    kind: 'control',
    names,
    label,
    text: (values) => amountText(values[names[0]], values[names[1]]),
    accepts,
    isReversed: isMoreAmount,
    Control: (props) => <AmountRange {...props} label={label} names={names} accepts={accepts} />,
  };
}
