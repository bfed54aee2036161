import { notify } from '@cabinet/kernel/notify';
import { Button, Flex, formatDate, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { askForEmail, cancelEmailChange, type EmailChange } from '../../api/email.ts';
import { notifyEmailFailure } from './notify-email-failure.ts';

type Pending = NonNullable<EmailChange['pending']>;

const WORDS: Readonly<Record<Pending['awaits'], (pending: Pending) => string>> = {
  link: ({ email, expiresAt }) =>
    `Ждём подтверждения: ${email}. Откройте ссылку из письма до ${formatDate(expiresAt, 'datetime')}, пока почта прежняя.`,
  second_person: ({ email, expiresAt }) =>
    `Почта ${email} подтверждена. Теперь решает второй человек, до ${formatDate(expiresAt, 'datetime')}; пока почта прежняя.`,
};

/** What the person has asked for and what has not taken effect. */
export function PendingEmail({ pending }: { readonly pending: Pending }) {
  const [busy, setBusy] = useState<'again' | 'cancel' | null>(null);

  async function run(which: 'again' | 'cancel', work: () => Promise<unknown>, done: string) {
    setBusy(which);
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notifyEmailFailure(error);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Stack gap="2">
      <Text textStyle="sm" color="fg.muted" role="status">
        {WORDS[pending.awaits](pending)}
      </Text>
      <Flex gap="2" wrap="wrap">
        {pending.awaits === 'link' && (
          <Button
            variant="outline"
            size="xs"
            busy={busy === 'again'}
            disabled={busy !== null}
            onClick={() => void run('again', () => askForEmail(pending), 'Письмо отправлено ещё раз')}
          >
            Отправить ещё раз
          </Button>
        )}
        <Button
          variant="outline"
          colorPalette="gray"
          size="xs"
          busy={busy === 'cancel'}
          disabled={busy !== null}
          onClick={() => void run('cancel', cancelEmailChange, 'Смена почты отменена')}
        >
          Отменить смену
        </Button>
      </Flex>
    </Stack>
  );
}
