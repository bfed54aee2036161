import { PasswordField, useField } from '@cabinet/kernel/forms';
import { NewPasswordField } from './new-password-field.tsx';

/** A new password, and the current one as soon as there is a new one to set. */
export function PasswordFields() {
  const [{ value: password }] = useField<string>('password');
  return (
    <>
      <NewPasswordField name="password" />
      {password !== '' && (
        <PasswordField
          name="currentPassword"
          label="Текущий пароль"
          hint="Подтвердите, что пароль меняете вы"
          autoComplete="current-password"
          required
        />
      )}
    </>
  );
}
