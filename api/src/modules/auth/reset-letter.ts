import { RESET_CODE_MINUTES } from '@cabinet/kernel/core/contract';
import { composeLetter, type Letter } from '#lib/mail/index.ts';

export function resetLetter({
  recipient,
  name,
  code,
}: {
  readonly recipient: string;
  readonly name: string;
  readonly code: string;
}): Letter {
  return composeLetter({
    kind: 'password-reset',
    recipient,
    name,
    subject: 'Код восстановления пароля',
    parts: [
      'Введите этот код на странице восстановления пароля:',
      { code },
      `Он действует ${RESET_CODE_MINUTES} минут. Никому его не сообщайте.`,
      'Если вы не запрашивали восстановление, просто удалите это письмо.',
    ],
  });
}
