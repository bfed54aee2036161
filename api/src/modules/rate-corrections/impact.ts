import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import {
  covers,
  impactDays,
  outranks,
  sumCosts,
  toCost,
  toImpact,
  withMultiplier,
} from '#lib/pricing/index.ts';
import { listModels } from '../models/repository.ts';
import type { Draft } from './draft.ts';
import type { ImpactSchema } from './impact-schemas.ts';
import { findPricing } from './overlap-repository.ts';

type Impact = Static<typeof ImpactSchema>;

/**
 * What the charges of the last days would have cost with this correction in force all the time. A charge names the
 * correction that applied to it, which was the strongest of its moment. Where this one is stronger, it would have
 * applied instead.
 */
export async function readImpact(db: Database, draft: Draft): Promise<Impact> {
  const span = impactDays();
  const { from } = span;
  const [models, pricing] = await Promise.all([
    listModels(db, { enabledOnly: false }),
    findPricing(db, from),
  ]);
  const costs = await sumCosts(db, {
    from,
    modelIds:
      draft.scope_type === 'all'
        ? undefined
        : models.filter((model) => covers(draft, model)).map(({ id }) => id),
    payerId: draft.target_payer_id,
    tier: draft.target_tier,
    price: withMultiplier(draft.multiplier),
    strongerIds: pricing.filter((other) => outranks(other, draft)).map(({ id }) => id),
  });
  return {
    ...toImpact(span, costs),
    outranked: costs.outranked,
    models_count: costs.models_count,
    models: costs.models.map(toCost),
  };
}
