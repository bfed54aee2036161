import { quoted } from '@cabinet/kernel/core/text';
import { composeLetter, type Letter, letterTime } from '#lib/mail/index.ts';

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
    cabinetOrigin,
  }: {
    readonly group: string;
    readonly owner: string;
    readonly until: Date;
    readonly cabinetOrigin: string;
  },
): Letter {
  return composeLetter({
    kind: 'group-transfer-offer',
    recipient: email,
    name: display_name,
    subject: 'Вам предлагают стать владельцем группы',
    parts: [
      `${owner} предлагает вам стать владельцем группы ${quoted(group)}.`,
      'Владелец приглашает и исключает участников, назначает лимиты, видит операции и заявки всех и может распустить группу.',
      `Принять или отклонить предложение можно до ${letterTime(until)} на странице группы. Если ничего не делать, владелец останется прежним.`,
    ],
    button: { text: 'Посмотреть предложение', url: `${cabinetOrigin}/group` },
  });
}

/** The letter to a person whom the owner has removed. */
export function removedLetter(
  { email, display_name }: Recipient,
  group: string,
  cabinetOrigin: string,
): Letter {
  return composeLetter({
    kind: 'group-removed',
    recipient: email,
    name: display_name,
    subject: 'Вы больше не участник группы',
    parts: [
      `Владелец исключил вас из группы ${quoted(group)}.`,
      'Дальше ваши запросы оплачивает ваш личный счёт. Деньги на нём и история списаний сохранились.',
    ],
    button: { text: 'Открыть кабинет', url: `${cabinetOrigin}/` },
  });
}
