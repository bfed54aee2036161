import type { WireData } from '@cabinet/kernel/http';

type WireProposal = WireData<'GET admin/proposals'>['items'][number];

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;

/** A role of staff for somebody, which the viewer has proposed and somebody else may confirm. */
export const buildStaffProposal = (draft: Partial<WireProposal> = {}): WireProposal => ({
  id: id('d5'),
  number: 'П-000123',
  payer: null,
  person: { id: id('a1'), display_name: 'Анна Воронцова' },
  title: null,
  details: [
    { field: 'role', before: 'Пользователь', after: 'Кадры' },
    { field: 'permission', before: null, after: 'user:manage' },
  ],
  request: null,
  kind: 'staff_role',
  amount: null,
  limit: null,
  leaves_debt: false,
  reason: null,
  document: null,
  status: 'pending',
  proposed_by: { id: id('01'), display_name: 'Иван Петров' },
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  takes_effect_at: null,
  agreed_by: null,
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  entry_id: null,
  actions: { confirm: false, reject: false, cancel: true },
  obstacle: 'author',
  awaits: [{ id: id('c2'), display_name: 'Пётр Первый' }],
  ...draft,
});

/** All that waits for a second person, as a list. */
export const buildProposalPage = (items: readonly WireProposal[]): WireData<'GET admin/proposals'> => ({
  items: [...items],
  total: items.length,
  page: 1,
  limit: 20,
  next_cursor: null,
});
