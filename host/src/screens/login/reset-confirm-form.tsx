import { type FailureText, PASSWORD_CHANGED_MESSAGE } from '@cabinet/kernel/core/contract';
import {
  Form,
  FormCodeField,
  FormError,
  QuietButton,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Flex, Stack } from '@cabinet/kernel/ui';
import { useRef, useState } from 'react';
import { confirmPasswordReset } from '../../api/password-reset.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { resetFailureText } from './password-reset-failure-text.ts';
import { ResendCodeButton } from './resend-code-button.tsx';
import type { ResetDraft } from './reset-draft.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type ConfirmValues = Pick<ResetDraft, 'code' | 'password'>;

interface ResetConfirmFormProps {
  readonly draft: ResetDraft;
  readonly onChanged: () => void;
  readonly onBack: (draft: ResetDraft) => void;
}

const validate = validateWith<ConfirmValues>(() => import('./reset-confirm-form.schema.ts'));

/** Second step to a new password: the code of the letter and the password itself. */
export function ResetConfirmForm({ draft, onChanged, onBack }: ResetConfirmFormProps) {
  const codeInput = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<FailureText | null>(null);
  useFocusOnMount(codeInput);

  const form = useForm<ConfirmValues>({
    initialValues: { code: draft.code, password: draft.password },
    validate,
    async onSubmit({ code, password }) {
      setRefusal(null);
      try {
        await confirmPasswordReset({ email: draft.email, code: code.trim(), password });
      } catch (error) {
        setRefusal(resetFailureText(error));
        throw error;
      }
      notify.success(PASSWORD_CHANGED_MESSAGE);
      onChanged();
    },
    onFailure: () => codeInput.current?.select(),
  });

  return (
    <Form form={form} label="Смена пароля">
      {/* Password managers learn from it whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={draft.email} readOnly hidden />
      <Stack gap="5">
        <FormCodeField name="code" label="Код из письма" size="lg" ref={codeInput} />
        <NewPasswordField label="Новый пароль" />
        <FormError {...refusal} />
        <SubmitButton size="lg" width="full">
          Сменить пароль
        </SubmitButton>
        <Flex justify={{ base: 'center', sm: 'space-between' }} gap="4" wrap="wrap">
          <QuietButton onClick={() => onBack({ ...draft, ...form.values })}>Назад</QuietButton>
          <ResendCodeButton email={draft.email} />
        </Flex>
      </Stack>
    </Form>
  );
}
