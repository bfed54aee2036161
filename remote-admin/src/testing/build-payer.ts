import type { WireData } from '@cabinet/kernel/http';

export type WirePayer = WireData<'GET admin/payers'>['items'][number];
export type WirePayerDetail = WireData<'GET admin/payers/{id}'>;

const id = (last: string) => `01900000-0000-7000-8000-0000000001${last}`;

export const PAYER_ID = id('a1');
export const COLLEAGUE = { id: id('c1'), display_name: 'Вера Вторая' };

/** The account of a group. */
export const buildPayer = (draft: Partial<WirePayer> = {}): WirePayer => ({
  id: PAYER_ID,
  kind: 'group',
  name: 'Семья',
  owner: { id: id('b1'), display_name: 'Анна Воронцова', email: 'anna@demo.example' },
  tier: 'plus',
  tier_is_manual: false,
  balance: '12000.00',
  held: '0.00',
  credit_limit: '0.00',
  total_topped_up: '15000.00',
  total_spent: '3000.00',
  spent_30d: '900.00',
  is_active: true,
  is_closed: false,
  created_at: '2026-03-01T09:00:00.000Z',
  company: null,
  ...draft,
});

export const buildPayerDetail = (draft: Partial<WirePayerDetail> = {}): WirePayerDetail => ({
  ...buildPayer(),
  available: '12000.00',
  debt: '0.00',
  version: 3,
  successor: null,
  tier_state: {
    automatic: 'plus',
    manual: null,
    progress: {
      tier: 'plus',
      multiplier: '0.9700',
      next_tier: 'pro',
      spent: '15000.00',
      threshold: '50000.00',
      remaining: '35000.00',
      percent: 30,
    },
  },
  members: {
    total: 1,
    items: [
      {
        id: id('b1'),
        display_name: 'Анна Воронцова',
        email: 'anna@demo.example',
        monthly_cap: '5000.00',
        month_spent: '900.00',
        spends_now: true,
      },
    ],
  },
  holds: { total: 0, items: [] },
  limit_change: null,
  switch_change: null,
  proposals: [],
  switching: {
    people: 3,
    others: [
      { kind: 'user', people: 2 },
      { kind: null, people: 1 },
    ],
  },
  funds: {
    is_own: false,
    two_people_from: '100000.00',
    max: '10000000.00',
    moved_alone: { day: '0.00', month: '0.00' },
    allowance: '100000.00',
    confirmers: [COLLEAGUE],
  },
  ...draft,
});
