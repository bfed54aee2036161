import { useField } from 'formik';
import { useState } from 'react';
import { generatePassword } from '../../core/password/generate-password.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { KeyIcon } from '../ui/icons/key-icon.ts';
import { Flex, Stack } from '../ui/layout.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps
  extends Pick<PasswordFieldProps, 'name' | 'label' | 'hint' | 'required'> {}

/** A new password, typed or generated; a generated one is shown, since nobody has seen it yet. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [{ value }, , helpers] = useField<string>(props.name);
  const [isShown, setShown] = useState(false);

  function generate() {
    void helpers.setValue(generatePassword());
    helpers.setError(undefined);
    setShown(true);
  }

  return (
    <Stack gap="1.5">
      <PasswordField {...props} autoComplete="new-password" isShown={isShown} onShownChange={setShown} />
      <Flex gap="1" align="center" marginStart="-2.5">
        <Button variant="ghost" size="xs" onClick={generate}>
          <KeyIcon /> Сгенерировать пароль
        </Button>
        {value !== '' && <CopyButton text={value} label="Скопировать пароль" />}
      </Flex>
    </Stack>
  );
}
