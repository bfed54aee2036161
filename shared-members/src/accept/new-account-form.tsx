import { MIN_PASSWORD_LENGTH } from '@cabinet/kernel/core/contract';
import {
  Form,
  FormError,
  FormTextField,
  NewPasswordField,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
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
  /** Other answers. */
  readonly children: ReactNode;
}

/** Name and password of somebody who has no account: accepting makes it and signs in. */
export function NewAccountForm({ email, onAccept, onStale, children }: NewAccountFormProps) {
  const { refusal, forget, refuse } = useRefusal(onStale);
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: ({ displayName, password }) => {
      forget();
      return onAccept({ displayName: displayName.trim(), password });
    },
    onFailure: refuse,
  });
  return (
    <Form form={form} label="Новый аккаунт">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="lg">
            Создайте аккаунт
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            Входить вы будете по email {email}, на который пришло письмо.
          </Text>
        </Stack>
        <FormTextField name="displayName" label="Как вас зовут" autoComplete="name" required />
        <NewPasswordField
          name="password"
          label="Пароль"
          hint={`Не короче ${MIN_PASSWORD_LENGTH} символов`}
          required
        />
        <FormError message={refusal} />
        <Flex gap="2" wrap="wrap">
          <SubmitButton>Создать аккаунт и принять</SubmitButton>
          {children}
        </Flex>
      </Stack>
    </Form>
  );
}
