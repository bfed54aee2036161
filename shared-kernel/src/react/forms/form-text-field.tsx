import { useField } from 'formik';
import type { ChangeEvent, ReactNode } from 'react';
import { tidyEmail } from '../../core/contract/index.ts';
import { Field } from '../ui/field.tsx';
import { Input, type InputProps } from '../ui/input.ts';

/** Props of {@link FormTextField}. */
export interface FormTextFieldProps extends Omit<InputProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A line of text bound to a field of the form around it. An e-mail may be pasted as a letter of ours shows it. */
export function FormTextField({ name, label, hint, required, ...rest }: FormTextFieldProps) {
  const [typed, meta, { setValue }] = useField<string>(name);
  const takeEmail = ({ target }: ChangeEvent<HTMLInputElement>) => void setValue(tidyEmail(target.value));
  const field = rest.type === 'email' ? { ...typed, onChange: takeEmail } : typed;
  return (
    <Field label={label} hint={hint} error={meta.touched ? meta.error : undefined} required={required}>
      {(control) => <Input {...rest} {...control} {...field} />}
    </Field>
  );
}
