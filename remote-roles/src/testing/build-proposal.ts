import type { WireDetail } from './build-model.ts';

type WireProposal = NonNullable<WireDetail['proposal']>;

/** A price that waits for a second person. */
export const buildProposal = (draft: Partial<WireProposal> = {}): WireProposal => ({
  id: '01900000-0000-7000-8000-0000000000f1',
  number: 'П-000123',
  payer: null,
  person: null,
  title: 'Роза 1',
  details: [{ field: 'input_price', before: '150.00', after: '70.00' }],
  request: null,
  kind: 'model_price',
  amount: null,
  limit: null,
  leaves_debt: false,
  reason: null,
  document: null,
  status: 'pending',
  proposed_by: { id: '01900000-0000-7000-8000-000000000001', display_name: 'Анна Воронцова' },
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  takes_effect_at: null,
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  entry_id: null,
  actions: { confirm: false, reject: false, cancel: true },
  obstacle: 'author',
  awaits: [{ id: '01900000-0000-7000-8000-0000000000b0', display_name: 'Борис' }],
  ...draft,
});
