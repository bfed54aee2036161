import { type FailureText, RESET_CODE_SENT_MESSAGE } from '@cabinet/kernel/core/contract';
import { Form, FormError, QuietButton, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack } from '@cabinet/kernel/ui';
import { useRef, useState } from 'react';
import { requestPasswordReset } from '../../api/password-reset.ts';
import { EmailField } from './email-field.tsx';
import { resetFailureText } from './password-reset-failure-text.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface RequestValues {
  readonly email: string;
}

interface ResetRequestFormProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
  readonly onBack: (email: string) => void;
}

const validate = validateWith<RequestValues>(() => import('./reset-request-form.schema.ts'));

/** First step to a new password: the e-mail that the code goes to. */
export function ResetRequestForm({ email, onSent, onBack }: ResetRequestFormProps) {
  const emailInput = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<FailureText | null>(null);
  useFocusOnMount(emailInput);

  const form = useForm<RequestValues>({
    initialValues: { email },
    validate,
    async onSubmit(values) {
      setRefusal(null);
      const address = values.email.trim();
      try {
        await requestPasswordReset({ email: address });
      } catch (error) {
        setRefusal(resetFailureText(error));
        throw error;
      }
      notify.success(RESET_CODE_SENT_MESSAGE);
      onSent(address);
    },
    onFailure: () => emailInput.current?.select(),
  });

  return (
    <Form form={form} label="Запрос кода">
      <Stack gap="5" onFocus={validate.preload}>
        <EmailField inputRef={emailInput} />
        <FormError {...refusal} />
        <SubmitButton size="lg" width="full">
          Получить код
        </SubmitButton>
        <QuietButton alignSelf="center" onClick={() => onBack(form.values.email)}>
          Назад
        </QuietButton>
      </Stack>
    </Form>
  );
}
