import { addDays, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { fromWire, subtractMoney, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { covers, outranks } from '#lib/pricing/index.ts';
import { wire } from '#lib/wire.ts';
import { listModels } from '../models/repository.ts';
import type { Draft } from './draft.ts';
import { type CostRow, sumCosts } from './impact-repository.ts';
import type { ImpactSchema } from './impact-schemas.ts';
import { findPricing } from './overlap-repository.ts';

type Impact = Static<typeof ImpactSchema>;

const DAYS = 30;

/**
 * What the charges of the last days would have cost with this correction in force all the time. A charge names the
 * correction that applied to it, which was the strongest of its moment. Where this one is stronger, it would have
 * applied instead.
 */
export async function readImpact(db: Database, draft: Draft): Promise<Impact> {
  const to = new Date();
  const from = startOfMoscowDay(addDays(moscowDay(to), 1 - DAYS));
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
    multiplier: draft.multiplier,
    strongerIds: pricing.filter((other) => outranks(other, draft)).map(({ id }) => id),
  });
  return {
    days: DAYS,
    from: from.toISOString(),
    to: to.toISOString(),
    charges: costs.charges,
    outranked: costs.outranked,
    amount_before: wire(costs.before),
    amount_after: wire(costs.after),
    difference: difference(costs),
    payers_count: costs.payers_count,
    payers: costs.payers.map(toCost),
    models_count: costs.models_count,
    models: costs.models.map(toCost),
  };
}

function toCost({ id, name, charges, before, after }: CostRow): Impact['payers'][number] {
  return {
    id,
    name,
    charges,
    before: wire(before),
    after: wire(after),
    difference: difference({ before, after }),
  };
}

const difference = ({ before, after }: Pick<CostRow, 'before' | 'after'>) =>
  toWire(subtractMoney(fromWire(after), fromWire(before)));
