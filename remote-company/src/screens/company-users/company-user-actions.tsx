import type { RowAction } from '@cabinet/kernel/ui/table';
import type { CompanyUser } from '../../api/company-users.ts';
import type { UserQuestion, UserQuestionKind } from './user-question.ts';

const LABEL: Readonly<Record<UserQuestionKind, string>> = {
  cap: 'Изменить лимит',
  role: 'Сменить роль',
  suspend: 'Приостановить доступ',
  restore: 'Вернуть доступ',
  remove: 'Удалить из компании',
  leave: 'Покинуть компанию',
};

const KEEPS: ReadonlySet<UserQuestionKind> = new Set(['cap', 'role']);

interface ActionsOptions {
  /** Whoever is looking. */
  readonly selfId: string;
  readonly onAsk: (question: UserQuestion) => void;
  /** Why they may or may not use a model. */
  readonly onWhy: (person: CompanyUser) => void;
}

/** The owner stays whatever others wish, and nobody suspends themself; the table says so where it names the role. */
function kindsFor({ userId, isOwner, isActive }: CompanyUser, selfId: string): readonly UserQuestionKind[] {
  const isSelf = userId === selfId;
  if (isOwner) return isSelf ? ['cap', 'role'] : ['cap'];
  if (isSelf) return ['cap', 'role', 'leave'];
  return isActive ? ['cap', 'role', 'suspend', 'remove'] : ['cap', 'role', 'restore', 'remove'];
}

/** What may be done with a person of the company. */
export function companyUserActions(
  person: CompanyUser,
  { selfId, onAsk, onWhy }: ActionsOptions,
): readonly RowAction[] {
  const questions = kindsFor(person, selfId).map((kind) => ({
    id: kind,
    label: LABEL[kind],
    isDestructive: kind === 'remove' || kind === 'leave',
    onSelect: () => onAsk({ kind, person }),
  }));
  const why = { id: 'why', label: 'Почему нет доступа к модели', onSelect: () => onWhy(person) };
  // What takes something away stays last.
  return [
    ...questions.filter(({ id }) => KEEPS.has(id)),
    why,
    ...questions.filter(({ id }) => !KEEPS.has(id)),
  ];
}
