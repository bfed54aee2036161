import { MIN_PASSWORD_LENGTH } from '@cabinet/kernel/core/contract';
import { tidyLine } from '@cabinet/kernel/core/text';
import {
  Form,
  FormError,
  FormTextField,
  NewPasswordField,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { Banner, ConsentText, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import { type ReactNode, useState } from 'react';
import type { Acceptance } from './opened-invitation.ts';
import { useRefusal } from './use-refusal.ts';

const INITIAL_VALUES = { displayName: '', password: '' };

const validate = validateWith<typeof INITIAL_VALUES>(() => import('./new-account-form.schema.ts'));

interface NewAccountFormProps {
  /** Masked. */
  readonly email: string;
  readonly onAccept: (account: Acceptance['account']) => Promise<void>;
  /** The invitation has changed meanwhile. */
  readonly onStale: () => void;
  /** The way of whoever turns out to have an account. */
  readonly signIn: ReactNode;
  /** Other answers. */
  readonly children: ReactNode;
}

const isTaken = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'AUTH.001';

/** Name and password of somebody who has no account: accepting makes it and signs in. */
export function NewAccountForm({ email, onAccept, onStale, signIn, children }: NewAccountFormProps) {
  const { refusal, forget, refuse } = useRefusal(onStale);
  const [taken, setTaken] = useState<string | null>(null);
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: ({ displayName, password }) => {
      forget();
      setTaken(null);
      return onAccept({ displayName: tidyLine(displayName), password });
    },
    onFailure: (error) => (isTaken(error) ? setTaken(error.message) : refuse(error)),
  });
  return (
    <Form form={form} label="Новая учётная запись">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="lg">
            Создать учётную запись
          </Heading>
          <Text color="fg.muted" textStyle="sm">{`Входить вы будете с почтой ${email}.`}</Text>
        </Stack>
        <FormTextField name="displayName" label="Как вас зовут" autoComplete="name" required />
        <NewPasswordField
          name="password"
          label="Пароль"
          hint={`Не короче ${MIN_PASSWORD_LENGTH} символов`}
          required
        />
        <FormError message={refusal} />
        {taken !== null && <Banner tone="warning" title={taken} action={signIn} />}
        <Flex gap="2" wrap="wrap">
          <SubmitButton>Создать и принять</SubmitButton>
          {children}
        </Flex>
        <ConsentText by="account" />
      </Stack>
    </Form>
  );
}
