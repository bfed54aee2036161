import { MIN_PASSWORD_LENGTH } from '@cabinet/kernel/core/contract';
import { generatePassword } from '@cabinet/kernel/core/password';
import { PasswordField, useField } from '@cabinet/kernel/forms';
import { IconButton, RefreshIcon } from '@cabinet/kernel/ui';
import type { Ref } from 'react';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A new password of somebody outside, typed or generated. */
export function NewPasswordField({ label, ref }: NewPasswordFieldProps) {
  const [, , { setValue }] = useField<string>('password');
  return (
    <PasswordField
      name="password"
      label={label}
      hint={`Минимум ${MIN_PASSWORD_LENGTH} символов`}
      autoComplete="new-password"
      size="lg"
      ref={ref}
      actions={
        <IconButton size="sm" label="Сгенерировать пароль" onClick={() => void setValue(generatePassword())}>
          <RefreshIcon />
        </IconButton>
      }
    />
  );
}
