import { seesBalance } from '../../core/permissions/sees-balance.ts';
import type { Data } from '../http/calls.ts';

/** What the server says of the person at this browser and of the money they spend (product §3.1). */
export type CurrentUser = Data<'GET users/me'>;

type UserOfAnswer = CurrentUser['user'];

/** The person at this browser, as the server knows them (product §3.1). */
export interface User extends UserOfAnswer {}

/** What a user has chosen for themself. */
export type UserSettings = User['settings'];

/** The colour mode that a user has chosen. */
export type Theme = UserSettings['theme'];

/** The account's money (product §3.3); the balance is `null` until known. */
export type AccountState = Omit<CurrentUser, 'user'>;

/** How far the account is on its way to the next tier; amounts in roubles. */
export type TierProgress = NonNullable<AccountState['tierProgress']>;

/** A visitor without an account of their own: the role is guest or the e-mail is empty. */
export function isGuest(user: Pick<User, 'role' | 'email'>): boolean {
  return user.role === 'guest' || user.email === '';
}

/** Whether a person sees the balance they spend from: a member of a company spends the company's. */
export function canSeeBalance({ companyId, roleInfo }: Pick<User, 'companyId' | 'roleInfo'>): boolean {
  const kind = companyId === null ? 'user' : 'company';
  return seesBalance({ companyId, permissions: roleInfo.permissions }, { kind, companyId });
}
