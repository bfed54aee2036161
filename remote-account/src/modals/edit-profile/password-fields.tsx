import { MIN_PASSWORD_LENGTH } from '@cabinet/kernel/core/contract';
import { NewPasswordField, PasswordField, useField } from '@cabinet/kernel/forms';

/** A new password, and the current one as soon as there is a new one to set. */
export function PasswordFields() {
  const [{ value: password }] = useField<string>('password');
  return (
    <>
      <NewPasswordField
        name="password"
        label="Новый пароль"
        hint={`Необязательно. Не короче ${MIN_PASSWORD_LENGTH} символов; после смены остальные устройства выйдут из кабинета`}
      />
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
