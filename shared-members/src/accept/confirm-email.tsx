import { FormError } from '@cabinet/kernel/forms';
import { Banner, Button, Flex, Heading, Separator, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { dayAndTime } from '../lib/day-and-time.ts';
import { CodeForm } from './code-form.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { type CodeOptions, useCode } from './use-code.ts';

interface ConfirmEmailProps extends CodeOptions {
  /** Masked. */
  readonly email: string;
  /** Another answer. */
  readonly children: ReactNode;
}

/** A link that was copied proves nothing: whoever is not signed in shows first that the letters of the address are theirs. */
export function ConfirmEmail({ email, children, ...options }: ConfirmEmailProps) {
  const coding = useCode(options);
  const { sent, hasLetter, limitedUntil, isSending, refusal, send } = coding;
  return (
    <Stack gap="6">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="lg">
            Подтвердите почту
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {hasLetter
              ? `Код из 6 цифр отправлен на ${email}. Если письма нет, загляните в «Спам».`
              : `Ссылку могли переслать, поэтому сначала проверим, что приглашение пришло вам. Отправим код из 6 цифр на ${email}.`}
          </Text>
        </Stack>
        {limitedUntil !== null && (
          <Banner
            tone="warning"
            title="Пока код не отправить"
          >{`Письмо с кодом уже отправляли. Новый код можно запросить ${dayAndTime(limitedUntil)}.`}</Banner>
        )}
        <FormError message={refusal} />
        {hasLetter ? (
          <CodeForm key={sent?.expiresAt} sent={sent} coding={coding} />
        ) : (
          <Flex>
            <Button busy={isSending} onClick={() => void send()}>
              Отправить код
            </Button>
          </Flex>
        )}
      </Stack>
      <Separator />
      <Stack gap="3" align="flex-start">
        <Text color="fg.muted" textStyle="sm">
          Уже есть учётная запись с этой почтой? Войдите: код не понадобится.
        </Text>
        <Flex gap="2" wrap="wrap">
          <SignInButton kind={options.kind} variant="outline" />
          {children}
        </Flex>
      </Stack>
    </Stack>
  );
}
