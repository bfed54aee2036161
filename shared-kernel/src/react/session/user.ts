import type { Permission } from '../../core/permissions/permissions.ts';

/** Where `move_to_message` puts the reader of a long answer. */
export type MoveToMessage = 'start' | 'end';

/** The colour mode that a user has chosen. */
export type Theme = 'light' | 'dark';

/** Whose money a person spends first. */
export type AccountType = 'personal' | 'group' | 'company';

/** What a user has chosen for themself. */
export interface UserSettings {
  readonly theme: Theme;
  readonly sendByEnter: boolean;
  readonly moveToMessage: MoveToMessage;
  /** Balance in roubles under which the user wants a letter; `null` when they want none. */
  readonly lowBalanceThreshold: number | null;
}

/** The person at this browser, as the server knows them (specification §3). */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly phone: string | null;
  readonly avatar: string | null;
  readonly role: string;
  readonly roleName: string;
  readonly permissions: readonly Permission[];
  /** What the role says about models, as `core/model-access` reads it; empty when it says nothing. */
  readonly modelRules: readonly string[];
  readonly accountType: AccountType;
  readonly companyId: string | null;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly group: { readonly id: string; readonly name: string; readonly isOwner: boolean } | null;
  readonly settings: UserSettings;
  readonly createdAt: string | null;
  readonly lastSignInAt: string | null;
}

/** A visitor without an account of their own: the role is guest or the e-mail is empty. */
export function isGuest(user: Pick<User, 'role' | 'email'>): boolean {
  return user.role === 'guest' || user.email === '';
}
