import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  sessionHandlers,
  useApiServer,
} from '@cabinet/kernel/testing';

export type WireCorrection = WireData<'GET rate-corrections'>['items'][number];
export type WireDetail = WireData<'GET rate-corrections/{id}'>;
type WireOverlaps = WireData<'POST rate-corrections/overlaps'>;
type WireImpact = WireData<'POST rate-corrections/impact'>;
type WirePayer = WireData<'GET rate-corrections/payers'>[number];

/** Who has the two permissions of «Финансы», as `users/me` sends them. */
export const FINANCE = buildCurrentUser({
  permissions: ['payment_request:manage', 'rate_correction:manage'],
});

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;
const FAINA = { id: id('f1'), display_name: 'Фаина' };

export function buildCorrection(draft: Partial<WireCorrection> = {}): WireCorrection {
  return {
    id: id('01'),
    number: 1,
    scope: { type: 'all', value: null, name: null },
    target: { payer_id: null, tier: null, name: null },
    multiplier: '0.9500',
    reason: 'Скидка к празднику',
    valid_from: '2026-11-01T09:00:00.000Z',
    valid_to: null,
    is_active: true,
    state: 'active',
    created_by: FAINA,
    created_at: '2026-11-01T09:00:00.000Z',
    updated_by: null,
    updated_at: null,
    deactivated_by: null,
    deactivated_at: null,
    deactivation_reason: null,
    version: 1,
    ...draft,
  };
}

export const buildDetail = (draft: Partial<WireDetail> = {}): WireDetail => ({
  ...buildCorrection(draft),
  proposal: null,
  history: [{ at: '2026-11-01T09:00:00.000Z', action: 'create', by: FAINA, proposed_by: null, changes: [] }],
  ...draft,
});

export const PLANNED = buildDetail({
  id: id('02'),
  number: 2,
  scope: { type: 'vendor', value: 'Ромашка', name: 'Ромашка' },
  target: { payer_id: null, tier: 'pro', name: 'Про' },
  multiplier: '1.1500',
  reason: 'Подорожало',
  state: 'planned',
  valid_from: '2099-12-01T09:00:00.000Z',
  valid_to: '2099-12-05T21:00:00.000Z',
});

export const NO_OVERLAPS: WireOverlaps = { total: 0, items: [] };

export const buildImpact = (draft: Partial<WireImpact> = {}): WireImpact => ({
  days: 30,
  from: '2026-10-25T21:00:00.000Z',
  to: '2026-11-24T12:00:00.000Z',
  charges: 21,
  outranked: 0,
  amount_before: '1000.00',
  amount_after: '950.00',
  difference: '-50.00',
  payers_count: 1,
  payers: [
    {
      id: id('a1'),
      name: 'ООО «Вектор»',
      charges: 21,
      before: '1000.00',
      after: '950.00',
      difference: '-50.00',
    },
  ],
  models_count: 1,
  models: [
    { id: 'rosa-1', name: 'Роза 1', charges: 21, before: '1000.00', after: '950.00', difference: '-50.00' },
  ],
  ...draft,
});

export const VECTOR: WirePayer = {
  id: id('a1'),
  kind: 'company',
  name: 'ООО «Вектор»',
  hint: '7707083893',
  is_own: false,
  tier: 'pro',
  tier_is_manual: true,
  tier_reason: 'Договор 7',
  tier_set_by: FAINA,
  tier_set_at: '2026-11-01T09:00:00.000Z',
};

const OPTIONS: WireData<'GET rate-corrections/options'> = {
  models: [
    { id: 'rosa-1', name: 'Роза 1', developer: 'Ромашка', type: 'text', tags: ['быстрая'], enabled: true },
    { id: 'brush', name: 'Кисть', developer: 'Василёк', type: 'image', tags: [], enabled: false },
  ],
  tiers: [
    { code: 'start', name: 'Старт', threshold: '0.00', multiplier: '1.0000', is_own: true },
    { code: 'pro', name: 'Про', threshold: '50000.00', multiplier: '0.9300', is_own: false },
  ],
  alone: { min: '0.5', max: '2' },
};

/** The API behind the screens of corrections: it says what it was asked and what it was sent. */
export function useCorrectionsApi() {
  let corrections: readonly WireCorrection[] = [];
  let detail: WireDetail = buildDetail();
  let overlaps: WireOverlaps = NO_OVERLAPS;
  let impact: WireImpact = buildImpact();
  let payer: WirePayer = VECTOR;
  /** What each change comes to. */
  let proposal: WireDetail['proposal'] = null;
  const asked: string[] = [];
  const drafts: unknown[] = [];
  const sent: unknown[] = [];
  const count = (state: string) => corrections.filter((each) => each.state === state).length;
  const api = useApiServer(
    ...sessionHandlers(FINANCE),
    handle('GET rate-corrections/options', OPTIONS),
    handle('GET rate-corrections/payers', ({ request }) => {
      asked.push(`payers${new URL(request.url).search}`);
      return [payer];
    }),
    handle('GET rate-corrections', ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(String(params));
      const items = corrections.filter(({ state }) => (params.get('state') ?? state) === state);
      return {
        items,
        total: items.length,
        page: 1,
        limit: 20,
        next_cursor: null,
        counts: {
          active: count('active'),
          planned: count('planned'),
          past: count('past'),
          inactive: count('inactive'),
        },
      };
    }),
    handle('GET rate-corrections/{id}', ({ params }) =>
      params.id === detail.id ? detail : failure('RES.001'),
    ),
    handle('GET rate-corrections/{id}/impact', () => impact),
    handle('POST rate-corrections/impact', async ({ request }) => {
      drafts.push(await request.json());
      return impact;
    }),
    handle('POST rate-corrections/overlaps', () => overlaps),
    handle('POST rate-corrections', async ({ request }) => {
      sent.push(await request.json());
      return { ...detail, overlaps, proposal, ...(proposal && { number: null, is_active: false }) };
    }),
    handle('PATCH rate-corrections/{id}', async ({ request }) => {
      sent.push(await request.json());
      detail = { ...detail, version: detail.version + (proposal ? 0 : 1) };
      return { ...detail, overlaps, proposal };
    }),
    handle('PATCH rate-corrections/{id}/deactivate', async ({ request }) => {
      sent.push(await request.json());
      if (proposal === null) detail = { ...detail, state: 'inactive', is_active: false };
      return { ...detail, proposal };
    }),
    handle('PATCH rate-corrections/payer/{payerId}/tier', async ({ request }) => {
      sent.push(await request.json());
      const { id: payer_id, tier, tier_is_manual, tier_reason, tier_set_at, tier_set_by } = VECTOR;
      return { payer_id, tier, tier_is_manual, tier_reason, tier_set_at, tier_set_by };
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    localStorage.clear();
    corrections = [];
    detail = buildDetail();
    overlaps = NO_OVERLAPS;
    impact = buildImpact();
    payer = VECTOR;
    proposal = null;
    for (const kept of [asked, drafts, sent]) kept.length = 0;
  });
  return {
    api,
    asked,
    drafts,
    sent,
    setCorrections: (next: readonly WireCorrection[]) => {
      corrections = next;
    },
    setDetail: (next: WireDetail) => {
      detail = next;
    },
    setOverlaps: (next: WireOverlaps) => {
      overlaps = next;
    },
    setPayer: (next: WirePayer) => {
      payer = next;
    },
    setProposal: (next: WireDetail['proposal']) => {
      proposal = next;
    },
    setImpact: (next: WireImpact) => {
      impact = next;
    },
  };
}
