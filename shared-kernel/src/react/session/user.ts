import type { Data } from '../http/calls.ts';

/** What the server says of the person at this browser and of the money they spend (product §3.1). */
export type CurrentUser = Data<'GET users/me'>;

/** The person at this browser, as the server knows them (product §3.1). */
export type User = CurrentUser['user'];

/** What a user has chosen for themself. */
export type UserSettings = User['settings'];

/** The colour mode that a user has chosen. */
export type Theme = UserSettings['theme'];

/** A visitor without an account of their own: the role is guest or the e-mail is empty. */
export function isGuest(user: Pick<User, 'role' | 'email'>): boolean {
  return user.role === 'guest' || user.email === '';
}
