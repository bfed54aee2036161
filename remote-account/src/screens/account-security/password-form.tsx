import { MIN_PASSWORD_LENGTH, PASSWORD_CHANGED_MESSAGE } from '@cabinet/kernel/core/contract';
import { Form, PasswordField, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Box, Stack } from '@cabinet/kernel/ui';
import { useChangePassword } from '../../api/profile.ts';

const INITIAL_VALUES = { currentPassword: '', newPassword: '' };

const validate = validateWith<typeof INITIAL_VALUES>(() => import('./password-form.schema.ts'));

export function PasswordForm({ email }: { readonly email: string }) {
  const changePassword = useChangePassword();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async (values, helpers) => {
      await changePassword(values);
      helpers.resetForm();
      notify.success(PASSWORD_CHANGED_MESSAGE);
    },
    onFailure: notifyApiError,
  });
  return (
    <Form form={form} label="Смена пароля">
      <Stack gap="4">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label="Текущий пароль"
          autoComplete="current-password"
          required
        />
        <PasswordField
          name="newPassword"
          label="Новый пароль"
          hint={`Не короче ${MIN_PASSWORD_LENGTH} символов`}
          autoComplete="new-password"
          required
        />
        <Box>
          <SubmitButton needsChange>Сменить пароль</SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
