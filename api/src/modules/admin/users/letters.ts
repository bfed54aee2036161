import { maskEmail } from '@cabinet/kernel/core/text';
import { composeLetter, type Letter, letterTime } from '#lib/mail/index.ts';

interface EmailChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly cabinetOrigin: string;
}

/**
 * Writes to the former and to the new address of somebody whose e-mail has changed. Neither letter names the other
 * address whole, because a mistake must not tell a stranger whose it is.
 */
export function emailChangedLetters({
  name,
  from,
  to,
  cabinetOrigin,
}: EmailChange): readonly [former: Letter, present: Letter] {
  const at = letterTime(new Date());
  const write = (recipient: string, subject: string, paragraphs: readonly string[]): Letter =>
    composeLetter({
      kind: 'email-changed',
      recipient,
      name,
      subject,
      parts: [...paragraphs, { facts: [['Когда', at]] }],
      button: { text: 'Войти в кабинет', url: `${cabinetOrigin}/login` },
    });
  return [
    write(from, 'Почта для входа в кабинет изменена', [
      `Администратор сменил почту вашей учётной записи. Теперь в кабинет входят с адресом ${maskEmail(to)}, а этот адрес для входа больше не подходит. Пароль прежний.`,
      'Если вы об этом не просили, сразу сообщите тому, кто открыл вам доступ в кабинет.',
    ]),
    write(to, 'Теперь вы входите в кабинет с этой почтой', [
      `Администратор сменил почту вашей учётной записи. Раньше вы входили с адресом ${maskEmail(from)}, теперь — с этим. Пароль прежний.`,
      'Если вы об этом не просили, сообщите тому, кто открыл вам доступ в кабинет.',
    ]),
  ];
}
