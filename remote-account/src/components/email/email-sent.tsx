import { formatDate, Stack, Text } from '@cabinet/kernel/ui';
import type { EmailChange } from '../../api/email.ts';

interface EmailSentProps {
  readonly pending: NonNullable<EmailChange['pending']>;
  readonly takesTwo: boolean;
}

/** What to do next. It says the same of every address. */
export function EmailSent({ pending: { email, expiresAt }, takesTwo }: EmailSentProps) {
  return (
    <Stack gap="3" role="status">
      <Text overflowWrap="anywhere">{`Мы отправили письмо на ${email}. До подтверждения почта прежняя.`}</Text>
      <Text color="fg.muted" textStyle="sm">
        {`Ссылка действует до ${formatDate(expiresAt, 'datetime')}. Письма нет — загляните в «Спам» и проверьте адрес.`}
      </Text>
      {takesTwo && (
        <Text color="fg.muted" textStyle="sm">
          Когда вы её откроете, смену подтвердит второй человек.
        </Text>
      )}
    </Stack>
  );
}
