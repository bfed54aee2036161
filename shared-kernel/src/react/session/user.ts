import { seesBalance } from '../../core/permissions/sees-balance.ts';
import type { Data } from '../http/calls.ts';

/** What the server says about the person at this browser and the money they spend (product §3.1). */
export type CurrentUser = Data<'GET users/me'>;

type UserOfAnswer = CurrentUser['user'];

/** The person at this browser, as the server knows them (product §3.1). */
export interface User extends UserOfAnswer {}

/** The choices that a user has made. */
export type UserSettings = User['settings'];

/** The colour mode that a user has chosen. */
export type Theme = UserSettings['theme'];

/** The account's money and what the person may spend of it (product §3.3). The balance is `null` until it is known. */
export type AccountState = Omit<CurrentUser, 'user'>;

/** How far the account is on its way to the next tier. Amounts are in roubles. */
export type TierProgress = NonNullable<AccountState['tierProgress']>;

/** The monthly cap that holds for what the person spends now, and what it leaves. Amounts are in roubles. */
export type Cap = NonNullable<AccountState['cap']>;

/** Why no request of the person is paid for. */
export type Stop = NonNullable<AccountState['stoppedBy']>;

/** Whether a visitor has no account of their own, because the role is guest or the e-mail is empty. */
export function isGuest(user: Pick<User, 'role' | 'email'>): boolean {
  return user.role === 'guest' || user.email === '';
}

/** Whether nothing is open to a person before they add a second factor (product §12.13). An older API does not know of it. */
export function isFactorDue({ secondFactor }: Partial<Pick<User, 'secondFactor'>>): boolean {
  return secondFactor?.isClosed === true;
}

/** Whether a person sees the balance they spend from. A member of a company spends the company's. */
export function canSeeBalance({ companyId, roleInfo }: Pick<User, 'companyId' | 'roleInfo'>): boolean {
  const kind = companyId === null ? 'user' : 'company';
  return seesBalance({ companyId, permissions: roleInfo.permissions }, { kind, companyId });
}
