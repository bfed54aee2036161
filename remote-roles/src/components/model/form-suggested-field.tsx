import { FormTextField } from '@cabinet/kernel/forms';
import { type ComponentProps, useId } from 'react';

interface FormSuggestedFieldProps extends ComponentProps<typeof FormTextField> {
  readonly suggestions: readonly string[] | undefined;
}

/** A line of text that offers what is there already, and takes what is new. */
export function FormSuggestedField({ suggestions = [], ...rest }: FormSuggestedFieldProps) {
  const listId = useId();
  return (
    <>
      <FormTextField {...rest} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
