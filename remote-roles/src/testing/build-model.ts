import type { WireData } from '@cabinet/kernel/http';

export type WireModel = WireData<'GET models/catalogue'>['items'][number];
export type WireDetail = WireData<'GET models/{id}'>;
export type WireAccess = WireData<'GET models/{id}/access'>;
type WireVerdict = WireAccess['roles'][number];

const MODEL = {
  id: 'rosa-1',
  name: 'Роза 1',
  developer: 'Ромашка',
  type: 'text',
  tags: ['открытая'],
  input_price: '150.00',
  output_price: '600.00',
  enabled: true,
  created_at: '2026-03-01T09:00:00.000Z',
  next_price: null,
};

/** A model as the catalogue lists it. */
export const buildCatalogueModel = (draft: Partial<WireModel> = {}): WireModel => ({
  ...MODEL,
  people_allowed: 120,
  people_total: 134,
  ...draft,
});

/** A model with the price that it had when it was added. */
export const buildDetail = (draft: Partial<WireDetail> = {}): WireDetail => ({
  ...MODEL,
  prices: [
    {
      input_price: '150.00',
      output_price: '600.00',
      valid_from: '2026-03-01T09:00:00.000Z',
      set_by: null,
      reason: null,
      agreed_by: null,
    },
  ],
  alone: {
    now: { input_price: { min: '75.00', max: '225.00' }, output_price: { min: '300.00', max: '900.00' } },
    planned: { input_price: { min: '75.00', max: '225.00' }, output_price: { min: '300.00', max: '900.00' } },
  },
  proposal: null,
  ...draft,
});

export const buildVerdict = (draft: Partial<WireVerdict> = {}): WireVerdict => ({
  role_id: '01900000-0000-7000-8000-0000000000e1',
  role_name: 'Партнёр',
  company_id: null,
  company_name: null,
  users_count: 9,
  hasAccess: true,
  reason: null,
  rule: 'tag:enable:открытая',
  overridden: ['all:disable'],
  ...draft,
});

export const BLOCKED = buildVerdict({
  role_id: '01900000-0000-7000-8000-0000000000e8',
  role_name: 'Менеджер',
  company_id: '01900000-0000-7000-8000-0000000000c0',
  company_name: 'ООО «Вектор»',
  users_count: 3,
  hasAccess: false,
  reason: 'Заблокировано правилами',
  rule: 'model:disable:rosa-1',
  overridden: ['all:enable'],
});

export const buildAccess = (draft: Partial<WireAccess> = {}): WireAccess => {
  const { roles = [buildVerdict(), BLOCKED], ...rest } = draft;
  const sum = (isOpen: boolean) =>
    roles.filter(({ hasAccess }) => hasAccess === isOpen).reduce((all, role) => all + role.users_count, 0);
  return {
    roles,
    people: { allowed: sum(true), blocked: sum(false) },
    used: { days: 30, people: 3, charges: 21, amount: '1234.50' },
    ...rest,
  };
};

export type WirePriceImpact = WireData<'POST models/{id}/price-impact'>;

/** What the last days would have cost at twice the price. */
export const buildPriceImpact = (draft: Partial<WirePriceImpact> = {}): WirePriceImpact => ({
  days: 30,
  from: '2026-10-30T21:00:00.000Z',
  to: '2026-11-29T00:00:00.000Z',
  charges: 124,
  people_count: 12,
  payers_count: 2,
  amount_before: '1234.00',
  amount_after: '2468.00',
  difference: '1234.00',
  payers: [
    {
      id: 'p1',
      name: 'ООО «Вектор»',
      charges: 100,
      before: '1000.00',
      after: '2000.00',
      difference: '1000.00',
    },
    { id: 'p2', name: 'Анна', charges: 24, before: '234.00', after: '468.00', difference: '234.00' },
  ],
  prices_before: { input_price: '150.00', output_price: '600.00' },
  prices_after: { input_price: '300.00', output_price: '1200.00' },
  ...draft,
});
