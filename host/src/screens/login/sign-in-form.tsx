import { Form, PasswordField, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { authAtom, signInAtom } from '@cabinet/kernel/session';
import { useSetAtom, useStore } from '@cabinet/kernel/state';
import { Stack } from '@cabinet/kernel/ui';
import { useRef } from 'react';
import { EmailField } from './email-field.tsx';
import { QuietButton } from './quiet-button.tsx';
import { notifyGuest, notifySignInFailure } from './sign-in-failure-notice.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useTypedText } from './use-typed-text.ts';

interface SignInValues {
  readonly email: string;
  readonly password: string;
}

interface SignInFormProps {
  readonly email: string;
  readonly onForgotten: (email: string) => void;
  readonly onSignedIn?: () => void;
}

const validate = validateWith<SignInValues>(() => import('./sign-in-form.schema.ts'));

/** E-mail and password. A refusal keeps what was typed and selects the password for the next try. */
export function SignInForm({ email, onForgotten, onSignedIn }: SignInFormProps) {
  const signIn = useSetAtom(signInAtom);
  const store = useStore();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useFocusOnMount(email === '' ? emailInput : passwordInput);

  const form = useForm<SignInValues>({
    initialValues: { email, password: '' },
    validate,
    async onSubmit(values) {
      try {
        const user = await signIn({ email: values.email.trim(), password: values.password });
        if (user !== null) return onSignedIn?.();
        // A failed load has its own toast.
        if (store.get(authAtom).user !== null) notifyGuest();
      } catch (error) {
        notifySignInFailure(error);
        throw error;
      }
    },
    onFailure: () => passwordInput.current?.select(),
  });
  useTypedText(form, { email: emailInput, password: passwordInput });

  return (
    <Form form={form} label="Вход">
      <Stack gap="5" onInput={validate.preload}>
        <EmailField inputRef={emailInput} />
        <PasswordField
          name="password"
          label="Пароль"
          autoComplete="current-password"
          size="lg"
          ref={passwordInput}
        />
        <SubmitButton size="lg" width="full">
          Войти
        </SubmitButton>
        <QuietButton alignSelf="center" onClick={() => onForgotten(form.values.email)}>
          Забыли пароль?
        </QuietButton>
      </Stack>
    </Form>
  );
}
