import { StatusBadge } from '@cabinet/kernel/ui';
import type { AdminUser } from '../../api/admin-users.ts';

type State = Pick<AdminUser, 'isActive' | 'hasPassword' | 'lastSignInAt'>;

/** Whoever has never been in and has no password yet has a letter with a link. */
export const isInvited = ({ isActive, hasPassword, lastSignInAt }: State): boolean =>
  isActive && !hasPassword && lastSignInAt === null;

export function stateText(person: State): string {
  if (!person.isActive) return 'Отключён';
  return isInvited(person) ? 'Приглашён' : 'Активен';
}

/** Whether a person can sign in. */
export function PersonState({ person }: { readonly person: State }) {
  const tone = person.isActive ? (isInvited(person) ? 'info' : 'success') : 'danger';
  return <StatusBadge tone={tone}>{stateText(person)}</StatusBadge>;
}
