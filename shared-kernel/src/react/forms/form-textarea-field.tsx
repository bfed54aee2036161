import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { Textarea, type TextareaProps } from '../ui/textarea.ts';

/** Props of {@link FormTextareaField}. */
export interface FormTextareaFieldProps
  extends Omit<TextareaProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** Many lines of text bound to a field of the form around it. */
export function FormTextareaField({ name, label, hint, required, ...rest }: FormTextareaFieldProps) {
  const [field, meta] = useField<string>(name);
  return (
    <Field label={label} hint={hint} error={meta.touched ? meta.error : undefined} required={required}>
      {(control) => <Textarea {...rest} {...control} {...field} />}
    </Field>
  );
}
