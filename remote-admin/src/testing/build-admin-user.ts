import type { WireData } from '@cabinet/kernel/http';

export type WireAdminUser = WireData<'GET admin/users'>['items'][number];
export type WireAdminUserDetail = WireData<'GET admin/users/{id}'>;

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;

/** Somebody as the administration lists them: with a personal account and the usual role. */
export const buildAdminUser = (draft: Partial<WireAdminUser> = {}): WireAdminUser => ({
  id: id('a1'),
  email: 'anna@demo.example',
  display_name: 'Анна Воронцова',
  phone: '+79123456789',
  avatar: null,
  role: { role_id: id('e0'), role_name: 'Пользователь', company_id: null },
  global_role: null,
  account_type: 'personal',
  company: null,
  group: null,
  is_active: true,
  has_password: true,
  balance: '1500.0000000000',
  spent_30d: '320.5000000000',
  created_at: '2026-03-01T09:00:00.000Z',
  last_sign_in_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  ...draft,
});

/** The same with all that their page shows. */
export const buildAdminUserDetail = (draft: Partial<WireAdminUserDetail> = {}): WireAdminUserDetail => ({
  ...buildAdminUser(),
  is_self: false,
  has_second_factor: false,
  owns_company: false,
  owns_group: false,
  suspended_in: null,
  low_balance_threshold: null,
  invited_until: null,
  sessions: [
    {
      id: id('51'),
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
      ip: '203.0.113.9',
      fingerprint_short: 'a1a1a1a1',
      created_at: '2026-11-19T09:00:00.000Z',
      last_seen_at: '2026-11-20T09:00:00.000Z',
      current: false,
    },
  ],
  payers: [
    {
      id: id('b1'),
      kind: 'user',
      name: 'Анна Воронцова',
      pays: true,
      is_active: true,
      balance: '1500.0000000000',
      held: '200.0000000000',
      credit_limit: '0.0000000000',
      available: '1300.0000000000',
      tier: 'start',
    },
  ],
  month: null,
  permissions: ['group:view_transactions', 'all:enable'],
  global_permissions: null,
  audit: [],
  ...draft,
});

type WireLeftMoney = NonNullable<WireData<'GET admin/users/{id}/deletion'>['payer']>;

/** What is on the account of a person. */
export const buildLeftMoney = (draft: Partial<WireLeftMoney> = {}): WireLeftMoney => ({
  id: id('b1'),
  balance: '1234.00',
  held: '0.00',
  debt: '0.00',
  credit_limit: '0.00',
  open_requests: 0,
  open_amount: '0.00',
  ...draft,
});
