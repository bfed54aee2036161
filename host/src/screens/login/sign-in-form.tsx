import type { FailureText } from '@cabinet/kernel/core/contract';
import {
  Form,
  FormError,
  PasswordField,
  QuietButton,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { authAtom, signInAtom } from '@cabinet/kernel/session';
import { useSetAtom, useStore } from '@cabinet/kernel/state';
import { Stack } from '@cabinet/kernel/ui';
import { type RefObject, useRef, useState } from 'react';
import { EmailField } from './email-field.tsx';
import { GUEST_REFUSED, signInFailureText } from './sign-in-failure-text.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useTypedText } from './use-typed-text.ts';

interface SignInValues {
  readonly email: string;
  readonly password: string;
}

interface SignInFormProps {
  readonly email: string;
  readonly onForgotten: (email: string) => void;
  /** The form is busy until what this returns has settled. */
  readonly onSignedIn?: () => unknown;
  /** Gets the field of the password, for a dialog that puts the focus there. */
  readonly passwordInput?: RefObject<HTMLInputElement | null>;
}

const validate = validateWith<SignInValues>(() => import('./sign-in-form.schema.ts'));

/** E-mail and password. A refusal keeps what was typed and selects the password for the next try. */
export function SignInForm({ email, onForgotten, onSignedIn, ...refs }: SignInFormProps) {
  const signIn = useSetAtom(signInAtom);
  const store = useStore();
  const [refusal, setRefusal] = useState<FailureText | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const ownPasswordInput = useRef<HTMLInputElement>(null);
  const { passwordInput = ownPasswordInput } = refs;
  useFocusOnMount(email === '' ? emailInput : passwordInput);

  const form = useForm<SignInValues>({
    initialValues: { email, password: '' },
    validate,
    async onSubmit(values) {
      setRefusal(null);
      try {
        const user = await signIn({ email: values.email.trim(), password: values.password });
        if (user !== null) {
          await onSignedIn?.();
          return;
        }
        // A load that failed has a toast.
        if (store.get(authAtom).user !== null) setRefusal(GUEST_REFUSED);
      } catch (error) {
        setRefusal(signInFailureText(error));
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
        <FormError {...refusal} />
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
