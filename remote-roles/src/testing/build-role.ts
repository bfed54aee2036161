import type { WireData } from '@cabinet/kernel/http';

type WireRole = WireData<'GET roles/{id}'>;
type WireSuggestions = WireData<'GET permissions/suggestions'>;
type WireModel = WireSuggestions['models'][number];

export const ROLE_ID = '01900000-0000-7000-8000-0000000000e1';

export const buildRole = (draft: Partial<WireRole> = {}): WireRole => ({
  role_id: ROLE_ID,
  role_name: 'Партнёр',
  description: 'Открытые модели',
  permissions: ['group:view_transactions', 'all:disable', 'tag:enable:открытая'],
  company_id: null,
  company_name: null,
  is_system: false,
  users_count: 3,
  kept_count: 0,
  models_open: 1,
  models_total: 3,
  may_assign: true,
  version: 1,
  updated_at: '2026-11-01T09:00:00.000Z',
  updated_by: { id: '01900000-0000-7000-8000-000000000001', display_name: 'Анна Воронцова' },
  ...draft,
});

/** A role that was just saved; `dropped` is what the server did not know. */
export const buildSaved = (
  draft: Partial<WireData<'PUT roles/{id}'>> = {},
  dropped: readonly string[] = [],
): WireData<'PUT roles/{id}'> => ({
  ...buildRole(),
  diff: { added: [], removed: [] },
  dropped: [...dropped],
  proposal: null,
  ...draft,
});

export const buildModel = (draft: Partial<WireModel> = {}): WireModel => ({
  id: 'rosa-1',
  name: 'Роза 1',
  vendor: 'Ромашка',
  type: 'text',
  tags: ['открытая'],
  enabled: true,
  ...draft,
});

export const MODELS: readonly WireModel[] = [
  buildModel(),
  buildModel({ id: 'rosa-2', name: 'Роза 2', tags: ['умная'] }),
  buildModel({ id: 'brush', name: 'Кисть', vendor: 'Василёк', type: 'image', tags: [] }),
];

export const buildSuggestions = (models: readonly WireModel[] = MODELS): WireSuggestions => ({
  vendors: [...new Set(models.map(({ vendor }) => vendor))].sort(),
  tags: [...new Set(models.flatMap(({ tags }) => tags))].sort(),
  types: [...new Set(models.map(({ type }) => type))].sort(),
  models: [...models],
});
