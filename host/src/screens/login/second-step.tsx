import { Form, FormError, QuietButton, SubmitButton, useForm } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { signInByAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { Banner, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { useRef, useState } from 'react';
import { CODE_FACTORS, type CodeFactor, codesOf } from './code-factors.ts';
import { CodeField } from './code-field.tsx';
import { PasskeyButton, useOffersPasskeys } from './passkey-button.tsx';
import type { SecondStepAsked } from './second-factors.ts';
import { signInFailureText } from './sign-in-failure-text.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { usePasskey } from './use-passkey.ts';
import { useSignIn } from './use-sign-in.ts';

interface SecondStepProps extends SecondStepAsked {
  /** Back to the password; with the reason where the server has ended the step. */
  readonly onBack: (reason?: string) => void;
  /** A passkey is asked for. */
  readonly onPasskey?: () => void;
  /** The form is busy until what this returns has settled. */
  readonly onSignedIn?: (() => unknown) | undefined;
}

/** What the server says of a code, at the field of the code. */
function atField(error: unknown, name: CodeFactor): unknown {
  if (!(error instanceof ApiError)) return error;
  const complaint = error.code === 'AUTH.006' ? 'Неверный код' : error.fields.code;
  if (complaint === undefined) return error;
  return new ApiError({ status: error.status, message: error.message, fields: { [name]: complaint } });
}

/** The second step of a sign-in: a passkey, the code of an app, or a recovery code (product §12.9). */
export default function SecondStep({ email, methods, onBack, onPasskey, onSignedIn }: SecondStepProps) {
  const signInBy = useSetAtom(signInByAtom);
  const hasPasskey = useOffersPasskeys() && methods.includes('passkey');
  const codes = codesOf(methods);
  const [kind, setKind] = useState<CodeFactor | undefined>(() =>
    codes.find((code) => code === 'totp' || !hasPasskey),
  );
  const codeInput = useRef<HTMLInputElement>(null);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  useFocusOnMount(passkeyButton);

  const entry = useSignIn(onSignedIn);
  const passkey = usePasskey(entry);
  const form = useForm<Record<CodeFactor, string>>({
    initialValues: { totp: '', recovery_code: '' },
    validate(values) {
      if (kind === undefined) return {};
      const { tidy, whole, complaint } = CODE_FACTORS[kind];
      return whole.test(tidy(values[kind])) ? {} : { [kind]: complaint };
    },
    async onSubmit(values) {
      if (kind === undefined) return;
      const { tidy, send } = CODE_FACTORS[kind];
      try {
        await entry.signIn(() => signInBy(() => send({ code: tidy(values[kind]) })));
      } catch (error) {
        codeInput.current?.select();
        if (error instanceof ApiError && error.code === 'RES.003') return onBack(error.message);
        throw atField(error, kind);
      }
    },
    onFailure: (error) => entry.refuse(signInFailureText(error)),
  });

  function turnTo(next: CodeFactor) {
    entry.refuse(null);
    setKind(next);
  }

  return (
    <Form form={form} label="Подтверждение входа">
      {/* Password managers learn from it whose code this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="5">
        {email !== '' && (
          <Text textStyle="sm" overflowWrap="anywhere">
            {`Учётная запись: ${email}`}
          </Text>
        )}
        {hasPasskey && (
          <PasskeyButton
            passkey={passkey}
            variant={kind === undefined ? 'solid' : 'outline'}
            size="lg"
            width="full"
            ref={passkeyButton}
            onPress={onPasskey}
          />
        )}
        {kind !== undefined && <CodeField key={kind} kind={kind} inputRef={codeInput} />}
        {kind === undefined && !hasPasskey && (
          <Banner>
            Этот браузер не поддерживает ключи доступа. Войдите в другом браузере или на другом устройстве.
          </Banner>
        )}
        <FormError {...entry.refusal} />
        {kind !== undefined && (
          <SubmitButton size="lg" width="full">
            Подтвердить
          </SubmitButton>
        )}
        <Flex justify="space-between" gap="4" wrap="wrap">
          <QuietButton onClick={() => onBack()}>Назад</QuietButton>
          {codes
            .filter((code) => code !== kind)
            .map((code) => (
              <QuietButton key={code} onClick={() => turnTo(code)}>
                {CODE_FACTORS[code].way}
              </QuietButton>
            ))}
        </Flex>
      </Stack>
    </Form>
  );
}
