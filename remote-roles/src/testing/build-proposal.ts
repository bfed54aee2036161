import { buildStaffProposal } from '@cabinet/access/testing';
import type { WireDetail } from './build-model.ts';

type WireProposal = NonNullable<WireDetail['proposal']>;

/** A price that waits for a second person. */
export const buildProposal = (draft: Partial<WireProposal> = {}): WireProposal =>
  buildStaffProposal({
    kind: 'model_price',
    person: null,
    title: 'Роза 1',
    details: [{ field: 'input_price', before: '150.00', after: '70.00' }],
    ...draft,
  });
