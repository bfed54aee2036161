import { Form, FormError, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { paths } from '@cabinet/kernel/paths';
import { useNavigate } from '@cabinet/kernel/router';
import { enterSessionAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { ConsentText, Stack } from '@cabinet/kernel/ui';
import { useRef, useState } from 'react';
import { setFirstPassword } from '../../api/first-password.ts';
import { NewPasswordField } from '../login/new-password-field.tsx';
import { useFocusOnMount } from '../login/use-focus-on-mount.ts';

interface FirstPasswordFormProps {
  readonly secret: string;
  /** Masked: whose password it is. */
  readonly email: string;
  /** The link has been used, replaced or forgotten meanwhile. */
  readonly onStale: () => void;
}

const validate = validateWith<{ readonly password: string }>(() => import('./first-password-form.schema.ts'));

const UNKNOWN_FAILURE = 'Не удалось задать пароль. Попробуйте ещё раз';
const STALE = ['RES.001', 'RES.003'];

/** The password that a new person thinks up; then they are inside. What was typed stays when it is refused. */
export function FirstPasswordForm({ secret, email, onStale }: FirstPasswordFormProps) {
  const enterSession = useSetAtom(enterSessionAtom);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusOnMount(input);

  const form = useForm({
    initialValues: { password: '' },
    validate,
    async onSubmit({ password }) {
      setRefusal(null);
      try {
        await setFirstPassword({ secret, password });
      } catch (error) {
        setRefusal(error instanceof ApiError ? error.message : UNKNOWN_FAILURE);
        if (error instanceof ApiError && STALE.includes(error.code ?? '')) onStale();
        throw error;
      }
      notify.success('Пароль задан');
      await enterSession();
      await navigate(paths.home.to(), { replace: true });
    },
    onFailure: () => input.current?.select(),
  });

  return (
    <Form form={form} label="Первый пароль">
      {/* Password managers learn from it whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="5" onInput={validate.preload}>
        <NewPasswordField label="Пароль" ref={input} />
        <FormError message={refusal} />
        <SubmitButton size="lg" width="full">
          Задать пароль и войти
        </SubmitButton>
        <ConsentText by="password" />
      </Stack>
    </Form>
  );
}
