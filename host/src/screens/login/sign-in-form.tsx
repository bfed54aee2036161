import {
  Form,
  FormError,
  PasswordField,
  QuietButton,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { signInAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { Banner, Stack } from '@cabinet/kernel/ui';
import { type RefObject, useRef, useState } from 'react';
import { EmailField } from './email-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { askedFactors, type SecondStepAsked } from './second-factors.ts';
import { signInFailureText } from './sign-in-failure-text.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { usePasskey } from './use-passkey.ts';
import { usePasskeySuggestion } from './use-passkey-suggestion.ts';
import { useSignIn } from './use-sign-in.ts';
import { useTypedText } from './use-typed-text.ts';

interface SignInValues {
  readonly email: string;
  readonly password: string;
}

interface SignInFormProps {
  readonly email: string;
  /** Why the person is here again, until they try once more. */
  readonly notice?: string | null;
  /** Lets the browser name passkeys below the e-mail. One form of a page may. */
  readonly suggestsPasskeys?: boolean;
  readonly onForgotten: (email: string) => void;
  /** The password was right. The form is busy until what this returns has settled. */
  readonly onSecondStep: (asked: SecondStepAsked) => Promise<void>;
  /** A passkey is asked for. */
  readonly onPasskey?: () => void;
  /** The form is busy until what this returns has settled. */
  readonly onSignedIn?: (() => unknown) | undefined;
  /** Gets the field of the password, for a dialog that puts the focus there. */
  readonly passwordInput?: RefObject<HTMLInputElement | null>;
}

const validate = validateWith<SignInValues>(() => import('./sign-in-form.schema.ts'));

/** E-mail and password, or a passkey. A refusal keeps what was typed and selects the password for the next try. */
export function SignInForm({
  email,
  notice: firstNotice = null,
  suggestsPasskeys = false,
  ...rest
}: SignInFormProps) {
  const signIn = useSetAtom(signInAtom);
  const [notice, setNotice] = useState(firstNotice);
  const emailInput = useRef<HTMLInputElement>(null);
  const ownPasswordInput = useRef<HTMLInputElement>(null);
  const { passwordInput = ownPasswordInput, onForgotten, onSecondStep, onPasskey, onSignedIn } = rest;
  useFocusOnMount(email === '' ? emailInput : passwordInput);

  const entry = useSignIn(onSignedIn);
  const passkey = usePasskey(entry);
  const form = useForm<SignInValues>({
    initialValues: { email, password: '' },
    validate,
    async onSubmit(values) {
      const credentials = { email: values.email.trim(), password: values.password };
      setNotice(null);
      try {
        await entry.signIn(() => signIn(credentials));
      } catch (error) {
        const methods = askedFactors(error);
        if (methods.length > 0) return onSecondStep({ email: credentials.email, methods });
        entry.refuse(signInFailureText(error));
        throw error;
      }
    },
    onFailure: () => passwordInput.current?.select(),
  });
  useTypedText(form, { email: emailInput, password: passwordInput });
  usePasskeySuggestion(suggestsPasskeys && !form.isSubmitting && !passkey.isBusy, passkey.send);

  return (
    <Form form={form} label="Вход">
      <Stack gap="5" onInput={validate.preload}>
        {notice !== null && <Banner tone="warning">{notice}</Banner>}
        <EmailField inputRef={emailInput} hasPasskeys />
        <PasswordField
          name="password"
          label="Пароль"
          autoComplete="current-password"
          size="lg"
          ref={passwordInput}
        />
        <FormError {...entry.refusal} />
        <SubmitButton size="lg" width="full">
          Войти
        </SubmitButton>
        <PasskeyButton passkey={passkey} alignSelf="center" onPress={onPasskey} />
        <QuietButton alignSelf="center" onClick={() => onForgotten(form.values.email)}>
          Забыли пароль?
        </QuietButton>
      </Stack>
    </Form>
  );
}
