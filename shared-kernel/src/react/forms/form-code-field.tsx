import { FormTextField, type FormTextFieldProps } from './form-text-field.tsx';

/** Props of {@link FormCodeField}. */
export interface FormCodeFieldProps
  extends Pick<FormTextFieldProps, 'name' | 'label' | 'hint' | 'size' | 'maxW' | 'required' | 'ref'> {}

/** A code from a letter or of an app: a phone shows digits and offers the code that has just arrived. */
export function FormCodeField(props: FormCodeFieldProps) {
  return <FormTextField {...props} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />;
}
