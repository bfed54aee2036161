import { StatusBadge } from '@cabinet/kernel/ui';
import type { AdminUser } from '../../api/admin-users.ts';

type State = Pick<AdminUser, 'isActive' | 'hasPassword' | 'lastSignInAt'>;

/** Whoever has never been in and has no password yet has a letter with a link. */
export const isInvited = ({ isActive, hasPassword, lastSignInAt }: State): boolean =>
  isActive && !hasPassword && lastSignInAt === null;

/** What a person can do at the sign-in; the values are those of the list's filter. */
export const PERSON_STATE_LABEL = { active: 'Активен', invited: 'Приглашён', inactive: 'Отключён' } as const;

const TONE = { active: 'success', invited: 'info', inactive: 'danger' } as const;

function stateOf(person: State): keyof typeof PERSON_STATE_LABEL {
  if (!person.isActive) return 'inactive';
  return isInvited(person) ? 'invited' : 'active';
}

export const stateText = (person: State): string => PERSON_STATE_LABEL[stateOf(person)];

/** Whether a person can sign in. */
export function PersonState({ person }: { readonly person: State }) {
  return <StatusBadge tone={TONE[stateOf(person)]}>{stateText(person)}</StatusBadge>;
}
