import { Type } from 'typebox';
import { TimeField } from '#lib/fields.ts';

/** What a payer or a model cost, and would have cost. */
export const CostSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  charges: Type.Integer(),
  before: Type.String(),
  after: Type.String(),
  difference: Type.String(),
});

/** What every impact of another rate says. */
export const IMPACT = {
  days: Type.Integer(),
  from: TimeField,
  to: TimeField,
  charges: Type.Integer({ description: 'Those that it would have priced' }),
  amount_before: Type.String(),
  amount_after: Type.String(),
  difference: Type.String(),
  payers_count: Type.Integer(),
  payers: Type.Array(CostSchema, { description: 'The 20 with the largest difference' }),
};
