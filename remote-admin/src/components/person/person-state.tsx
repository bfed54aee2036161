import { StatusBadge } from '@cabinet/kernel/ui';
import type { AdminUser } from '../../api/users.ts';

type State = Pick<AdminUser, 'isActive' | 'hasPassword'>;

export function stateText({ isActive, hasPassword }: State): string {
  if (!isActive) return 'Отключён';
  return hasPassword ? 'Активен' : 'Приглашён';
}

/** Whether a person can sign in. */
export function PersonState({ person }: { readonly person: State }) {
  const tone = person.isActive ? (person.hasPassword ? 'success' : 'info') : 'danger';
  return <StatusBadge tone={tone}>{stateText(person)}</StatusBadge>;
}
