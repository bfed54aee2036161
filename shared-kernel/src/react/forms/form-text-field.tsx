import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { Input, type InputProps } from '../ui/input.ts';

/** Props of {@link FormTextField}. */
export interface FormTextFieldProps extends Omit<InputProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A line of text bound to a field of the form around it. */
export function FormTextField({ name, label, hint, required, ...rest }: FormTextFieldProps) {
  const [field, meta] = useField<string>(name);
  return (
    <Field label={label} hint={hint} error={meta.touched ? meta.error : undefined} required={required}>
      {(control) => <Input {...rest} {...control} {...field} />}
    </Field>
  );
}
