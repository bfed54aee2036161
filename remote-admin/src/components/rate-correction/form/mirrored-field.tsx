import { useField } from '@cabinet/kernel/forms';
import { Field, Input } from '@cabinet/kernel/ui';

interface MirroredFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** The field that says the same in another way. */
  readonly mirror: string;
  readonly toMirror: (text: string) => string;
  readonly required?: boolean;
}

/** A number that can also be typed in another field: each writes the other. */
export function MirroredField({ name, label, hint, mirror, toMirror, required = false }: MirroredFieldProps) {
  const [field, { touched, error }, helpers] = useField<string>(name);
  const [, , mirrorHelpers] = useField<string>(mirror);
  function type(text: string) {
    void helpers.setValue(text);
    void mirrorHelpers.setValue(toMirror(text));
  }
  return (
    <Field label={label} hint={hint} error={touched ? error : undefined} required={required}>
      {(control) => (
        <Input
          {...control}
          {...field}
          onChange={({ target }) => type(target.value)}
          inputMode="text"
          autoComplete="off"
        />
      )}
    </Field>
  );
}
