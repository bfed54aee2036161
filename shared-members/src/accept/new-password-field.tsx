import { MIN_PASSWORD_LENGTH } from '@cabinet/kernel/core/contract';
import { generatePassword } from '@cabinet/kernel/core/password';
import { PasswordField, useField } from '@cabinet/kernel/forms';
import { Button, CopyButton, Flex, KeyIcon, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';

/** The password of a new account, typed or generated; a generated one is shown, since nobody has seen it yet. */
export function NewPasswordField() {
  const [{ value }, , helpers] = useField<string>('password');
  const [isShown, setShown] = useState(false);

  function generate() {
    void helpers.setValue(generatePassword());
    helpers.setError(undefined);
    setShown(true);
  }

  return (
    <Stack gap="1.5">
      <PasswordField
        name="password"
        label="Пароль"
        hint={`Не короче ${MIN_PASSWORD_LENGTH} символов`}
        autoComplete="new-password"
        isShown={isShown}
        onShownChange={setShown}
        required
      />
      <Flex gap="1" align="center" marginStart="-2.5">
        <Button variant="ghost" size="xs" onClick={generate}>
          <KeyIcon /> Сгенерировать пароль
        </Button>
        {value !== '' && <CopyButton text={value} label="Скопировать пароль" />}
      </Flex>
    </Stack>
  );
}
