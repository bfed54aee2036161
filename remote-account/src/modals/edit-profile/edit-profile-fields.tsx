import { FormPhoneField, FormTextField } from '@cabinet/kernel/forms';
import { Heading, Separator, Stack } from '@cabinet/kernel/ui';
import type { Ref } from 'react';
import { MessageSettingsFields } from '../../components/message-settings-fields.tsx';
import { PasswordFields } from './password-fields.tsx';

export function EditProfileFields({ nameField }: { readonly nameField: Ref<HTMLInputElement> }) {
  return (
    <Stack gap="4" pb="1">
      <FormTextField name="email" label="Email" type="email" autoComplete="username" readOnly />
      <FormTextField
        ref={nameField}
        name="displayName"
        label="Отображаемое имя"
        autoComplete="name"
        required
      />
      <FormPhoneField name="phone" label="Телефон" />
      <PasswordFields />
      <Separator />
      <Stack gap="3">
        <Heading as="h3" size="md">
          Отправка сообщений
        </Heading>
        <MessageSettingsFields />
      </Stack>
    </Stack>
  );
}
