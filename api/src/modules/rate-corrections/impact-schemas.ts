import { Type } from 'typebox';
import { named } from '#lib/fields.ts';
import { CostSchema, IMPACT } from '#lib/pricing/impact-schemas.ts';

export const ImpactSchema = named('RateCorrectionImpact', {
  ...IMPACT,
  outranked: Type.Integer({ description: 'Those in its reach that a stronger correction priced' }),
  models_count: Type.Integer(),
  models: Type.Array(CostSchema, { description: 'The 20 with the largest difference' }),
});

export const OptionsSchema = named('RateCorrectionOptions', {
  models: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      developer: Type.String(),
      type: Type.String(),
      tags: Type.Array(Type.String()),
      enabled: Type.Boolean(),
    }),
  ),
  tiers: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      threshold: Type.String(),
      multiplier: Type.String(),
      is_own: Type.Boolean({
        description: "A payer of the caller's own has it: a correction for it takes two people",
      }),
    }),
    { description: 'The lowest first' },
  ),
  alone: Type.Object(
    { min: Type.String(), max: Type.String() },
    { description: 'The multipliers that one person sets alone' },
  ),
});
