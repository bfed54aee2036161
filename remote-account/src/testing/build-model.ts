import type { WireData } from '@cabinet/kernel/http';

type WireModel = WireData<'GET models'>['models'][number];

/** A model as the API lists it. */
export function buildModel(draft: Pick<WireModel, 'id' | 'name'>): WireModel {
  return {
    developer: 'Мастерская',
    type: 'text',
    tags: [],
    input_price: '1.00',
    output_price: '2.00',
    enabled: true,
    created_at: '2026-01-01T00:00:00.000Z',
    ...draft,
  };
}
