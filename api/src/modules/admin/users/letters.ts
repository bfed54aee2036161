import { MOSCOW_ZONE } from '@cabinet/kernel/core/calendar';
import { maskEmail } from '@cabinet/kernel/core/text';
import { greetingLine, type Letter } from '#lib/mail/index.ts';

interface EmailChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly publicUrl: string | undefined;
}

/**
 * Writes to the former and to the new address of somebody whose e-mail has changed. Neither letter names the other
 * address whole, because a mistake must not tell a stranger whose it is.
 */
export function emailChangedLetters({ name, from, to, publicUrl = '' }: EmailChange): readonly Letter[] {
  const at = new Date().toLocaleString('ru-RU', {
    timeZone: MOSCOW_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const write = (recipient: string, subject: string, lines: readonly string[]): Letter => ({
    kind: 'email-changed',
    recipient,
    subject,
    text: [greetingLine(name), '', ...lines, '', `Когда: ${at} (Москва)`, '', `${publicUrl}/login`].join(
      '\n',
    ),
  });
  return [
    write(from, 'Почта для входа в кабинет изменена', [
      `Администратор сменил почту вашей учётной записи. Теперь в кабинет входят с адресом ${maskEmail(to)}, а этот адрес для входа больше не подходит. Пароль прежний.`,
      '',
      'Если вы об этом не просили, сразу сообщите тому, кто открыл вам доступ в кабинет.',
    ]),
    write(to, 'Теперь вы входите в кабинет с этой почтой', [
      `Администратор сменил почту вашей учётной записи. Раньше вы входили с адресом ${maskEmail(from)}, теперь — с этим. Пароль прежний.`,
    ]),
  ];
}
