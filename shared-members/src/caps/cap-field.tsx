import { tidiedAmount } from '@cabinet/kernel/core/amount';
import { useField } from '@cabinet/kernel/forms';
import { Field, Input, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { useEffect, useRef } from 'react';
import { NO_CAP, resetDay } from './cap-words.ts';
import { isBelowSpent } from './parse-cap.ts';

interface CapFieldProps {
  readonly label: string;
  /** Why the last try was refused. */
  readonly failure: string | null;
  readonly spent: string | undefined;
  readonly resetsAt: string | undefined;
}

/** A cap as it is typed, in little room; it takes the focus. */
export function CapField({ label, failure, spent, resetsAt }: CapFieldProps) {
  const [field, meta, helpers] = useField<string>('monthlyCap');
  const input = useRef<HTMLInputElement>(null);
  const isLow = resetsAt !== undefined && isBelowSpent(field.value, spent);
  const complaint = meta.touched ? meta.error : undefined;

  useEffect(function takeFocus() {
    input.current?.focus();
    input.current?.select();
  }, []);

  return (
    <>
      <Field label={<VisuallyHidden>{label}</VisuallyHidden>} error={complaint ?? failure ?? undefined}>
        {(control) => (
          <Input
            {...control}
            {...field}
            ref={input}
            size="sm"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={NO_CAP}
            fontVariantNumeric="tabular-nums"
            onBlur={(event) => {
              const tidied = tidiedAmount(field.value, { decimals: 2 });
              if (tidied !== field.value) void helpers.setValue(tidied, false);
              field.onBlur(event);
            }}
          />
        )}
      </Field>
      <Text role="status" textStyle="xs" color="fg.muted">
        {isLow && `Уже потрачено больше: новые запросы будут отклонены до ${resetDay(resetsAt)}`}
      </Text>
    </>
  );
}
