import { Form, PasswordField, SubmitButton, useForm } from '@cabinet/kernel/forms';
import { post } from '@cabinet/kernel/http';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Stack } from '@cabinet/kernel/ui';
import { useFocusFirst } from './use-focus-first.ts';
import type { ProofProps } from './use-proof.ts';

/** The password, of somebody who has no second factor. */
export function PasswordProof({ prove, focused }: ProofProps) {
  const email = useCurrentUser()?.email ?? '';
  const input = useFocusFirst<HTMLInputElement>(focused);
  const form = useForm({
    initialValues: { password: '' },
    validate: ({ password }) => (password === '' ? { password: 'Введите пароль' } : {}),
    onSubmit: (body) =>
      prove(() => post('auth/reauthentication/password', { body, hasOwnLimit: true })).catch(
        (error: unknown) => {
          input.current?.select();
          throw error;
        },
      ),
  });
  return (
    <Form form={form} label="Подтверждение паролем">
      <Stack gap="4">
        {/* A password manager finds the account by it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label="Пароль" autoComplete="current-password" size="lg" ref={input} />
        <SubmitButton size="lg" width="full">
          Подтвердить
        </SubmitButton>
      </Stack>
    </Form>
  );
}
