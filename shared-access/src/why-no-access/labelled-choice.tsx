import { Stack, Text } from '@cabinet/kernel/ui';
import { Combobox } from '@cabinet/kernel/ui/combobox';
import type { ComponentProps } from 'react';

/** A choice with its name above it, which the choice says to a screen reader itself. */
export function LabelledChoice(props: ComponentProps<typeof Combobox>) {
  return (
    <Stack gap="1.5">
      <Text textStyle="label" aria-hidden>
        {props.label}
      </Text>
      <Combobox {...props} />
    </Stack>
  );
}
