import type { Permission } from '../core/permissions/permissions.ts';
import type { CurrentUserDto, UserDto } from '../react/session/current-user-dto.ts';

/** What a test may say about a user; everything else is ordinary. */
export interface UserDraft extends Partial<UserDto> {
  readonly permissions?: readonly Permission[] | undefined;
  readonly modelRules?: readonly string[] | undefined;
}

/** A user as `users/me` sends them: a personal account without permissions. */
export function buildUser({ permissions = [], modelRules = [], ...draft }: UserDraft = {}): UserDto {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    email: 'user@demo.example',
    display_name: 'Иван Петров',
    phone: '+79001234567',
    avatar: null,
    role: 'user',
    role_info: { role_name: 'Пользователь', permissions: [...permissions, ...modelRules] },
    account_type: 'personal',
    company_id: null,
    company: null,
    group: null,
    settings: { theme: 'light', send_by_enter: true, move_to_message: 'start', low_balance_threshold: null },
    theme: 'light',
    created_at: '2026-01-10T09:00:00.000Z',
    last_sign_in_at: '2026-11-20T09:00:00.000Z',
    ...draft,
  };
}

/** An answer of `users/me`. */
export function buildCurrentUser(draft: UserDraft = {}, balance = 1234.5): CurrentUserDto {
  return {
    user: buildUser(draft),
    balance,
    totalSpent: 0,
    tierProgress: {
      tier: 'start',
      next_tier: 'plus',
      spent: '0.00',
      threshold: '10000.00',
      remaining: '10000.00',
      percent: 0,
    },
  };
}

/** A guest: has cookies, but no account of their own. */
export function buildGuest(): CurrentUserDto {
  return { user: buildUser({ email: '', display_name: null, role: 'guest', role_info: null }), balance: 0 };
}
