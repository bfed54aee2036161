import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminUser } from './schemas.ts';

/** Whether a person can sign in: invited is whoever has never been in and has no password yet. */
export const PERSON_STATES = ['active', 'invited', 'inactive'] as const;

export type PersonState = (typeof PERSON_STATES)[number];

/** The index `users_invited` has this condition. */
const INVITED = sql<SqlBool>`(u.is_active and u.password_hash is null and u.last_sign_in_at is null)`;

/** Who is in a state, of the users `u`. */
export const IN_STATE: Readonly<Record<PersonState, RawBuilder<SqlBool>>> = {
  active: sql`(u.is_active and not ${INVITED})`,
  invited: INVITED,
  inactive: sql`not u.is_active`,
};

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
