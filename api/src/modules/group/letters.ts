import { quoted } from '@cabinet/kernel/core/text';
import { type Letter, letterText, letterTime } from '#lib/mail/index.ts';

interface Recipient {
  readonly email: string;
  readonly display_name: string;
}

/** The letter to the person to whom the ownership is offered. */
export function offerLetter(
  { email, display_name }: Recipient,
  {
    group,
    owner,
    until,
    publicUrl = '',
  }: {
    readonly group: string;
    readonly owner: string;
    readonly until: Date;
    readonly publicUrl: string | undefined;
  },
): Letter {
  return {
    kind: 'group-transfer-offer',
    recipient: email,
    subject: 'Вам предлагают стать владельцем группы',
    text: letterText(display_name, [
      `${owner} предлагает вам стать владельцем группы ${quoted(group)}.`,
      'Владелец приглашает и исключает участников, назначает лимиты, видит операции и заявки всех и может распустить группу.',
      '',
      `Принять или отклонить предложение можно до ${letterTime(until)} на странице группы.\n${publicUrl}/group`,
      'Если ничего не делать, владелец останется прежним.',
    ]),
  };
}

/** The letter to a person whom the owner has removed. */
export function removedLetter({ email, display_name }: Recipient, group: string): Letter {
  return {
    kind: 'group-removed',
    recipient: email,
    subject: 'Вы больше не участник группы',
    text: letterText(display_name, [
      `Владелец исключил вас из группы ${quoted(group)}.`,
      'Дальше ваши запросы оплачивает ваш личный счёт. Деньги на нём и история списаний сохранились.',
    ]),
  };
}
