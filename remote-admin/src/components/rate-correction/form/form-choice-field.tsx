import { useField } from '@cabinet/kernel/forms';
import { Stack, Text } from '@cabinet/kernel/ui';
import { Combobox } from '@cabinet/kernel/ui/combobox';
import { type ComponentProps, useId } from 'react';

type ComboboxProps = ComponentProps<typeof Combobox>;

interface FormChoiceFieldProps
  extends Omit<ComboboxProps, 'value' | 'onChange' | 'isInvalid' | 'describedBy'> {
  readonly name: string;
  readonly onChoose?: ((value: string) => void) | undefined;
}

/** A choice of many, found by typing, bound to a field of the form around it. */
export function FormChoiceField({ name, label, onChoose, ...rest }: FormChoiceFieldProps) {
  const [{ value }, { touched, error }, helpers] = useField<string>(name);
  const errorId = useId();
  const isWrong = touched && error !== undefined;
  return (
    <Stack gap="1.5">
      <Text textStyle="label" aria-hidden>
        {label}
      </Text>
      <Combobox
        {...rest}
        label={label}
        value={value}
        onChange={(chosen) => {
          void helpers.setValue(chosen);
          onChoose?.(chosen);
        }}
        isInvalid={isWrong}
        describedBy={isWrong ? errorId : undefined}
      />
      {isWrong && (
        <Text id={errorId} role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}
