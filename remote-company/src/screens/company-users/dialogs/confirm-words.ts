import type { UserQuestionKind } from '../user-question.ts';

/** What is only confirmed, without anything to choose. */
export type ConfirmedKind = Exclude<UserQuestionKind, 'cap' | 'role'>;

interface Named {
  readonly name: string;
  readonly role: string;
}

interface ConfirmWords {
  readonly title: string;
  readonly confirmLabel: string;
  readonly sentences: (of: Named) => readonly string[];
  /** Says that it is done. */
  readonly done: (name: string) => string;
}

/** What is asked, and what happens then. */
export const CONFIRM_WORDS: Readonly<Record<ConfirmedKind, ConfirmWords>> = {
  suspend: {
    title: 'Приостановить доступ?',
    confirmLabel: 'Приостановить',
    sentences: ({ name, role }) => [
      `${name}: компания перестанет оплачивать запросы этого человека, а её разделы для него закроются сразу. Место в компании и лимит за ним останутся.`,
      `В кабинет он сможет входить и дальше: запросы пойдут с его личного счёта или счёта его группы. Роль «${role}» вернётся, когда вы вернёте доступ.`,
    ],
    done: (name) => `Доступ приостановлен: ${name}`,
  },
  restore: {
    title: 'Вернуть доступ?',
    confirmLabel: 'Вернуть доступ',
    sentences: ({ name }) => [
      `${name}: компания снова будет оплачивать запросы этого человека в пределах его лимита, и к нему вернётся прежняя роль.`,
    ],
    done: (name) => `Доступ возвращён: ${name}`,
  },
  remove: {
    title: 'Удалить из компании?',
    confirmLabel: 'Удалить',
    sentences: ({ name }) => [
      `${name}: компания перестанет оплачивать запросы этого человека, роль и лимит пропадут. Дальше он пользуется кабинетом с личным счётом.`,
      'История его расходов останется у компании. Вернуть человека можно только новым приглашением.',
    ],
    done: (name) => `Больше не в компании: ${name}`,
  },
  leave: {
    title: 'Покинуть компанию?',
    confirmLabel: 'Покинуть компанию',
    sentences: () => [
      'Вы удаляете из компании себя: она перестанет оплачивать ваши запросы, а её разделы закроются для вас сразу.',
      'Дальше вы пользуетесь кабинетом с личным счётом. Вернуться можно только по новому приглашению.',
    ],
    done: () => 'Вы вышли из компании',
  },
};
