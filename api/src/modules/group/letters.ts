import { composeLetter, type Letter, letterTime, named } from '#lib/mail/index.ts';

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
    causedBy,
    cabinetOrigin,
  }: {
    readonly group: string;
    readonly owner: string;
    readonly until: Date;
    /** The id of the owner. */
    readonly causedBy: string;
    readonly cabinetOrigin: string;
  },
): Letter {
  return composeLetter({
    kind: 'group-transfer-offer',
    causedBy,
    recipient: email,
    name: display_name,
    subject: 'Вам предлагают стать владельцем группы',
    parts: [
      'Владелец группы предлагает вам занять его место.',
      {
        facts: [
          ['Группа', group],
          ['Кто предлагает', owner],
          ['Ответить можно до', letterTime(until)],
        ],
      },
      'Владелец приглашает и исключает участников, назначает лимиты, видит операции и заявки всех и может распустить группу.',
      'Принять или отклонить предложение можно на странице группы. Если ничего не делать, владелец останется прежним.',
    ],
    button: { text: 'Посмотреть предложение', url: `${cabinetOrigin}/group` },
  });
}

/** The letter to a person whom the owner has removed. */
export function removedLetter(
  { email, display_name }: Recipient,
  group: string,
  { causedBy, cabinetOrigin }: { readonly causedBy: string; readonly cabinetOrigin: string },
): Letter {
  return composeLetter({
    kind: 'group-removed',
    causedBy,
    recipient: email,
    name: display_name,
    subject: 'Вы больше не участник группы',
    parts: [
      `Владелец исключил вас из группы ${named(group)}.`,
      'Дальше ваши запросы оплачивает ваш личный счёт. Деньги на нём и история списаний сохранились.',
    ],
    button: { text: 'Открыть кабинет', url: `${cabinetOrigin}/` },
  });
}
