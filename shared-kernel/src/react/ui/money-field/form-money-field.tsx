import { useField } from 'formik';
import type { ReactNode } from 'react';
import { tidiedAmount } from '../../../core/amount/field-amount.ts';
import type { ParseAmountOptions } from '../../../core/amount/parse-amount.ts';
import { Field } from '../field.tsx';
import { Input, type InputProps } from '../input.ts';
import { Box } from '../layout.ts';

/** Props of {@link FormMoneyField}. */
export interface FormMoneyFieldProps
  extends Omit<InputProps, 'name' | 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What the schema takes; kopecks unless told otherwise. */
  readonly takes?: ParseAmountOptions;
}

const KOPECKS: ParseAmountOptions = { decimals: 2 };

/**
 * A sum in roubles, bound to a field of the form around it. The field holds the text as it was typed, with comma or
 * point and spaces. When it is left, the thousands of a sum are put apart. The schema judges it by `parseMoney`.
 */
export function FormMoneyField({
  name,
  label,
  hint,
  required,
  takes = KOPECKS,
  ...rest
}: FormMoneyFieldProps) {
  const [field, meta, helpers] = useField<string>(name);

  function tidy() {
    const tidied = tidiedAmount(field.value, takes);
    // What is right already keeps the browser's own undo.
    if (tidied !== field.value) void helpers.setValue(tidied, false);
  }

  return (
    <Field label={label} hint={hint} error={meta.touched ? meta.error : undefined} required={required}>
      {(control) => (
        <Box position="relative" maxWidth={{ sm: 'xs' }}>
          <Input
            autoComplete="off"
            pe="9"
            fontVariantNumeric="tabular-nums"
            {...rest}
            {...control}
            {...field}
            type="text"
            inputMode="decimal"
            onBlur={(event) => {
              tidy();
              field.onBlur(event);
            }}
          />
          <Box as="span" aria-hidden position="absolute" insetEnd="3" top="2" color="fg.muted">
            ₽
          </Box>
        </Box>
      )}
    </Field>
  );
}
