import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Field } from '../field.tsx';
import { Select, type SelectProps } from './select.tsx';

/** Props of {@link FormSelectField}. */
export interface FormSelectFieldProps extends Omit<SelectProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A choice bound to a field of the form around it. */
export function FormSelectField({ name, label, hint, required, ...rest }: FormSelectFieldProps) {
  const [field, meta] = useField<string>(name);
  return (
    <Field label={label} hint={hint} error={meta.touched ? meta.error : undefined} required={required}>
      {(control) => <Select {...rest} {...control} {...field} />}
    </Field>
  );
}
