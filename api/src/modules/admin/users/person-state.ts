import type { AdminUser } from './schemas.ts';

/** Whether a person can sign in: invited is whoever has never been in and has no password yet. */
export const PERSON_STATES = ['active', 'invited', 'inactive'] as const;

export type PersonState = (typeof PERSON_STATES)[number];

export const PERSON_STATE_LABEL: Readonly<Record<PersonState, string>> = {
  active: 'Активен',
  invited: 'Приглашён',
  inactive: 'Отключён',
};

/** The state of a person as the list has them. */
export function personState(
  person: Pick<AdminUser, 'is_active' | 'has_password' | 'last_sign_in_at'>,
): PersonState {
  if (!person.is_active) return 'inactive';
  return person.has_password || person.last_sign_in_at !== null ? 'active' : 'invited';
}
