import { Form, FormCodeField, SubmitButton, useForm } from '@cabinet/kernel/forms';
import { post } from '@cabinet/kernel/http';
import { Stack } from '@cabinet/kernel/ui';
import { useFocusFirst } from './use-focus-first.ts';
import type { ProofProps } from './use-proof.ts';

/** The code that an app shows now. */
export function TotpProof({ prove, focused }: ProofProps) {
  const input = useFocusFirst<HTMLInputElement>(focused);
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: 'Введите код из приложения' } : {}),
    onSubmit: ({ code }) =>
      prove(() => post('auth/reauthentication/totp', { body: { code }, hasOwnLimit: true }), 'code').catch(
        (error: unknown) => {
          input.current?.select();
          throw error;
        },
      ),
  });
  return (
    <Form form={form} label="Подтверждение кодом">
      <Stack gap="4">
        <FormCodeField
          name="code"
          label="Код из приложения"
          hint="6 цифр, которые приложение показывает сейчас"
          size="lg"
          ref={input}
        />
        <SubmitButton size="lg" width="full">
          Подтвердить
        </SubmitButton>
      </Stack>
    </Form>
  );
}
