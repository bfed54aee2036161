import { useField } from 'formik';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../core/money/format-money.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import { Field } from '../field.tsx';
import { Input, type InputProps } from '../input.ts';
import { Box } from '../layout.ts';

/** Props of {@link FormMoneyField}. */
export interface FormMoneyFieldProps
  extends Omit<InputProps, 'name' | 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/**
 * A sum in roubles, bound to a field of the form around it. The field holds the text as it was typed, with comma or
 * point and spaces. When it is left, a sum is written in the Russian format. The schema judges it by `parseMoney`.
 */
export function FormMoneyField({ name, label, hint, required, ...rest }: FormMoneyFieldProps) {
  const [field, meta, helpers] = useField<string>(name);

  function tidy() {
    const parsed = parseMoney(field.value, { decimals: 2 });
    if (parsed.ok) void helpers.setValue(formatMoney(parsed.money, { unit: false }), false);
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
