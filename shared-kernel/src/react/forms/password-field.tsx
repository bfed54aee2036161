import { useField } from 'formik';
import { type ReactNode, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { EyeIcon } from '../ui/icons/eye-icon.ts';
import { EyeOffIcon } from '../ui/icons/eye-off-icon.ts';
import { Input, type InputProps } from '../ui/input.ts';
import { Box, Flex } from '../ui/layout.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps
  extends Omit<InputProps, 'name' | 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Buttons after the one that shows the password. */
  readonly actions?: ReactNode;
  /** Whether the password is shown. Without it the field keeps that state itself. */
  readonly isShown?: boolean | undefined;
  readonly onShownChange?: ((isShown: boolean) => void) | undefined;
}

/** A password bound to a field of the form around it, with a button that shows and hides it. */
export function PasswordField({ name, label, hint, required, actions, ...options }: PasswordFieldProps) {
  const { isShown: isShownOutside, onShownChange, ...rest } = options;
  const [field, meta] = useField<string>(name);
  const [isShownInside, setShown] = useState(false);
  const isShown = isShownOutside ?? isShownInside;

  function toggle() {
    setShown(!isShown);
    onShownChange?.(!isShown);
  }

  return (
    <Field label={label} hint={hint} error={meta.touched ? meta.error : undefined} required={required}>
      {(control) => (
        <Box position="relative">
          <Input
            pe={actions === undefined ? '11' : '20'}
            {...rest}
            {...control}
            {...field}
            type={isShown ? 'text' : 'password'}
          />
          <Flex position="absolute" insetEnd="1" insetBlock="0" align="center" gap="0.5">
            <IconButton
              size="sm"
              label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
              aria-pressed={isShown}
              aria-controls={control.id}
              onClick={toggle}
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
            {actions}
          </Flex>
        </Box>
      )}
    </Field>
  );
}
