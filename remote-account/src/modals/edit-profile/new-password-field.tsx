import { generatePassword } from '@cabinet/kernel/core/password';
import { PasswordField, useField } from '@cabinet/kernel/forms';
import { Button, CopyButton, Flex, KeyIcon, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';

/** A new password, typed or generated; a generated one is shown, since nobody has seen it yet. */
export function NewPasswordField({ name }: { readonly name: string }) {
  const [{ value }, , helpers] = useField<string>(name);
  const [isShown, setShown] = useState(false);

  function generate() {
    void helpers.setValue(generatePassword());
    helpers.setError(undefined);
    setShown(true);
  }

  return (
    <Stack gap="1.5">
      <PasswordField
        name={name}
        label="Новый пароль"
        hint="Необязательно. Не короче 8 символов; после смены остальные устройства выйдут из кабинета"
        autoComplete="new-password"
        isShown={isShown}
        onShownChange={setShown}
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
