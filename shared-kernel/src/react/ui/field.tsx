import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Stack } from './layout.ts';
import { Text } from './text.ts';

/** The props that the control inside a {@link Field} takes, so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message under the control. It also marks the control as wrong. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

const Label = /* @__PURE__ */ chakra('label', { base: { textStyle: 'label', color: 'fg' } });

/** A control with its label, hint and error message. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const isWrong = error !== undefined && error !== '';
  const described = [isWrong && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Stack gap="1.5">
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        required,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint !== undefined && (
        <Text id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      )}
      {isWrong && (
        <Text id={`${id}-error`} role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}
