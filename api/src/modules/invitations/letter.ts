import { formatAmount } from '@cabinet/kernel/core/amount';
import { composeLetter, type Letter, letterTime, named, namedInSubject } from '#lib/mail/index.ts';
import { CODE_MINUTES } from './code-repository.ts';
import type { Kind } from './inviting.ts';

interface InvitationFacts {
  readonly kind: Kind;
  readonly recipient: string;
  readonly organisation: string;
  readonly inviter: string;
  readonly roleName: string | null;
  readonly monthlyCap: string | null;
  readonly expiresAt: Date;
  readonly link: string;
}

const WORDS = {
  group: {
    into: 'в группу',
    sees: 'Вы будете видеть, кто состоит в группе, её баланс и только свои операции и заявки. Операции и заявки всех видит владелец группы.',
    pays: 'Ваша работа с моделями будет оплачиваться со счёта группы. Личный счёт и деньги на нём остаются вашими.',
  },
  company: {
    into: 'в компанию',
    sees: 'Вы будете видеть свои расходы и те разделы компании, которые открывает ваша роль. Ваши расходы видит компания.',
    pays: 'Ваша работа с моделями будет оплачиваться со счёта компании. Личный счёт и деньги на нём остаются вашими.',
  },
} as const;

export function linkOf(origin: string, kind: Kind, secret: string): string {
  return `${origin}/${kind}/invite/accept?token=${secret}`;
}

export function invitationLetter(facts: InvitationFacts): Letter {
  const { kind, recipient, inviter, organisation, roleName, monthlyCap, expiresAt, link } = facts;
  const { into, sees, pays } = WORDS[kind];
  return composeLetter({
    kind: `${kind}-invitation`,
    recipient,
    name: '',
    subject: `Приглашение ${into} ${namedInSubject(organisation)}`,
    parts: [
      `Вас приглашают ${into} ${named(organisation)}.`,
      {
        facts: [
          ['Кто приглашает', inviter],
          ...(roleName === null ? [] : ([['Ваша роль', roleName]] as const)),
          ['Лимит расходов', monthlyCap === null ? 'не установлен' : `${formatAmount(monthlyCap)} в месяц`],
          ['Действует до', letterTime(expiresAt)],
        ],
      },
      sees,
      pays,
    ],
    button: { text: 'Посмотреть приглашение', url: link },
    after: ['Если вы не ждали этого письма — просто не открывайте ссылку.'],
  });
}

/** The letter with the code by which whoever opened a copied link proves that they read the address. */
export function codeLetter({
  kind,
  recipient,
  organisation,
  code,
}: {
  readonly kind: Kind;
  readonly recipient: string;
  readonly organisation: string;
  readonly code: string;
}): Letter {
  return composeLetter({
    kind: `${kind}-invitation-code`,
    recipient,
    name: '',
    subject: 'Код подтверждения почты',
    parts: [
      `Этот код нужен, чтобы ответить на приглашение ${WORDS[kind].into} ${named(organisation)}:`,
      { code },
      `Он действует ${CODE_MINUTES} минут. Никому его не сообщайте, даже тому, кто вас пригласил.`,
      'Если вы не открывали приглашение, просто удалите это письмо.',
    ],
  });
}
