import type { WireData } from '../react/http/calls.ts';

type WireCurrentUser = WireData<'GET users/me'>;
type WireUser = WireCurrentUser['user'];

/** Who pays, in what is built for tests. */
const PAYER = { id: '01900000-0000-7000-8000-0000000000a1', kind: 'user', name: 'Иван Петров' } as const;
const MEANS = { cap: null, stopped_by: null } as const;

/** What a test may say about a user; everything else is ordinary. */
export type UserDraft = Partial<Omit<WireUser, 'settings'>> & {
  readonly settings?: Partial<WireUser['settings']> | undefined;
  readonly permissions?: readonly string[] | undefined;
  readonly modelRules?: readonly string[] | undefined;
};

/** A user as `users/me` sends them: a personal account without permissions. */
export function buildUser({
  permissions = [],
  modelRules = [],
  settings,
  ...draft
}: UserDraft = {}): WireUser {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    email: 'user@demo.example',
    display_name: 'Иван Петров',
    phone: '+79001234567',
    avatar: null,
    role: 'user',
    role_info: {
      role_id: '01900000-0000-7000-8000-0000000000d1',
      role_name: 'Пользователь',
      permissions: [...permissions, ...modelRules],
    },
    global_role: null,
    account_type: 'personal',
    is_guest: false,
    company_id: null,
    company: null,
    group: null,
    settings: {
      theme: 'light',
      send_by_enter: true,
      move_to_message: 'start',
      low_balance_threshold: null,
      ...settings,
    },
    theme: 'light',
    created_at: '2026-01-10T09:00:00.000Z',
    last_sign_in_at: '2026-11-20T09:00:00.000Z',
    second_factor: null,
    ...draft,
  };
}

/** An answer of `users/me`. */
export function buildCurrentUser(draft: UserDraft = {}, balance = 1234.5): WireCurrentUser {
  return {
    user: buildUser(draft),
    balance,
    totalSpent: '0.00',
    tierProgress: {
      tier: 'start',
      multiplier: '1.0000',
      next_tier: 'plus',
      spent: '0.00',
      threshold: '10000.00',
      remaining: '10000.00',
      percent: 0,
    },
    payer: PAYER,
    people: null,
    ...MEANS,
  };
}

/** A guest: has cookies, but no account of their own. */
export function buildGuest(): WireCurrentUser {
  const user = buildUser({ email: '', display_name: '', role: 'guest', is_guest: true });
  return { user, balance: 0, totalSpent: '0.00', tierProgress: null, payer: PAYER, people: null, ...MEANS };
}

/** Answers `users/me/balance` with this sum. */
export function buildBalance(balance: number): WireData<'GET users/me/balance'> {
  const text = balance.toFixed(2);
  const at = '2026-11-22T09:00:00.000Z';
  return { balance, available: text, held: '0.00', payer: PAYER, updated_at: at, ...MEANS };
}

type WireCap = NonNullable<WireCurrentUser['cap']>;

/** A monthly cap of 980 ₽ of which 27,07 ₽ are left. */
export function buildCap(draft: Partial<WireCap> = {}): WireCap {
  return {
    monthly_cap: '980.00',
    spent: '952.93',
    left: '27.07',
    spendable: '27.07',
    resets_at: '2026-11-30T21:00:00.000Z',
    ...draft,
  };
}
