import { useField } from '@cabinet/kernel/forms';
import { Field } from '@cabinet/kernel/ui';
import { SuggestedInput } from '@cabinet/kernel/ui/combobox';

interface FormSuggestedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly suggestions: readonly string[] | undefined;
}

/** A line of text that must be there. It offers what there is already, and takes what is new. */
export function FormSuggestedField({ name, label, maxLength, suggestions }: FormSuggestedFieldProps) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>(name);
  return (
    <Field label={label} error={touched ? error : undefined} required>
      {(control) => (
        <SuggestedInput
          {...control}
          {...{ name, maxLength, suggestions, value, onBlur }}
          onChange={(text) => void setValue(text)}
        />
      )}
    </Field>
  );
}
