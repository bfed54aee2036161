import { elsewhere } from '../paths.ts';
import type { InvitationKind } from './stored-secret.ts';

interface KindWords {
  readonly title: string;
  /** «в группу» */
  readonly into: string;
  readonly open: string;
  /** Where one who is in it goes. */
  readonly home: string;
  /** This screen, without any secret. */
  readonly accept: string;
  readonly whoPays: string;
  readonly whatIsSeen: string;
}

/** What is said differently of a group and of a company. */
export const KIND_WORDS: Readonly<Record<InvitationKind, KindWords>> = {
  group: {
    title: 'Приглашение в группу',
    into: 'в группу',
    open: 'Открыть группу',
    home: elsewhere.group.to(),
    accept: elsewhere.groupInviteAccept.to(),
    whoPays: 'Группа: запросы к моделям оплачивает её общий счёт. Ваши личные деньги останутся вашими.',
    whatIsSeen:
      'Вы увидите имена участников, баланс группы, свой лимит и только свои операции и заявки. Владелец увидит ваше имя, почту, операции и заявки: сколько денег группы вы потратили, когда и на какие модели.',
  },
  company: {
    title: 'Приглашение в компанию',
    into: 'в компанию',
    open: 'Открыть компанию',
    home: elsewhere.company.to(),
    accept: elsewhere.companyInviteAccept.to(),
    whoPays: 'Компания: запросы к моделям оплачивает её счёт. Ваши личные деньги останутся вашими.',
    whatIsSeen:
      'Вы увидите свои расходы, свой лимит и то, что разрешает роль. Кто управляет сотрудниками, увидит ваше имя, почту и расходы за счёт компании.',
  },
};
