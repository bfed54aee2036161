import { RESET_CODE_MINUTES } from '@cabinet/kernel/core/contract';
import { type Letter, letterText } from '#lib/mail/index.ts';

export function resetLetter({
  recipient,
  name,
  code,
}: {
  readonly recipient: string;
  readonly name: string;
  readonly code: string;
}): Letter {
  return {
    kind: 'password-reset',
    recipient,
    subject: 'Код восстановления пароля',
    text: letterText(name, [
      `Код восстановления пароля: ${code}`,
      `Он действует ${RESET_CODE_MINUTES} минут. Никому его не сообщайте.`,
      '',
      'Если вы не запрашивали восстановление, просто удалите это письмо.',
    ]),
  };
}
