import { useField } from 'formik';
import { useId } from 'react';
import { Checkbox, type CheckboxProps } from '../ui/checkbox.tsx';
import { Box } from '../ui/layout.ts';
import { Text } from '../ui/text.ts';

/** Props of {@link FormCheckbox}. */
export interface FormCheckboxProps extends Omit<CheckboxProps, 'name' | 'checked' | 'onChange' | 'onBlur'> {
  readonly name: string;
}

/** A checkbox bound to a field of the form around it. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const [{ value, ...field }, meta] = useField<boolean>({ name, type: 'checkbox' });
  const errorId = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <Box>
      <Checkbox
        {...rest}
        {...field}
        {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error !== undefined && (
        <Text id={errorId} role="alert" textStyle="sm" color="fg.error" mt="1">
          {error}
        </Text>
      )}
    </Box>
  );
}
